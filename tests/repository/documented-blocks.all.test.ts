import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The blocks of code in the documents that newcomers, contributors and editors read first. */
const blocks = ['README.md', 'CONTRIBUTING.md', 'pages/README.md'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(
    ([, language = '', text = '']): [file: string, language: string, text: string] => [file, language, text],
  ),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blocks-'));
  cpSync('pages', join(folder, 'pages'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks the copy of the site in a process, because modules of commands remember the folder in which they are loaded. */
const check = (): string =>
  spawnSync(process.execPath, [resolve('scripts/run.mjs'), 'check'], { cwd: folder, encoding: 'utf8' })
    .stdout;

/** Runs `npm start` until it has printed its URLs. */
const start = async (): Promise<string> => {
  const site = spawn('npm', ['start'], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  for await (const chunk of site.stdout) {
    out += String(chunk);
    if (out.includes('Press Ctrl+C')) break;
  }
  process.kill(-(site.pid ?? 0), 'SIGTERM');
  return out;
};

/** Runs a command without a terminal and without credentials of AWS. */
const run = (command: string): string => {
  const env = { ...process.env, HOME: folder, AWS_EC2_METADATA_DISABLED: 'true' };
  const { stdout, stderr } = spawnSync(command, { encoding: 'utf8', shell: true, env });
  return stdout + stderr;
};

/** What a command of the documents prints. A test cannot run all tests, so of `npm test` it runs the help. */
const commands: Record<string, [run: () => string | Promise<string>, prints: RegExp]> = {
  'npm start': [start, /The Studio .*\n.*The site .*\n.*Mailbox /],
  'npm test': [() => run('npm test -- --help'), /run all checks and tests/],
  'npm run site -- --help': [() => run('npm run site -- --help'), /\n {2}deploy /],
  'npm run site -- deploy --stage prod': [
    () => run('npm run site -- deploy --stage prod'),
    /stages\.yaml has \d+ stand-ins:\n {2}prod\./,
  ],
};

const select = (filter: (text: string, language: string) => boolean) =>
  blocks.filter(([, language, text]) => filter(text, language)).map(([, , text]) => text);
const isDiagram = (text: string) => text.includes('─▶');
const lines = select((text) => text.startsWith('npm ')).flatMap((text) => text.trim().split('\n'));
const [page = '', form = '', ...moreYaml] = select((_, language) => language === 'yaml');
const [output = '', ...moreOutput] = select(
  (text, language) => language === '' && !text.startsWith('npm ') && !isDiagram(text),
);

test.each([...new Set(lines.map((line) => line.replace(/ *#.*/, '')))])('%s', async (line) => {
  const [runLine, prints] = commands[line] ?? [];
  expect(await runLine?.()).toMatch(prints ?? /a new command needs a line in this test/);
});

test('the page of the README exists, has the printed problems, and none once they are corrected', () => {
  const file = /`(pages\/[a-z-]+\.yaml)` is the page/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  const before = check();
  writeFileSync(join(folder, file), page);
  expect(check()).toBe(output + before.replace('0 errors', '2 errors').replace(/^(?=pages)/, '\n'));
  const corrected = page.replace('tagLine', 'tagline').replace('/free-estimates', '/free-estimate');
  writeFileSync(join(folder, file), corrected);
  expect(check()).toBe(before);

  // The form of the editor's guide, on that page.
  writeFileSync(join(folder, 'pages/_forms/order.yaml'), form);
  writeFileSync(join(folder, file), `${corrected}  - { type: form, heading: Your order, form: order }\n`);
  expect(check()).toBe(before);
});

test('there are no other blocks', () => {
  expect([moreYaml, moreOutput]).toEqual([[], []]);
});
