import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';

let folder: string;
let pages: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preserved-'));
  pages = join(folder, 'pages');
  cpSync('tests/fixtures/mason/pages', pages, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (command: string, ...args: string[]): Promise<void> => {
  const environment = { cwd: process.cwd(), env: process.env };
  const script = resolve(`scripts/editing/${command}.ts`);
  const { status, out } = await runCommand(script, [...args, '--pages', pages], environment);
  expect(status, out).toBe(0);
};

const documents = (): string[] =>
  readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const read = (name: string): string => readFileSync(join(pages, name), 'utf8');

const byteOrderMark = '\ufeff';

/** Rewrites all documents as another editor would save them. */
const rewrite = (change: (text: string) => string): void => {
  for (const name of documents()) {
    writeFileSync(join(pages, name), change(read(name)));
    chmodSync(join(pages, name), 0o664);
  }
};

const toWindows = (text: string): string => byteOrderMark + text.replaceAll('\n', '\r\n');

const steps: [name: string, run: () => Promise<void>][] = [
  ['new', () => run('new', '--title', 'Terrazzo Polishing in {area}, CA', '--menu', 'Marble')],
  ['rename', () => run('rename', '/marble-repair', '/stone/marble-care')],
  ['remove', () => run('remove', '/marble-repair', '--to', '/', '--yes')],
];

test.each(steps)('%s preserves mode, byte order mark and line endings of files', async (_name, runStep) => {
  rewrite(toWindows);
  const before = new Map(documents().map((name) => [name, read(name)]));
  await runStep();
  const changed = documents().filter((name) => before.get(name) !== read(name));
  expect(changed).not.toEqual([]);
  for (const name of documents()) {
    const isNew = name.startsWith('terrazzo');
    expect(read(name).replaceAll('\r\n', ''), name).not.toMatch(/[\r\n]/);
    expect(read(name).startsWith(byteOrderMark), name).toBe(!isNew);
    expect(read(name).lastIndexOf(byteOrderMark), name).toBeLessThan(1);
    if (!isNew) expect(statSync(join(pages, name)).mode & 0o777, name).toBe(0o664);
  }
  expect(
    readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('unfinished')),
  ).toEqual([]);
});

test('documents that are symbolic links stay links, and their target files are changed', async () => {
  const common = join(folder, 'common');
  mkdirSync(common);
  for (const name of ['_site.yaml', 'home.yaml', 'marble-repair.yaml']) {
    renameSync(join(pages, name), join(common, name));
    symlinkSync(join('../common', name), join(pages, name));
  }
  await run('rename', '/marble-repair', '/stone/marble-care');
  expect(readlinkSync(join(pages, '_site.yaml'))).toBe('../common/_site.yaml');
  expect(readFileSync(join(common, '_site.yaml'), 'utf8')).toContain('/stone/marble-care');
  expect(readFileSync(join(common, 'marble-repair.yaml'), 'utf8')).toContain('formerly');
  expect(readlinkSync(join(pages, 'stone/marble-care.yaml'))).toBe('../../common/marble-repair.yaml');
  expect(read('stone/marble-care.yaml')).toContain('formerly');
  expect(() => lstatSync(join(pages, 'marble-repair.yaml'))).toThrow('ENOENT');
  await run('remove', '/stone/marble-care', '--to', '/', '--yes');
  expect(lstatSync(join(pages, '_site.yaml')).isSymbolicLink()).toBe(true);
  expect(readdirSync(common)).toContain('marble-repair.yaml');
});

test('a page with the longest file name that the file system allows can be changed', async () => {
  const name = 'a'.repeat(250);
  const model = read('contact.yaml').replace(/^(title|description): .*/gm, '$1: Long');
  writeFileSync(join(pages, `${name}.yaml`), `${model}\n# [Marble](/marble-repair)\n`);
  const link = read('_site.yaml').includes('/marble-repair');
  expect(link).toBe(true);
  await run('rename', `/${name}`, '/short');
  expect(read('short.yaml')).toContain(name);
});
