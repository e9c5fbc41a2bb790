import { useCallback, useState } from 'react';
import { useStudio } from '../state/use-studio.ts';
import type { TaskInput, TaskName, TaskResult } from '../checking/site-tasks.ts';

type Task<N extends TaskName> = {
  /** Asks for it. @returns nothing when it was refused; the refusal says why */
  run: (...input: TaskInput<N>) => Promise<TaskResult<N> | undefined>;
  isRunning: boolean;
  refusal: string | undefined;
};

/** Something that rests on all documents of the site, and how that goes. */
export const useTask = <N extends TaskName>(name: N): Task<N> => {
  const { checking } = useStudio();
  const [state, setState] = useState<{ isRunning: boolean; refusal?: string }>({ isRunning: false });
  const run = useCallback(
    async (...input: TaskInput<N>): Promise<TaskResult<N> | undefined> => {
      setState({ isRunning: true });
      try {
        const result = await checking.ask(name, ...input);
        setState({ isRunning: false });
        return result;
      } catch (error) {
        setState({ isRunning: false, refusal: error instanceof Error ? error.message : String(error) });
        return undefined;
      }
    },
    [checking, name],
  );
  return { run, isRunning: state.isRunning, refusal: state.refusal };
};
