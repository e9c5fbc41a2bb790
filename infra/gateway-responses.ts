/**
 * Headers of what the firewall and the API answer by themselves. The forms read the status alone; a browser that
 * posted a form without scripts is led on to the page that says what to do (HTML standard, "The `Refresh` header").
 */
export const gatewayResponseHeaders = { 'retry-after': '30', refresh: '0;url=/not-sent' };

/** Bodies of these answers. */
export const gatewayResponses = {
  busy: { error: 'busy' },
  preview: { error: 'preview' },
  tooLarge: { error: 'too-large' },
  notFound: { error: 'not-found' },
  refused: { error: 'refused' },
  unavailable: { error: 'unavailable' },
};
