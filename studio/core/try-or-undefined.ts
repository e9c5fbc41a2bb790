/** What a function gives; undefined when it throws, as when a text is no JSON or a browser stores nothing. */
export const tryOrUndefined = <Value>(run: () => Value): Value | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
