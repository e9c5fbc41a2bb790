import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marker, readBuiltFolder } from './marker.ts';
import { relativePosixPath } from '../../documents/node/paths.ts';
import { findOutputFolderError } from './validate-output-folder.ts';
import { OutputFolder } from './output-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes `renameSync` throw for some targets. @param errorFor returns the error, if there is one */
const failToRename = (errorFor: (target: string) => Error | undefined): void => {
  const rename = fs.renameSync;
  vi.spyOn(fs, 'renameSync').mockImplementation((source, target) => {
    const error = errorFor(String(target));
    if (error) throw error;
    rename(source, target);
  });
  syncBuiltinESMExports();
};

const put = (name: string, text = ''): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const list = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePosixPath(folder, join(entry.parentPath, entry.name)))
    .sort();

/** Builds a site with two files. @returns what it prints */
const fill = async (text: string): Promise<string> => {
  const lines: string[] = [];
  const out = await OutputFolder.open(folder);
  try {
    out.write('index.html', text);
    out.write(`${text}/index.html`, text);
    await out.publish((line) => lines.push(line));
    return lines.join('\n');
  } finally {
    await out.close();
  }
};

test('contains the files of the last build and the marker', async () => {
  await fill('one');
  await fill('two');
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'two']);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
});

test('keeps and names once what no build has written, and does not publish it', async () => {
  await fill('one');
  put('.git/config', 'mine');
  put('CNAME', 'www.example.com');
  put('one/notes.txt', 'mine');
  put('old/index.html', 'mine');
  expect(await fill('two')).toContain('written .git/, CNAME, old/, one/notes.txt in ');
  put('more.txt');
  expect(await fill('three')).toContain('written more.txt in ');
  const kept = ['.git/config', 'CNAME', 'more.txt', 'old/index.html', 'one/notes.txt'];
  expect(list()).toEqual([marker, ...kept, 'index.html', 'three/index.html'].sort());
  expect(read('.git/config')).toBe('mine');
  expect(Object.keys(readBuiltFolder(folder).files)).toEqual(['index.html', 'three/index.html']);
});

test.each(['two/index.html', 'two', 'two/index.html/notes.txt'])(
  'changes nothing if %s, which no build has written, is in the way',
  async (name) => {
    await fill('one');
    put(name, 'mine');
    await expect(fill('two')).rejects.toThrow('Move or remove it and build again.');
    expect(list()).toEqual([marker, 'index.html', 'one/index.html', name].sort());
    expect([read(name), read('index.html')]).toEqual(['mine', 'one']);
  },
);

test('replaces no link to a folder, because nobody else knows what the link is for', async () => {
  await fill('one');
  renameSync(join(folder, 'one'), join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'one'));
  await expect(fill('one')).rejects.toThrow('No build has written one');
  expect(read('elsewhere/index.html')).toBe('one');
});

test('removes only what it replaces if the marker of an older version lists nothing', async () => {
  put(marker, 'This folder is written by the site builder. The next build removes everything in it.\n');
  put('index.html', 'old');
  put('old/index.html', 'old');
  expect(Object.keys(readBuiltFolder(folder).files)).toEqual([]);
  expect(await fill('one')).toContain('written old/ in ');
  expect(list()).toEqual([marker, 'index.html', 'old/index.html', 'one/index.html']);
  expect(read('index.html')).toBe('one');
});

test('the next build removes the files of one that was interrupted while it moved its files', async () => {
  await fill('one');
  failToRename((target) => (target.includes('two') ? new Error('killed') : undefined));
  await expect(fill('two')).rejects.toThrow('killed');
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(await fill('three')).toBe('');
  expect(list()).toEqual([marker, 'index.html', 'three/index.html']);
});

test('copies into a subfolder on another file system', async () => {
  const error = Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
  failToRename((target) => (dirname(target) === folder ? undefined : error));
  for (const text of ['one', 'two', 'two']) await fill(text);
  expect(list()).toEqual([marker, 'index.html', 'two/index.html']);
  expect(read('two/index.html')).toBe('two');
});

test('a failed or killed build does not change the site, and the next one removes its temporary files', async () => {
  await fill('one');
  const failed = await OutputFolder.open(folder);
  failed.write('index.html', 'half');
  await failed.close();
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'one']);
  mkdirSync(join(folder, '.site-unfinished-of-a-killed-one'));
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('one');
  await fill('two');
  expect(readdirSync(folder).sort()).toEqual([marker, 'index.html', 'two']);
});

test('a build fails if its folder was removed or locked by another one', async () => {
  const out = await OutputFolder.open(folder);
  out.write('index.html', 'one');
  for (const name of readdirSync(folder).filter((each) => each.startsWith('.site-lock-')))
    rmSync(join(folder, name));
  await expect(out.publish(() => undefined)).rejects.toThrow('Build again');
  await out.close();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

test('accepts a folder that is empty, locked, or from a killed build', async () => {
  expect(await findOutputFolderError(folder, {})).toBeUndefined();
  const out = await OutputFolder.open(folder);
  out.write('index.html', 'one');
  expect(await findOutputFolderError(folder, {})).toBeUndefined();
  await out.close();
});
