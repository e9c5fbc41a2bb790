/** Returns the result of a function, or undefined if it throws because the browser lacks a feature. */
export const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
