import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
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

const read = (name: string): string => readFileSync(join(pages, name), 'utf8');

test('a new page has the line endings of the other documents, which keep theirs', async () => {
  const documents = () =>
    readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  for (const name of documents())
    writeFileSync(join(pages, name), `\ufeff${read(name).replaceAll('\n', '\r\n')}`);
  const before = read('_site.yaml');
  await run('new', '--title', 'Terrazzo Polishing in {area}, CA', '--menu', 'Marble');
  expect(read('_site.yaml')).not.toBe(before);
  for (const name of documents()) {
    expect(read(name).replaceAll('\r\n', ''), name).not.toMatch(/[\r\n]/);
    expect(read(name).lastIndexOf('\ufeff'), name).toBe(name.startsWith('terrazzo') ? -1 : 0);
  }
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
  writeFileSync(join(pages, `${name}.yaml`), model);
  await run('rename', `/${name}`, '/short');
  expect(read('short.yaml')).toContain(name);
});
