/**
 * Headers of the responses that AWS WAF and API Gateway send themselves. The forms read only the status. A browser
 * without scripts is redirected to the page `/not-sent` (HTML standard, "The `Refresh` header"). Any
 * site may read the responses, because they contain no data; they do not know whether the stage lists its origin.
 */
export const gatewayResponseHeaders = {
  'retry-after': '30',
  refresh: '0;url=/not-sent',
  'access-control-allow-origin': '*',
};

/** Bodies of these responses. */
export const gatewayResponses = {
  busy: { error: 'busy' },
  preview: { error: 'preview' },
  tooLarge: { error: 'too-large' },
  notFound: { error: 'not-found' },
  refused: { error: 'refused' },
  unavailable: { error: 'unavailable' },
};
