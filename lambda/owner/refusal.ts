/** Why a wish of the owner cannot be granted, in words for the person who typed it. */
export class OwnerFault extends Error {
  override name = 'OwnerFault';
}
