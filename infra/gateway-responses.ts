/**
 * Headers of the responses that AWS WAF and API Gateway send themselves. The forms read only the status. A browser
 * without scripts is redirected to the page `/not-sent` (HTML standard, "The `Refresh` header").
 */
export const gatewayResponseHeaders = { 'retry-after': '30', refresh: '0;url=/not-sent' };

/** Bodies of these responses. */
export const gatewayResponses = {
  busy: { error: 'busy' },
  preview: { error: 'preview' },
  tooLarge: { error: 'too-large' },
  notFound: { error: 'not-found' },
  refused: { error: 'refused' },
  unavailable: { error: 'unavailable' },
};
