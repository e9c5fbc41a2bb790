import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gitIn } from './git.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'git-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['waits for it', 'sleep 20; touch done'],
  ['ignores signals', 'trap "" TERM HUP; sleep 20; touch done'],
  ['starts another one', '(sleep 20; touch done) & sleep 20'],
])('a timeout kills Git and a child process that %s, such as a hook', async (_, script) => {
  const late = gitIn(folder)(['-c', `alias.hang=!cd '${folder}'; ${script}`, 'hang'], { timeoutMs: 100 });
  await expect(late).rejects.toThrow('timed out: git -c');
  expect(existsSync(join(folder, 'done'))).toBe(false);
});
