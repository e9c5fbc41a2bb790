import { spawnSync } from 'node:child_process';

/**
 * Runs a script of a step as GitHub does. A shell whose input is a socket, as that of Node is, would read the settings of
 * the user first.
 * @param env all that it knows but the way to its programs
 */
export const runShell = (script: string, env: Record<string, string>, cwd?: string) =>
  spawnSync('bash', ['--norc', '-e', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
