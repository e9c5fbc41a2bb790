import { fork, type ChildProcess } from 'node:child_process';

type Ended = { isDone: boolean; stdout: Buffer; stderr: Buffer };
type Wanted = { cwd: string; env: Record<string, string | undefined>; input: string | Buffer };

const waiting = new Map<number, (ended: Ended) => void>();
let asked = 0;

const startStarter = (): ChildProcess => {
  const starter = fork(new URL('starter.mjs', import.meta.url), { serialization: 'advanced', execArgv: [] });
  starter.on('message', ({ id, ...ended }: Ended & { id: number }) => {
    waiting.get(id)?.(ended);
    waiting.delete(id);
    if (waiting.size === 0) starter.channel?.unref();
  });
  starter.unref();
  return starter;
};
let starter: ChildProcess | undefined;

/**
 * Runs a program to its end. A small process starts it: this one would copy the tables of all its memory first, which
 * costs 9 ms at 300 MB, where most programs of tests are done in 2 ms.
 * @returns whether it ended well, and what it said
 */
export const startProgram = (
  file: string,
  args: readonly string[],
  { cwd, env, input }: Wanted,
): Promise<Ended> => {
  const { channel } = (starter ??= startStarter());
  channel?.ref();
  const id = (asked += 1);
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    starter?.send({ id, file, args, options: { cwd, env }, input });
  });
};
