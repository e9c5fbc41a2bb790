import { toCommandError } from './aws-errors.ts';

/**
 * Says that a step begins, runs it, and says how long it took.
 * @param name what is done, such as `Publishing`
 * @param work does it; it may tell how far it is
 * @throws what the work throws, as a `CommandError` where a person can mend it
 */
export const runStep = async <T>(
  name: string,
  work: (tell: (line: string) => void) => Promise<T>,
): Promise<T> => {
  const started = performance.now();
  console.log(`\n— ${name} …`);
  const result = await work((line) => console.log(`  ${line}`)).catch((error: unknown) => {
    throw toCommandError(error);
  });
  console.log(`  done, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
};
