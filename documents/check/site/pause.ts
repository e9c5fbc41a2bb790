/** Is awaited between the steps of a check. Rejects when the check is to stop. */
export type Pause = () => Promise<void>;

/** For a check that nobody stops: it goes on at once. */
export const noPause: Pause = () => Promise.resolve();

/** Lets everything else that waits run first, such as a message to this worker; rejects once the signal is aborted. */
export const pauseUnless =
  (signal: AbortSignal): Pause =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  };
