import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';

test('documents are listed with --check, and written in one style without it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('a.yaml', '\ufeffa: [1]   # note\r\n');
  write('b.yaml', 'a: [ 1 ]\n');
  write('broken.yaml', 'a: [1\n');
  const run = async (...flags: string[]) => {
    const { status, out } = await runCommand(resolve('scripts/documents/format.ts'), [...flags, folder], {
      cwd: process.cwd(),
      env: process.env,
    });
    return { status, out };
  };
  const file = join(folder, 'a.yaml');
  const advice = 'These documents are not formatted. Run npm run site -- format.\n';
  expect(await run('--check')).toEqual({ status: 1, out: `${file}\n${advice}` });
  expect(await run()).toEqual({ status: 0, out: `${file}\n` });
  expect(readFileSync(file, 'utf8')).toBe('\ufeffa: [ 1 ] # note\r\n');
  expect(await run('--check')).toEqual({ status: 0, out: '' });
  rmSync(folder, { recursive: true });
});
