import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../support/programs/run-command.ts';
import { contact, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
let folder: string;
let id: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-command-'));
  harness = await startHarness();
  id = await harness.accept({ ...contact, name: '=HYPERLINK("x")' });
  await vi.waitFor(() => expect(harness.events(id)).toContain('Sent'), 30_000);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

/** The folder of the command, and an environment without the variables of this machine. */
const placeWith = (environment: Record<string, string>) => ({
  cwd: folder,
  env: { PATH: process.env['PATH'], ...environment },
});
const leads = async (words: string[], environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = await runCommand(
    resolve('scripts/production/leads.ts'),
    words,
    placeWith(environment),
  );
  return { status, stdout, stderr };
};

const emulators = () => join(folder, '.cache', 'emulators.json');
const announce = async (environment: object) => {
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(emulators(), JSON.stringify(environment));
};

const hint = 'Run npm run site -- leads --help for usage.\n';

test('without emulators and without options for AWS, the message says what to do', async () => {
  expect(await leads(['list'])).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'No emulators run on this machine: npm start or npm run preview starts them. For the leads on AWS give --stage NAME.\n',
  });
});

test('a stage file without a stage is refused', async () => {
  expect(await leads(['list', '--stages', 'stages.yaml'])).toMatchObject({
    status: 2,
    stderr: '--stages requires --stage: name the stage.\n',
  });
});

test.each([
  [['delete'], `error: unknown command 'delete'\n${hint}`],
  [['shwo'], `error: unknown command 'shwo'\n(Did you mean show?)\n${hint}`],
  [['constructor'], `error: unknown command 'constructor'\n${hint}`],
  [['show'], `error: missing required argument 'id'\n${hint}`],
  [['list', 'all'], `error: too many arguments for 'list'. Expected 0 arguments but got 1.\n${hint}`],
  [['list', '--yes'], `error: unknown option '--yes'\n${hint}`],
  [['export'], `error: required option '--csv' not specified\n${hint}`],
])('wrong arguments are refused with a hint: %j', async (words, stderr) => {
  expect(await leads(words)).toEqual({ status: 2, stdout: '', stderr });
});

test('the help lists the actions, and that of an action its options', async () => {
  const { status, stderr } = await leads([]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run site -- leads [^]*\n {2}forget \[options\] <e-mail> {2}delete/);
  const help = await leads(['export', '--help']);
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('--stage <name> ');
  expect(help.stdout).toContain('npm run -s site -- leads export --csv --stage prod > leads.csv\n');
});

test('announced emulators are found', async () => {
  await announce(harness.environment);
  const words = [resolve('scripts/run.mjs'), 'leads', 'show', id];
  const place = placeWith({ AWS_PROFILE: 'somebody' });
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, place);
  expect(stderr).toBe('Leads of the emulators on this machine\n');
  expect(stdout).toMatch(new RegExp(`^Lead {12}${id}\nReceived .*\nState {11}mailed\n`));
});

test('variables of the shell do not change where the leads are', async () => {
  await announce(harness.environment);
  const csv = await leads(['export', '--csv'], { ARCHIVE_BUCKET: 'another', AWS_REGION: 'eu-central-1' });
  expect(csv).toMatchObject({ status: 0, stderr: 'Leads of the emulators on this machine\n' });
  expect(csv.stdout).toContain('"lead received (UTC)"');
  expect(csv.stdout).toContain(
    `"mailed","no","contact","'=HYPERLINK(""x"")","ben@visitor.example","'+1 949 555 0123"`,
  );
});

test('times of the export are in the time zone of the site', async () => {
  await announce({ ...harness.environment, SITE_TIME_ZONE: 'Europe/Berlin' });
  expect((await leads(['export', '--csv'])).stdout).toContain('"lead received (Europe/Berlin)"');
  await announce(harness.environment);
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages', '_site.yaml'), 'facts: { timeZone: Asia/Tokyo }\n');
  expect((await leads(['export', '--csv'])).stdout).toContain('"lead received (Asia/Tokyo)"');
});

test('nothing is changed without --yes', async () => {
  await announce(harness.environment);
  const plan = await leads(['forget', contact.email]);
  expect(plan.stdout).toContain(
    `Would delete 1 archived lead, 1 marker and 0 dead-letter messages of ${contact.email}.\nNothing was changed. Add --yes to apply it.\n`,
  );
  expect((await leads(['forget', contact.email, '--yes'])).stdout).toContain(
    'Deleted 1 archived lead, 1 marker and',
  );
  expect((await leads(['show', id])).stderr).toContain(
    `There is no lead "${id}". List the leads to see their ids.\n`,
  );
});

test('crashed emulators are reported', async () => {
  await announce({ ...harness.environment, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' });
  expect(await leads(['list'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'The emulators do not answer, because the site that ran them has crashed. Start it again: npm start.\n',
    ),
  });
});
