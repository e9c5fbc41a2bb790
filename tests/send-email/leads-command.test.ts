import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../support/programs/run-command.ts';
import { openArchive } from './support/archive.ts';
import { contact, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
let folder: string;
let id: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-command-'));
  harness = await startHarness();
  const answer = await harness.send({ ...contact, name: '=HYPERLINK("x")' });
  ({ id } = (await answer.json()) as { id: string });
  const archive = openArchive(harness);
  await vi.waitFor(async () => expect(await archive.keys('sent/')).toHaveLength(1), 30_000);
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const script = 'scripts/production/leads.ts';

/** Runs the command in a folder of its own and without the variables of this machine. */
const leads = async (words: string[], environment: Record<string, string> = {}) => {
  const env = { PATH: process.env['PATH'], ...environment };
  const { status, stdout, stderr } = await runCommand(resolve(script), words, { cwd: folder, env });
  return { status, stdout, stderr };
};

/** The same as it is typed. */
const typed = async (words: string[], environment: Record<string, string>) => {
  const env = { PATH: process.env['PATH'], ...environment };
  return promisify(execFile)(process.execPath, [resolve('scripts/run.mjs'), 'leads', ...words], {
    cwd: folder,
    env,
  });
};

const emulators = () => join(folder, '.cache', 'emulators.json');
const announce = async (environment: object) => {
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(emulators(), JSON.stringify(environment));
};

const usage = `Usage: npm run leads -- list | show <id> | resend <id> | export | forget <e-mail>
Each tells its flags with --help.
`;

test('without emulators and without a word about AWS it is said what to do', async () => {
  expect(await leads(['list'])).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'No emulators run on this machine: npm start and npm run preview start them. For the leads on AWS give --stage NAME.\n',
  });
});

test('what is missing on AWS is named, whether the rest comes by flag or by variable', async () => {
  const { status, stderr } = await leads(['list', '--bucket', 'kept'], {
    QUEUE_URL: 'https://sqs.example/q',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr:
      'To find the leads on AWS there is missing: --dead-queue-url (or DEAD_QUEUE_URL), --region (or AWS_REGION); or give --stage NAME alone.\n',
  });
});

test.each([
  [[], usage],
  [['delete'], `There is no "leads delete".\n${usage}`],
  [['constructor'], `There is no "leads constructor".\n${usage}`],
  [['show'], 'Usage: npm run leads -- show ID\n'],
  [['list', 'all'], 'Usage: npm run leads -- list\n'],
  [['export'], 'Say in which format: npm run -s leads -- export --csv > FILE\n'],
])('wrong words end with the right ones: %j', async (words, stderr) => {
  expect(await leads(words)).toEqual({ status: 2, stdout: '', stderr });
});

test('a flag that the action does not have ends with those that it has', async () => {
  const { status, stderr } = await leads(['list', '--yes']);
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--yes'");
  expect(stderr).toContain('Usage: npm run leads -- list [flags]\n  --');
  expect(stderr).toContain('\n  --bucket  bucket of the archive, on AWS; or ARCHIVE_BUCKET\n');
});

test('the emulators that were announced are found', async () => {
  await announce(harness.environment);
  const { stdout, stderr } = await typed(['show', id], { AWS_PROFILE: 'somebody' });
  expect(stderr).toBe('Leads of the emulators on this machine\n');
  expect(stdout).toMatch(new RegExp(`^Lead {12}${id}\nReceived .*\nState {11}mailed\n`));
});

test('variables and flags are stronger than the emulators of this machine', async () => {
  await announce({ ARCHIVE_BUCKET: 'another' });
  const { AWS_REGION, DEAD_QUEUE_URL, ...rest } = harness.environment;
  const csv = await leads(
    ['export', '--csv', '--region', AWS_REGION, '--dead-queue-url', DEAD_QUEUE_URL],
    rest,
  );
  expect(csv).toMatchObject({ status: 0, stderr: `Leads in ${rest.ARCHIVE_BUCKET}\n` });
  expect(csv.stdout).toContain(
    `"mailed","no","contact","'=HYPERLINK(""x"")","ben@visitor.example","'+1 949 555 0123"`,
  );
});

test('nothing is changed before --yes', async () => {
  await announce(harness.environment);
  const plan = await leads(['forget', contact.email]);
  expect(plan.stdout).toContain(
    `Would remove 1 archived lead, 1 mark and 0 dead letters of ${contact.email}.\nNothing was changed. Add --yes to do it.\n`,
  );
  expect((await leads(['forget', contact.email, '--yes'])).stdout).toContain(
    'Removed 1 archived lead, 1 mark and',
  );
  expect((await leads(['show', id])).stderr).toContain(
    `There is no lead "${id}". npm run leads -- list shows all.\n`,
  );
});

test('emulators that have broken off are said', async () => {
  await announce({ ...harness.environment, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' });
  expect(await leads(['list'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      'The emulators do not answer; the site that ran them has broken off. Start it again: npm start.\n',
    ),
  });
});
