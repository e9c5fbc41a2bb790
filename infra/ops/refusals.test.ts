import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import { sample } from '../../tests/support/sample.ts';
import { readRequestBody, startLocalServer } from '../local/http.ts';
import type { Outputs } from '../outputs.ts';
import { stages } from '../test/stages.ts';
import type { NamedStage } from '../stage/stage.ts';
import { toCommandError } from '../terminal/aws-errors.ts';
import { assertHoldsNoLeads } from './destroy.ts';
import { assertReadyForLive } from './live-requirements.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  const pages = 'tests/fixtures/dentist/pages';
  const table = { ...stages, staging: { ...stages['staging'], pages } };
  await writeFile(join(folder, 'stages.yaml'), stringify(table));
  await writeFile(join(folder, 'half.yaml'), stringify({ prod: { ...stages['prod'], alarms: undefined } }));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command on a machine without AWS credentials. */
const run = (command: string, ...flags: string[]) =>
  runCommand(resolve(`scripts/production/${command}.ts`), flags, {
    cwd: process.cwd(),
    env: { PATH: process.env['PATH'], HOME: folder, AWS_EC2_METADATA_DISABLED: 'true' },
  });

const signIn =
  'There are no AWS credentials. Sign in (for example `aws sso login` and AWS_PROFILE=…), check it with `aws sts get-caller-identity`, and run the command again.';

describe('one error message', () => {
  test.each(sample(['deploy'], ['cutover', 'destroy', 'doctor', 'rebuild']))(
    '%s without credentials',
    async (command) => {
      const { out, status } = await run(command, '--stages', join(folder, 'stages.yaml'), '--stage', 'prod');
      expect([out, status]).toEqual([`${signIn}\n`, 1]);
    },
  );

  const commands = ['cutover', 'deploy', 'destroy', 'doctor', 'rebuild', 'rollback', 'synth'];
  test.each(sample(['release'], commands))('%s with an unknown stage', async (command) => {
    const file = join(folder, 'stages.yaml');
    const { out, status } = await run(command, '--stages', file, '--stage', 'production');
    expect([out, status]).toEqual([
      `There is no stage "production" in ${file}. Give one of ${Object.keys(stages).join(', ')} with --stage.\n`,
      2,
    ]);
  });

  test('an incomplete stage file', async () => {
    const file = join(folder, 'half.yaml');
    const { out, status } = await run('deploy', '--stages', file, '--stage', 'prod');
    expect(out).toContain(
      'prod.alarms: a field is missing: alarms. Add it, such as alarms: "ops@example.com".',
    );
    expect(out).toMatch(/\nFix them and run the command again\.\n$/);
    expect(status).toBe(1);
  });

  test('a stage file of an earlier version', async () => {
    const file = join(folder, 'former.ts');
    await writeFile(file, 'export const stages = {};');
    for (const given of [file, join(folder, 'former.yaml')]) {
      const { out, status } = await run('deploy', '--stages', given, '--stage', 'prod');
      expect(out).toMatch(
        /former\.ts:1:1 .*is no longer read: \S*former\.yaml has taken its place\. Run npx site migrate/,
      );
      expect(status).toBe(1);
    }
  });

  test('rollback without a tag and with an unknown one', async () => {
    const stage = ['--stages', join(folder, 'stages.yaml'), '--stage', 'prod'];
    const rollback = (...flags: string[]) => run('rollback', '--stack', ...stage, ...flags);
    expect(await rollback()).toMatchObject({
      out: expect.stringMatching(/^No tag given\. Give one with --to\. /),
      status: 2,
    });
    expect((await rollback('--to', '--force')).status).not.toBe(0);
    const wrong = await rollback('--to', 'v0.0.0-none');
    expect([wrong.out.split('. ')[0], wrong.status]).toEqual(['There is no tag "v0.0.0-none"', 1]);
  });
});

describe('AWS errors', () => {
  const fault = (name: string, message = '') => Object.assign(new Error(message), { name });

  test.each([
    ['ExpiredToken', 'The AWS credentials have expired. '],
    ['InvalidClientTokenId', 'AWS rejects these credentials. '],
    ['Throttling', 'AWS throttled the requests'],
    ['TooManyRequestsException', 'AWS throttled the requests'],
    ['OptInRequired', 'The AWS account is not ready: it was never signed up for this service'],
    ['ServiceUnavailable', 'AWS reports an internal error. Wait some minutes'],
    ['TimeoutError', 'AWS cannot be reached. Check the network and run the command again.'],
  ])('%s is explained with the next step', (name, start) => {
    const result = toCommandError(fault(name));
    expect(result).toMatchObject({ name: 'CommandError', message: expect.stringContaining(start) });
  });

  test('a missing permission is named', () => {
    expect(toCommandError(fault('AccessDenied', 'not authorized to perform: s3:PutObject'))).toMatchObject({
      name: 'CommandError',
      message:
        'AWS rejected the request: not authorized to perform: s3:PutObject\nUse credentials with the permissions that infra/handbook/rights.md lists.',
    });
  });

  test('an unknown AWS error becomes one line; other errors are unchanged', () => {
    const answer = Object.assign(fault('ValidationError', 'Stack is\n in a state'), { $metadata: {} });
    expect(toCommandError(answer)).toMatchObject({
      name: 'CommandError',
      message:
        'AWS rejected the request: ValidationError: Stack is in a state\nnpm run site -- doctor finds what is missing.',
    });
    const other = fault('ValidationError', 'Stack is in a state');
    expect(toCommandError(other)).toBe(other);
  });
});

describe('deleting a stage', () => {
  const outputsAt = (url: string) =>
    ({ archive: 'archive', waiting: `${url}/1/waiting`, dead: `${url}/1/dead` }) as Outputs;
  const staging = { name: 'staging', ...stages['staging'] } as NamedStage;
  const prod = { name: 'prod', ...stages['prod'] } as NamedStage;

  test('is rejected if the stage is live', async () => {
    await expect(assertHoldsNoLeads(prod, outputsAt(''))).rejects.toThrow(
      'The stage "prod" is live and was not changed. Set live: false in the stage file and deploy that first.',
    );
  });

  test('is rejected if the archive or a queue holds leads', async () => {
    let holders = ['archive', 'dead'];
    const aws = await startLocalServer(async (request, response) => {
      const body = String(await readRequestBody(request));
      const objects = holders.includes('archive') ? '<Contents><Key>leads/a.json</Key></Contents>' : '';
      const queue = /"QueueUrl":"[^"]*\/(\w+)"/.exec(body)?.[1];
      const count = queue !== undefined && holders.includes(queue) ? '1' : '0';
      response.end(
        queue === undefined
          ? `<ListBucketResult><IsTruncated>false</IsTruncated>${objects}</ListBucketResult>`
          : JSON.stringify({ Attributes: { ApproximateNumberOfMessages: count } }),
      );
    });
    const outputs = outputsAt(aws.url);
    vi.stubEnv('AWS_ENDPOINT_URL', aws.url);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
    await expect(assertHoldsNoLeads(staging, outputs)).rejects.toThrow(
      'The stage "staging" holds leads (archive, dead letters) and was not changed.',
    );
    holders = ['waiting'];
    await expect(assertHoldsNoLeads(staging, outputs)).rejects.toThrow('holds leads (queue)');
    holders = [];
    await expect(assertHoldsNoLeads(staging, outputs)).resolves.toBeUndefined();
    vi.unstubAllEnvs();
    await aws.close();
  });

  test('a live stage is not deployed with placeholder facts', () => {
    expect(() =>
      assertReadyForLive(prod, {
        url: 'https://www.stone.test',
        placeholderFacts: ['pages/_site.yaml:9 the phone number is a stand-in'],
      }),
    ).toThrow(
      'The stage "prod" is live, but the documents contain placeholders:\n  pages/_site.yaml:9 the phone number is a stand-in\nReplace them, or set live: false in the stage file.',
    );
    expect(() =>
      assertReadyForLive(staging, { url: 'https://www.tidewater.example', placeholderFacts: ['a stand-in'] }),
    ).not.toThrow();
  });
});
