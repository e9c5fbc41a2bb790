/** Error with a message for the user: why an edit is not possible. */
export class EditError extends Error {
  override name = 'EditError';
}
