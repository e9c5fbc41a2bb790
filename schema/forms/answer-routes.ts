/** Routes of the result pages after a form was submitted without JavaScript (docs/specification.md 6.6). */
export const answerRoutes = { sent: '/thank-you', failed: '/not-sent' };

/** The URL at which the function of a stage receives forms (docs/specification.md 6.1). */
export const leadEndpoint = '/api/send-email';
