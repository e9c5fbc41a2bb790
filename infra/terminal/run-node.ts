import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs Node with its output on the screen. @returns whether it ended without an error */
export const runNodeScript = async (
  words: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> => {
  const [status] = (await once(spawn(process.execPath, words, { stdio: 'inherit', ...options }), 'exit')) as [
    number | null,
  ];
  return status === 0;
};
