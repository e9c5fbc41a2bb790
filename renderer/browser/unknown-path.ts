/** Logs the path of a page that does not exist (docs/specification.md 2.7). */
export const logUnknownPath = (): void => {
  console.error(`404: no page at ${location.pathname}`);
};
