import { spawnSync } from 'node:child_process';
import { CommandError } from '../terminal/command-error.ts';

/**
 * Runs git in the working directory.
 * @returns its output and whether it succeeded
 * @throws CommandError if git is not installed
 */
export const tryGit = (...args: string[]): { done: boolean; out: string; errors: string } => {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error)
    throw new CommandError(`git cannot be run (${error.message}). Install it and run the command again.`);
  return { done: status === 0, out: stdout.trim(), errors: stderr.trim() };
};
