import { useCallback, useState } from 'react';
import { useStudio } from './use-studio.ts';
import type { TaskInput, TaskName, TaskResult } from '../checking/site-tasks.ts';
import { messageOf } from '../words/words.ts';

/** Has things done that rest on all documents of the site; `run` gives nothing when it was refused. */
export const useTasks = () => {
  const { checking } = useStudio();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = useCallback(
    async <N extends TaskName>(name: N, ...input: TaskInput<N>): Promise<TaskResult<N> | undefined> => {
      setRunning(true);
      setRefusal(undefined);
      try {
        return await checking.ask(name, ...input);
      } catch (error) {
        setRefusal(messageOf(error));
        return undefined;
      } finally {
        setRunning(false);
      }
    },
    [checking],
  );
  return { run, isRunning, refusal };
};
