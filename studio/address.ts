/** URL path of the Studio on the development server. */
export const studioUrl = '/_studio';
