/** A value with change listeners, with the interface that React's `useSyncExternalStore` expects. */
export class Observable<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  /** Calls the listener on every change. @returns unsubscribe function */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the current value. */
  snapshot = (): Value => this.#value;

  /** Sets the value and notifies the listeners if it differs. */
  set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };
}
