/** A value that tells of its changes, in the shape that React's `useSyncExternalStore` reads. */
export class Observable<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  /** Tells of every change. @returns what ends that */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same value until something changes. */
  snapshot = (): Value => this.#value;

  /** Gives it another value; the same one is no change. */
  set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };
}
