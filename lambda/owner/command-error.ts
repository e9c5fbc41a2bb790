/** Why a command of the owner is refused, in words for the person who typed it. */
export class LeadCommandError extends Error {
  override name = 'LeadCommandError';
}
