import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { EditError } from '../../documents/edit/text/edit-error.ts';
import { loadStage } from '../stages.ts';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import { answerNames, completeAnswers, type Answers } from './answers.ts';
import { askMissing } from './ask.ts';
import { findInvalidAnswers } from './invalid-answers.ts';
import { findOutdatedFiles, writeSite } from './site-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'init-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noAnswers = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
const answers = completeAnswers({
  ...noAnswers,
  starter: 'contractor',
  name: `O'Neil & Sons: "Fences"`,
  trade: 'fence building',
  town: 'Bend, OR',
  phone: '(541) 383-2345',
  email: 'office@oneil-fences.com',
  license: 'CCB #123456',
});

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const command = resolve('scripts/editing/init.ts');
/** Runs the command in the folder, without a terminal. */
const init = async (...flags: string[]): Promise<string> =>
  (await runCommand(command, flags, { cwd: folder, env: process.env })).out;

test('every answer is written unchanged', async () => {
  await writeSite(folder, 'contractor', answers);
  const { problems, site } = await new SiteReader(join(folder, 'pages')).read();
  expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(
    ['facts.url', 'locations.0.address.street', 'locations.0.address.postalCode'].map(
      (fact) => `stand-in ${fact}`,
    ),
  );
  const { name, trade, phone, email, license } = answers;
  expect(site).toMatchObject({
    facts: { name, license, timeZone: 'America/Los_Angeles' },
    locations: [{ phone, email, address: { city: 'Bend', region: 'OR' } }],
    claims: { trade },
  });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'oneil-sons-fences',
    scripts: { start: 'site start' },
  });
  expect(read('README.md')).toMatch(/^# O'Neil \\& Sons: "Fences"\n/);
  expect(await loadStage(join(folder, 'stages.yaml'), 'prod')).toMatchObject({ site: 'oneil-sons-fences' });
  expect(read('.gitignore')).toContain('/.schema/');
  expect(
    readdirSync(folder, { recursive: true }).filter((path) =>
      /\{(heading|short|version)\}/.test(String(path)),
    ),
  ).toEqual([]);
});

test.each([
  [
    '--name Alder --starter dentist',
    [
      '--trade is missing: trade, as written within a sentence, such as "fence building".',
      '--town is missing: town, in the United States with its state, such as "Boise, ID".',
      '--phone is missing: phone number, such as "(208) 555-0142".',
      '--email is missing: e-mail address for visitors.',
    ],
  ],
  [
    '--starter baker --name {b} --town Bend --phone 541383 --email us',
    [
      '--trade is missing',
      '--starter "baker" cannot be used: there is no such starter',
      '--town "Bend" cannot be used: it is not a town with a US state',
      '--name "{b}" cannot be used: unknown token {b}',
      '--phone "541383" cannot be used: the phone number has 6 digits',
      '--email "us" cannot be used: ',
    ],
  ],
  [
    '--yes --name Alder --trade bread --country UY --town Salto',
    ['--currency is missing', '--calling-code is missing', '--time-zone is missing'],
  ],
])('without a terminal all missing and invalid options are reported at once: %s', async (flags, expected) => {
  const last = 'Nothing was written. npm run site -- init --help lists all options.\n';
  const lines = (await init(...flags.split(' '))).split(/\n(?=.)/);
  expect(lines).toEqual([...expected.map((start) => expect.stringContaining(start)), last]);
  expect(readdirSync(folder)).toEqual([]);
});

test('existing files are not overwritten', async () => {
  await writeSite(folder, 'one-page', answers);
  writeFileSync(join(folder, 'README.md'), 'mine');
  writeFileSync(join(folder, 'SITE.md'), 'mine');
  const again = writeSite(folder, 'dentist', answers);
  await expect(again).rejects.toThrow(EditError);
  await expect(again).rejects.toThrow(
    /^These files already exist[^]*\n {2}pages\/home\.yaml\n[^]*\n {2}SITE\.md\n/,
  );
  expect(read('README.md')).toBe('mine');
  expect(existsSync(join(folder, 'pages/team.yaml'))).toBe(false);
});

test('a repository that GitHub has created keeps its README, license and .gitignore', async () => {
  const own = { 'README.md': '# fences\n', LICENSE: 'MIT', '.gitignore': '# Node\r\nnode_modules/\r\n.env' };
  for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, name), text);
  await writeSite(folder, 'one-page', answers);
  expect([read('README.md'), read('LICENSE')]).toEqual([own['README.md'], own.LICENSE]);
  expect(read('.gitignore').split('\n').slice(0, 5)).toEqual([
    '# Node',
    'node_modules/',
    '.env',
    '/build/',
    '/dist/',
  ]);
  expect(read('SITE.md')).toMatch(/^# O'Neil/);
});

test('an existing package.json keeps its fields; an invalid one is not changed', async () => {
  writeFileSync(join(folder, 'package.json'), '{');
  await expect(writeSite(folder, 'one-page', answers)).rejects.toThrow('package.json is not a JSON object.');
  expect(readdirSync(folder)).toEqual(['package.json']);
  const dependencies = { 'page-schema-site': 'file:../page-schema-site.tgz' };
  const own = { name: 'mine', scripts: { start: 'mine' }, dependencies, license: 'MIT' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  await writeSite(folder, 'one-page', answers);
  const scripts = expect.objectContaining({ start: 'mine', check: 'site check' });
  expect(JSON.parse(read('package.json'))).toMatchObject({ ...own, scripts });
});

test('refresh shows what this version writes differently, and keeps scripts of the site', async () => {
  await writeSite(folder, 'one-page', answers);
  expect(findOutdatedFiles(folder)).toEqual(new Map());
  const { scripts, ...manifest } = JSON.parse(read('package.json')) as { scripts: object };
  const own = { ...manifest, scripts: { ...scripts, check: 'site check --old', mine: 'mine' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  for (const name of ['stages.yaml', 'tsconfig.json']) writeFileSync(join(folder, name), 'mine');
  rmSync(join(folder, '.github'), { recursive: true });
  const refresh = async (...flags: string[]) =>
    (await runCommand(resolve('scripts/editing/refresh.ts'), flags, { cwd: folder, env: process.env })).out;
  expect(await refresh()).toMatch(/^\+ {4}"check": "site check",$[^]*^-mine$[^]*writes 2 files differently/m);
  await refresh('--apply');
  expect(JSON.parse(read('package.json'))).toEqual({ ...own, scripts: { ...scripts, mine: 'mine' } });
  expect([read('stages.yaml'), findOutdatedFiles(folder).size]).toEqual(['mine', 0]);
});

/** Answers the questions of `init`; asks again after an invalid answer. */
const answerAll = async (typed: string[]) => {
  const questions: string[] = [];
  const ask = async <T>(
    question: string,
    defaultAnswer: string,
    parse: (answer: string) => T | Promise<T>,
  ): Promise<T> => {
    questions.push(`${question.split(/[:,]/)[0]}${defaultAnswer && ` [${defaultAnswer}]`}`);
    try {
      return await parse(typed.shift() || defaultAnswer);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return ask(question, defaultAnswer, parse);
    }
  };
  return { given: await askMissing(noAnswers, { ask }), questions };
};

test('a question is repeated after an invalid answer', async () => {
  const typed = ['contractor', 'Alder', 'roofing', '', '', '', 'Bend', 'Bend, OR', '12', '(541) 383-2345'];
  const { given, questions } = await answerAll(typed);
  expect(given).toMatchObject({
    starter: 'contractor',
    town: 'Bend, OR',
    phone: '(541) 383-2345',
    email: '',
  });
  expect(questions).toEqual([
    'Starter [one-page]',
    'Name of the business',
    'Trade',
    'Kind of business [GeneralContractor]',
    'Country in two letters [US]',
    'Language of the pages as a code [en]',
    'Town',
    'Town',
    'Phone number [later]',
    'Phone number [later]',
    'E-mail address for visitors [later]',
    'License number [later]',
  ]);
});

test('language, currency and calling code of a country are proposed, and a license is not asked for', async () => {
  const { given, questions } = await answerAll(['', 'Horno', 'pan', 'Bakery', 'ES', '', 'Alcalá de Henares']);
  expect(questions.slice(4)).toEqual([
    'Country in two letters [US]',
    'Language of the pages as a code [es]',
    'Town',
    'Currency in three letters [EUR]',
    'Country code of phone numbers [34]',
    'Phone number [later]',
    'E-mail address for visitors [later]',
  ]);
  await writeSite(folder, 'one-page', completeAnswers(given));
  const { problems, site } = await new SiteReader(join(folder, 'pages')).read();
  expect(site).toMatchObject({
    facts: {
      businessType: 'Bakery',
      country: 'ES',
      language: 'es',
      currency: 'EUR',
      callingCode: '34',
      timeZone: 'Europe/Madrid',
    },
    locations: [{ address: { city: 'Alcalá de Henares' } }],
  });
  expect(site?.locations[0]?.address).not.toHaveProperty('region');
  expect(problems.filter(({ code }) => code !== 'stand-in')).toEqual([]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^pages.*\.(yaml|svg)$/.test(path),
  );
  for (const path of files) expect(read(path), path).not.toMatch(/contract|estimate|licen[sc]e|zip/i);
});

test.each([
  ['(555) 010-1234567', 'phone'],
  ['call us', 'phone'],
  ['a@b', 'email'],
  ['Bend, XX', 'town'],
])('"%s" is refused, as the check would', async (value, name) => {
  const invalid = await findInvalidAnswers({ ...answers, [name]: value });
  expect(invalid.map((answer) => answer.name)).toEqual([name]);
});
