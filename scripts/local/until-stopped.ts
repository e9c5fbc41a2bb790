import { exitWithInternalError, reportInternalErrors } from '../internal-error.mjs';

/** Keeps the command running until Ctrl+C or a signal, then ends what it started. */
export const untilStopped = (end: () => Promise<unknown>): void => {
  reportInternalErrors();
  let ending = false;
  const finish = () => {
    if (ending) process.exit(1);
    ending = true;
    end().then(() => process.exit(0), exitWithInternalError);
  };
  process.on('SIGINT', finish);
  process.on('SIGTERM', finish);
};
