/** Why a wish of the owner cannot be granted, in words for the person who typed it. */
export class OwnerRefusal extends Error {
  override name = 'OwnerRefusal';
}
