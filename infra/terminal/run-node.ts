import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs Node and prints its output. @returns whether it exited with 0 */
export const runNodeScript = async (
  words: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> => {
  const [status] = (await once(spawn(process.execPath, words, { stdio: 'inherit', ...options }), 'exit')) as [
    number | null,
  ];
  return status === 0;
};
