/** An error of a command of the owner. The message is shown without a stack trace. */
export class LeadCommandError extends Error {
  override name = 'LeadCommandError';
}
