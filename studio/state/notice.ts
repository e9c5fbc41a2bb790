/** What the Studio has to say that nobody has asked for; the last thing said stands until it is closed. */
export class Notice {
  readonly #listeners = new Set<() => void>();
  #text = '';

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): string => this.#text;

  /** @param text nothing closes it */
  say(text: string): void {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  }
}
