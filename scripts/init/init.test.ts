import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { EditError } from '../../documents/edit/edit-error.ts';
import { loadStage } from '../../infra/stage/load.ts';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import type { Answers } from './answers.ts';
import { askMissing } from './ask.ts';
import { findInvalidAnswers } from './invalid-answers.ts';
import { writeSite } from './site-files.ts';
import { starters } from './starters.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'init-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers: Answers = {
  starter: 'contractor',
  name: `O'Neil & Sons: "Fences"`,
  trade: 'fence building',
  town: 'Bend, OR',
  phone: '(541) 383-2345',
  email: 'office@oneil-fences.com',
  license: 'CCB #123456',
};
const nothing: Answers = { starter: '', name: '', trade: '', town: '', phone: '', email: '', license: '' };

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const command = resolve('scripts/editing/init.ts');
/** Runs the command in the folder, without a person at the terminal. */
const init = async (...flags: string[]): Promise<string> =>
  (await runCommand(command, flags, { cwd: folder, env: process.env })).out;

test.each(starters)('a site that begins as %s has stand-ins and nothing else is wrong', async (starter) => {
  const out = await init(
    '--starter',
    starter,
    '--name',
    'Alder',
    '--trade',
    'roofing',
    '--town',
    'Ely, nv',
    '--yes',
  );
  expect(out).toMatch(/^\n\d\d files of a new site are written\./);
  const { problems, site } = await new SiteReader(join(folder, 'pages')).read();
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(['stand-in']);
  expect(problems.map(({ path }) => path.at(-1))).toEqual([
    'phone',
    'email',
    'url',
    'street',
    'zip',
    'license',
  ]);
  expect(site?.facts).toMatchObject({
    name: 'Alder',
    city: 'Ely',
    state: 'NV',
    url: 'https://www.alder.example',
  });
});

test('every answer comes out as it was typed', async () => {
  await writeSite(folder, 'contractor', answers);
  const { problems, site } = await new SiteReader(join(folder, 'pages')).read();
  expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(
    ['url', 'street', 'zip'].map((fact) => `stand-in facts.${fact}`),
  );
  const { name, trade, phone, email, license } = answers;
  expect(site).toMatchObject({
    facts: { name, phone, email, license, city: 'Bend', timeZone: 'America/Los_Angeles' },
    claims: { trade },
  });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'oneil-sons-fences',
    scripts: { start: 'site start' },
  });
  expect(read('README.md')).toMatch(/^# O'Neil \\& Sons: "Fences"\n/);
  expect(await loadStage(join(folder, 'stages.ts'), 'prod')).toMatchObject({ site: 'oneil-sons-fences' });
  expect(read('.gitignore')).toContain('/.schema/');
  expect(
    readdirSync(folder, { recursive: true }).filter((path) =>
      /\{(heading|short|version)\}/.test(String(path)),
    ),
  ).toEqual([]);
});

test('without a terminal the command says what is missing and writes nothing', async () => {
  expect((await init('--name', 'Alder', '--starter', 'dentist')).split('\n')).toEqual([
    '--trade is missing: trade, as it is written within a sentence, such as "fence building".',
    '--town is missing: town and state, such as "Boise, ID".',
    '--phone is missing: telephone number, such as "(208) 555-0142".',
    '--email is missing: e-mail address that visitors write to.',
    'Nothing was written. npx site init --help lists all flags.',
    '',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('all that is wrong with the flags is told at once', async () => {
  const out = await init(
    '--starter',
    'baker',
    '--name',
    'A {b}',
    '--town',
    'Bend',
    '--phone',
    '541 383',
    '--email',
    'us',
  );
  expect(out.split('\n').map((line) => line.slice(0, 70))).toEqual([
    expect.stringMatching(/^--trade is missing/),
    expect.stringMatching(/^--starter "baker" cannot be used: there is no such starter/),
    expect.stringMatching(/^--town "Bend" cannot be used: it is no city with its state/),
    expect.stringMatching(/^--name "A \{b\}" cannot be used: unknown token \{b\}/),
    expect.stringMatching(/^--phone "541 383" cannot be used: the phone number has 6 digits/),
    expect.stringMatching(/^--email "us" cannot be used: /),
    expect.stringMatching(/^Nothing was written/),
    '',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that holds one of the files is left as it is', async () => {
  await writeSite(folder, 'one-page', answers);
  writeFileSync(join(folder, 'README.md'), 'mine');
  const again = writeSite(folder, 'dentist', answers);
  await expect(again).rejects.toThrow(EditError);
  await expect(again).rejects.toThrow(
    /^These files are here already[^]*\n {2}pages\/home\.yaml\n[^]*\n {2}README\.md\n/,
  );
  expect(read('README.md')).toBe('mine');
  expect(existsSync(join(folder, 'pages/team.yaml'))).toBe(false);
});

test('a package file keeps what it has', async () => {
  const own = {
    name: 'mine',
    scripts: { start: 'mine' },
    dependencies: { 'page-schema-site': 'file:../page-schema-site.tgz' },
    license: 'MIT',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  await writeSite(folder, 'one-page', answers);
  const { scripts, ...rest } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ start: 'mine', check: 'site check' });
  expect(rest).toMatchObject({ name: 'mine', license: 'MIT', dependencies: own.dependencies });
});

test('a package file that cannot be read is left as it is', async () => {
  writeFileSync(join(folder, 'package.json'), '{');
  await expect(writeSite(folder, 'one-page', answers)).rejects.toThrow('package.json is no package file.');
  expect(readdirSync(folder)).toEqual(['package.json']);
});

test('whoever is asked is asked again after an answer that cannot be used', async () => {
  const typed = ['', 'Alder', 'roofing', 'Bend', 'Bend, OR', '12', '(541) 383-2345', '', ''];
  const asked: string[] = [];
  const ask = async <T>(
    words: string,
    usual: string,
    take: (answer: string) => T | Promise<T>,
  ): Promise<T> => {
    const answer = typed.shift() || usual;
    asked.push(words.split(/[:,]/)[0] ?? '');
    try {
      return await take(answer);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return ask(words, usual, take);
    }
  };
  expect(await askMissing(nothing, { ask })).toEqual({
    ...nothing,
    starter: 'contractor',
    name: 'Alder',
    trade: 'roofing',
    town: 'Bend, OR',
    phone: '(541) 383-2345',
  });
  expect(asked).toEqual([
    'Starter',
    'Name of the business',
    'Trade',
    'Town and state',
    'Town and state',
    'Telephone number',
    'Telephone number',
    'E-mail address that visitors write to',
    'Licence number',
  ]);
});

test.each([
  ['(555) 010-1234567', 'phone'],
  ['call us', 'phone'],
  ['a@b', 'email'],
  ['Bend, XX', 'town'],
])('"%s" is refused as the check would', async (value, wish) => {
  const faults = await findInvalidAnswers({ ...answers, [wish]: value });
  expect(faults.map((fault) => fault.wish)).toEqual([wish]);
});
