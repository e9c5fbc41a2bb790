import { toCommandError } from './aws-errors.ts';

/**
 * Prints the name of a step, runs it and prints its duration.
 * @param name such as `Publishing`
 * @param work runs the step; may print its progress
 * @throws what `work` throws, known AWS errors as `CommandError`
 */
export const runStep = async <T>(
  name: string,
  work: (print: (line: string) => void) => Promise<T>,
): Promise<T> => {
  const started = performance.now();
  console.log(`\n— ${name} …`);
  const result = await work((line) => console.log(`  ${line}`)).catch((error: unknown) => {
    throw toCommandError(error);
  });
  console.log(`  done, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
};
