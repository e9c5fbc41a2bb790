// Runs in CloudFront before the API. Tells it from which address a visitor comes, whatever the visitor says.
// Source: CloudFront Developer Guide, "Add a true client IP header to a CloudFront Functions viewer request event".

/** Replaced when the stack is made: the origin from which the API takes forms; empty when the site has its own name. */
const ours = 'ORIGIN';

// CloudFront calls it by its name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const headers = event.request.headers;
  headers['true-client-ip'] = { value: event.viewer.ip };
  // Without its names the site is looked at under CloudFront's: a form that is sent from there is sent from the site.
  if (ours && headers.origin && headers.origin.value === `https://${headers.host.value}`)
    headers.origin = { value: ours };
  return event.request;
}
