/** Logs the path that led nowhere (specification, sections 2 and 8). */
export const logUnknownPath = (): void => {
  console.error(`404: no page at ${location.pathname}`);
};
