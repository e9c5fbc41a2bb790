/**
 * The header of a monitoring probe of the forms (lambda/watch/). A GET with it is answered with 200 if the request came the
 * same way as a form, through CloudFront with the front-door secret. A GET is never a lead, and no lead metric counts it.
 */
export const probeHeader = 'x-probe';
