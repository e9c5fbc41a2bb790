/** Why a command cannot do what it was asked, in words for the person who asked. */
export class EditError extends Error {
  override name = 'EditError';
}
