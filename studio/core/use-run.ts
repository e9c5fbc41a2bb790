import { useCallback, useEffect, useState } from 'react';
import { errorMessage, formatMessage, words } from '../messages/messages.ts';

/** Runs async tasks with a running state and the message of the last failure. `run` returns undefined if the task fails. */
export const useRun = () => {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = useCallback(async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    setRunning(true);
    setFailure(undefined);
    try {
      return await task();
    } catch (error) {
      const message = errorMessage(error);
      // A message with a line is about a problem of a document, which the list of problems describes for editors.
      const page = /([a-z][\w-]*)\.ya?ml:\d/.exec(message)?.[1];
      setFailure(page === undefined ? message : formatMessage(words.problems.prevents, { page }));
      return undefined;
    } finally {
      setRunning(false);
    }
  }, []);
  return { run, isRunning, failure };
};

/**
 * Loads a value, and loads it again whenever an input changes or `look` is called.
 * @returns the value once it is loaded, and the message of the last failure
 */
export const useLoaded = <Value>(load: () => Promise<Value>, inputs: readonly unknown[]) => {
  const { run, failure } = useRun();
  const [value, setValue] = useState<Value>();
  // oxlint-disable-next-line react/exhaustive-deps -- the caller names what `load` depends on
  const look = useCallback(() => run(async () => setValue(await load())), [run, ...inputs]);
  useEffect(() => void look(), [look]);
  return { value, failure, look };
};
