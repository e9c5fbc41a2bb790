/** Why something is not done, in words for whoever asked for it. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
}
