/** Keeps the command running until Ctrl+C or a signal, then ends what it started. */
export const untilStopped = (end: () => Promise<unknown>): void => {
  let ending = false;
  const finish = () => {
    if (ending) process.exit(1);
    ending = true;
    void end().finally(() => process.exit(0));
  };
  process.on('SIGINT', finish);
  process.on('SIGTERM', finish);
};
