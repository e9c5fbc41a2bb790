/** Returns the result of `run`, or undefined if it throws, for example on invalid JSON or unavailable storage. */
export const tryOrUndefined = <Value>(run: () => Value): Value | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
