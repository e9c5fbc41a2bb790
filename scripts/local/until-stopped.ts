import { exitWithInternalError, reportInternalErrors } from '../internal-error.mjs';

/** Runs until SIGINT (Ctrl+C) or SIGTERM, then calls `stop`; a second signal ends the process at once. */
export const untilStopped = (stop: () => Promise<unknown>): void => {
  reportInternalErrors();
  let isStopping = false;
  const finish = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(() => process.exit(0), exitWithInternalError);
  };
  process.on('SIGINT', finish);
  process.on('SIGTERM', finish);
};
