/** After this many milliseconds an idle moment is not waited for: some browsers see none until the next frame. */
const timeoutMs = 300;

/** Ends when the browser has nothing else to do, or soon; Safari does not say when that is. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve);
  });
