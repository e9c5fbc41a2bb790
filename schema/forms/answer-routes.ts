/** Routes of the result pages after a form was submitted without JavaScript (docs/specification.md 6.6). */
export const answerRoutes = { sent: '/thank-you', failed: '/not-sent' };
