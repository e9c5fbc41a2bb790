/** Why a command cannot do what it was asked, in words for the person who asked. */
export class EditRefusal extends Error {
  override name = 'EditRefusal';
}
