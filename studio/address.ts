/** Where the Studio is while the site is edited. */
export const studioUrl = '/_studio';
