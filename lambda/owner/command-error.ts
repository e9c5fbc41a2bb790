/** Why a command of the owner is refused, in words for the person who typed it. */
export class OwnerRefusal extends Error {
  override name = 'OwnerRefusal';
}
