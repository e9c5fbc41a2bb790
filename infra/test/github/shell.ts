import { spawnSync } from 'node:child_process';

/**
 * Runs a script of a step as GitHub does. If the input were a socket, as in Node, the shell would read the user's
 * settings first.
 * @param env its environment besides PATH
 */
export const runShell = (script: string, env: Record<string, string>, cwd?: string) =>
  spawnSync('bash', ['--norc', '-e', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
