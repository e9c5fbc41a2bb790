// CloudFront runs this function for the Studio, after its cache. It sets which origins may read the files. For the
// dialect see viewer-request.js.

/** Replaced by `edge/code.ts`: the value of `Access-Control-Allow-Origin`. */
const readers = 'READERS';

// CloudFront calls the function by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  event.response.headers['access-control-allow-origin'] = { value: readers };
  return event.response;
}
