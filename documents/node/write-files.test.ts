import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveFiles, saveMovedFile } from './save-files.ts';
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

test('a replaced file keeps its byte order mark and line endings', async () => {
  writeFileSync(at('a.yaml'), '\ufefftitle: A\rname: B\r');
  await saveFiles(new Map([[at('a.yaml'), 'title: C\nname: B\n']]));
  expect(read('a.yaml')).toBe('\ufefftitle: C\rname: B\r');
});

test('a page is moved with its changes; a symbolic link keeps its target', async () => {
  symlinkSync('b.yaml', at('link.yaml'));
  await saveMovedFile(at('a.yaml'), at('care/a.yaml'), new Map([[at('care/a.yaml'), 'a after\n']]));
  await saveMovedFile(at('link.yaml'), at('care/b.yaml'), new Map([[at('care/b.yaml'), 'b after\n']]));
  expect(readdirSync(folder)).toEqual(['b.yaml', 'care']);
  expect([read('care/a.yaml'), read('b.yaml')]).toEqual(['a after\n', 'b after\n']);
  await saveFiles(new Map([[at('care/b.yaml'), 'b again\n']]));
  expect([readlinkSync(at('care/b.yaml')), read('b.yaml')]).toEqual(['../b.yaml', 'b again\n']);
});

test('a file with the longest name that the file system allows is written', async () => {
  const path = at(`${'a'.repeat(250)}.yaml`);
  await saveFiles(new Map([[path, 'x']]));
  expect(statSync(path).size).toBe(1);
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

  const writeOther = () => writeFileSync(at('b.yaml'), 'of others\n');
  const replaceOther = () => {
    writeFileSync(at('.other'), 'of others\n');
    renameSync(at('.other'), at('b.yaml'));
  };
  /** Writes into a file that was opened before it is replaced. */
  const writeOpened = () => {
    const file = openSync(at('b.yaml'), 'r+');
    setImmediate(() => {
      writeSync(file, 'of others\n');
      ftruncateSync(file, 'of others\n'.length);
      closeSync(file);
    });
  };
  const [ofA, ofB, ofOthers] = ['a.yaml before\n', 'b.yaml before\n', 'of others\n'];

  test.each([
    ['writes into a file while it is replaced', 'b.yaml', 'after', ofB, writeOther, [ofA, ofOthers]],
    ['writes into a file while it is removed', 'b.yaml', null, ofB, writeOther, [ofA, ofOthers]],
    ['puts another file in its place', 'b.yaml', 'after', ofB, replaceOther, [ofA, ofOthers]],
    ['writes into a file that it had opened', 'b.yaml', 'after', ofB, writeOpened, [ofA, ofOthers]],
    ['makes a file', 'c.yaml', 'after', null, () => writeFileSync(at('c.yaml'), ofOthers), [ofA, ofOthers]],
    [
      'writes to a replaced file',
      'b.yaml',
      'after',
      'else',
      () => writeFileSync(at('a.yaml'), ofOthers),
      [ofOthers, ofB],
    ],
  ])('%s at that moment: its text stays', async (_, name, content, before, meanwhile, texts) => {
    await expect(save(name, content, before, meanwhile)).rejects.toThrow(ConcurrentWriteError);
    expect([read('a.yaml'), read(name)]).toEqual(texts);
    expect(readdirSync(folder)).toEqual([...new Set(['a.yaml', 'b.yaml', name])]);
  });
});
