/** The pages that answer a plain form post (docs/specification.md 6.6). */
export const answerRoutes = { sent: '/thank-you', failed: '/not-sent' };
