/**
 * The header of who only looks whether the forms work (lambda/watch/). With a GET it is answered 200 when the request
 * came the way of a form, through CloudFront with the secret of the front door. A GET is never a lead, and no metric of
 * leads counts it.
 */
export const probeHeader = 'x-probe';
