import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveFiles } from './save-files.ts';
import { ConcurrentWriteError, WriteError } from './write-error.ts';
import { writeFiles } from './write-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-files-'));
  for (const name of ['a.yaml', 'b.yaml']) writeFileSync(at(name), `${name} before\n`);
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const both = new Map([
  ['a.yaml', 'a after\n'],
  ['b.yaml', 'b after\n'],
]);
const saveBoth = (more: [string, string][] = []) =>
  saveFiles(new Map([...both, ...more].map(([name, text]) => [at(name), text])));

const expectUntouched = (): void => {
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml']);
  expect([read('a.yaml'), read('b.yaml')]).toEqual(['a.yaml before\n', 'b.yaml before\n']);
};

describe('all or nothing', () => {
  test('one that cannot be written beside the others: too long a name', async () => {
    await expect(saveBoth([[`new/${'é'.repeat(200)}.yaml`, 'x']])).rejects.toThrow(
      'cannot be written: its name is too long',
    );
    expectUntouched();
  });

  test('a parent folder is a file', async () => {
    await expect(saveBoth([['a.yaml/c.yaml', 'x']])).rejects.toThrow(WriteError);
    expectUntouched();
  });

  test('the second cannot be put in its place, after the first was', async () => {
    mkdirSync(at('folder.yaml'));
    const saved = saveBoth([
      ['new/inside/c.yaml', 'x'],
      ['folder.yaml', 'x'],
    ]);
    await expect(saved).rejects.toThrow(/folder\.yaml cannot be written: .*Nothing was saved\./);
    await rm(at('folder.yaml'), { recursive: true });
    expectUntouched();
  });

  test.each([
    ['ENOSPC', 'the disk is full; free some space'],
    ['EACCES', 'you have no permission to write there'],
    ['EROFS', 'the disk is read-only'],
    ['EIO', 'i/o error'],
  ])('the reason is in words: %s', (code, words) => {
    const { message } = new WriteError('a.yaml', Object.assign(new Error('i/o error'), { code }));
    expect(message).toContain(`a.yaml cannot be written: ${words}`);
  });

  test('files that are made, replaced and removed at once', async () => {
    await writeFiles([
      { path: at('new/c.yaml'), content: 'c' },
      { path: at('a.yaml'), content: 'a after' },
      { path: at('b.yaml'), content: null },
    ]);
    expect([readdirSync(folder), read('a.yaml'), read('new/c.yaml')]).toEqual([
      ['a.yaml', 'new'],
      'a after',
      'c',
    ]);
  });

  test('the mode of a file stays', async () => {
    chmodSync(at('a.yaml'), 0o640);
    await saveBoth();
    expect(statSync(at('a.yaml')).mode & 0o777).toBe(0o640);
  });
});

/**
 * A save of two files that only replaces what was there before.
 * @param meanwhile what another program does at the first comparison, just before the second file is replaced
 */
const save = (name: string, content: string | null, before: string | null, meanwhile = () => {}) => {
  let isFirst = true;
  const mayReplace = (former: Buffer | null): boolean => {
    if (isFirst) meanwhile();
    isFirst = false;
    return (former?.toString() ?? null) === before;
  };
  return writeFiles([
    { path: at('a.yaml'), content: 'a after' },
    { path: at(name), content, mayReplace },
  ]);
};

describe('another program', () => {
  test.each([
    ['has changed a file', 'b.yaml', 'after', 'something else'],
    ['has removed a file', 'c.yaml', 'after', 'something else'],
    ['has made a file', 'b.yaml', 'after', null],
    ['has changed a file that is to go', 'b.yaml', null, 'something else'],
  ])('%s before', async (_, name, content, before) => {
    await expect(save(name, content, before)).rejects.toThrow(ConcurrentWriteError);
    expectUntouched();
  });

  test.each(['after', null])(
    'writes into a file while it is replaced by %j: its text is there, and nothing else was changed',
    async (content) => {
      const former = 'b.yaml before\n';
      const saved = save('b.yaml', content, former, () => writeFileSync(at('b.yaml'), 'of others\n'));
      await expect(saved).rejects.toThrow(ConcurrentWriteError);
      expect([readdirSync(folder), read('a.yaml'), read('b.yaml')]).toEqual([
        ['a.yaml', 'b.yaml'],
        'a.yaml before\n',
        'of others\n',
      ]);
    },
  );

  test('puts another file in its place at that moment: its text is there', async () => {
    const saved = save('b.yaml', 'after', 'b.yaml before\n', () => {
      writeFileSync(at('.other'), 'of others\n');
      renameSync(at('.other'), at('b.yaml'));
    });
    await expect(saved).rejects.toThrow(ConcurrentWriteError);
    expect([read('a.yaml'), read('b.yaml')]).toEqual(['a.yaml before\n', 'of others\n']);
  });

  test('writes into a file that it had opened, just after it was replaced', async () => {
    const file = openSync(at('b.yaml'), 'r+');
    const write = () => {
      writeSync(file, 'of others\n');
      ftruncateSync(file, 'of others\n'.length);
      closeSync(file);
    };
    const saved = save('b.yaml', 'after', 'b.yaml before\n', () => setImmediate(write));
    await expect(saved).rejects.toThrow(ConcurrentWriteError);
    expect([readdirSync(folder), read('a.yaml'), read('b.yaml')]).toEqual([
      ['a.yaml', 'b.yaml'],
      'a.yaml before\n',
      'of others\n',
    ]);
  });

  test('makes a file at the moment when it is made here', async () => {
    const saved = save('c.yaml', 'after', null, () => writeFileSync(at('c.yaml'), 'of others\n'));
    await expect(saved).rejects.toThrow(ConcurrentWriteError);
    expect([read('a.yaml'), read('c.yaml')]).toEqual(['a.yaml before\n', 'of others\n']);
  });

  test('writes to a file that was replaced, before the save fails: its text stays', async () => {
    const saved = save('b.yaml', 'after', 'else', () => writeFileSync(at('a.yaml'), 'of others\n'));
    await expect(saved).rejects.toThrow(ConcurrentWriteError);
    expect([read('a.yaml'), read('b.yaml')]).toEqual(['of others\n', 'b.yaml before\n']);
  });
});
