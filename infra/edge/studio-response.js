// Runs in CloudFront after its cache, in the dialect of viewer-request.js. Says who may read the files of the Studio.

/** Replaced when the stack is made. */
const readers = 'READERS';

// CloudFront calls it by its name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  event.response.headers['access-control-allow-origin'] = { value: readers };
  return event.response;
}
