// CloudFront runs this function before the API. It adds the visitor's IP address and replaces a value that the visitor
// has sent. Source: CloudFront Developer Guide, "Add a true client IP header to a CloudFront Functions viewer request
// event".

/** Replaced by `edge/code.ts`: the origin that the API accepts; empty if the site has its own host name. */
const ours = 'ORIGIN';

// CloudFront calls the function by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const headers = event.request.headers;
  headers['true-client-ip'] = { value: event.viewer.ip };
  // A site without its own host name is visited under CloudFront's name. Forms from there count as forms from the
  // accepted origin.
  if (ours && headers.origin && headers.origin.value === `https://${headers.host.value}`)
    headers.origin = { value: ours };
  return event.request;
}
