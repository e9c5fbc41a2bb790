import { readdirSync } from 'node:fs';
import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOperation, type Operation } from '../test/cloud/operation.ts';

let { account, cloud, operator, end } = {} as Operation;

const older: ResourceRecordSet = {
  Name: 'staging.stone.test.',
  Type: 'CNAME',
  TTL: 300,
  ResourceRecords: [{ Value: 'shops.host.test' }],
};

beforeAll(async () => {
  ({ account, cloud, operator, end } = await startOperation());
});
afterAll(() => end());

const run = (command: string, ...flags: string[]) => operator.run(command, ...flags);

describe('the first day in a real account, of a business that has a website', { timeout: 300_000 }, () => {
  test('the doctor says what a new account lacks', async () => {
    account.ses.sandbox = true;
    account.records.push(older);
    const { out, status } = await run('doctor');
    for (const line of [
      '✗ the account is not prepared for the CDK in us-east-1',
      '✓ the internet asks Route 53 about stone.test',
      '! the name leads elsewhere: staging.stone.test CNAME shops.host.test (kept 300 s)',
      '! the stage is not deployed yet',
      '✗ SES is in its sandbox and the stage file does not say so: leads would not be mailed',
      '✗ SES is in its sandbox and developers@stone.test is not verified: leads would not be mailed',
      '! SES does not know leads-staging.stone.test yet',
    ])
      expect(out).toContain(`${line}\n`);
    expect(out).toMatch(/\n4 things to do; each line marked ✗ says the next step\.\n$/);
    expect(out).not.toContain('no answer about');
    expect(status).toBe(1);
    account.ses.sandbox = false;
    account.stacks['CDKToolkit'] = { status: 'CREATE_COMPLETE', outputs: { BootstrapVersion: '28' } };
  });

  test('a first deployment that AWS refuses says why, and leaves nothing that is protected', async () => {
    await operator.writeStages({ live: true });
    cloud.failNext([
      [
        'SiteDistribution',
        'AWS::CloudFront::Distribution',
        'CREATE_FAILED',
        'Your account must be verified before you can add new CloudFront resources.',
      ],
      ['stone-staging', 'AWS::CloudFormation::Stack', 'CREATE_IN_PROGRESS', 'User Initiated'],
    ]);
    const { out, status } = await run('deploy', '--yes');
    expect(status).toBe(1);
    expect(out).toMatch(
      /The stack stone-staging was not deployed; no page that is published was changed\.\nThe cause: SiteDistribution \(AWS::CloudFront::Distribution\): Your account must be verified .*\nAWS has to verify this account before it may use CloudFront: open a case at .*\n$/,
    );
    expect(account.stacks['stone-staging']).toMatchObject({ status: 'ROLLBACK_COMPLETE', protected: false });
  });

  test('what a creation has left that AWS could not take back is deleted by name; what is protected is not', async () => {
    const left = account.stacks['stone-staging'];
    account.stacks['stone-staging'] = { status: 'ROLLBACK_FAILED', outputs: {}, protected: true };
    const kept = await run('destroy', '--yes');
    expect(kept.out).toContain('Take the protection off: aws cloudformation update-termination-protection');
    expect([kept.status, 'stone-staging' in account.stacks]).toEqual([1, true]);
    account.stacks['stone-staging'] = { status: 'ROLLBACK_FAILED', outputs: {} };
    const { out, status } = await run('destroy', '--yes');
    expect(out).toContain('Deleted. When the cause is mended: npm run site -- deploy --stage staging');
    expect([status, Object.keys(account.stacks)]).toEqual([0, ['CDKToolkit']]);
    if (left) account.stacks['stone-staging'] = left;
  });

  test('deployed again without its names, it is looked at under the name of CloudFront; SES is waited for', async () => {
    await operator.writeStages({ live: true, dns: false });
    account.ses.identities['leads-staging.stone.test'] = { verified: false, asked: 1 };
    const { out, status } = await run('deploy', '--yes');
    expect(out).toContain(
      'the creation of stone-staging failed (ROLLBACK_COMPLETE); it is deleted and created anew.',
    );
    expect(out).toContain(
      'Waiting until SES has found the records of leads-staging.stone.test in the DNS (DKIM PENDING)',
    );
    expect(out).toContain('https://d1.cloudfront.net is up to date.');
    expect(status).toBe(0);
    expect(cloud.leads()).toHaveLength(2);
    expect(account.records).toEqual([older]);
    expect(account.stacks['stone-staging']).toMatchObject({ protected: true });
  });

  test('with its names, an older site stays where it is until the cutover', async () => {
    await operator.writeStages({ live: true });
    const { out, status } = await run('deploy', '--yes', '--no-lead');
    expect(out).toContain('  staging.stone.test CNAME shops.host.test (kept 300 s)');
    expect(out).toContain('When the new site is to take its place: npm run site -- cutover --stage staging');
    expect(out).toContain('is up to date, and its name leads to the older site until the cutover.');
    expect(status).toBe(0);
    expect(account.stacks['stone-staging-watch']).toMatchObject({ status: 'CREATE_COMPLETE' });
    expect(account.records).toEqual([older]);
  });

  test('the cutover changes the names at once, keeps the way back, and takes it', async () => {
    const over = await run('cutover', '--yes');
    expect(over.out).toContain('for up to 5 minutes more; keep it running.');
    expect(account.records.map(({ Type, AliasTarget }) => [Type, AliasTarget?.DNSName])).toEqual([
      ['A', 'd1.cloudfront.net.'],
      ['AAAA', 'd1.cloudfront.net.'],
    ]);
    const [file = ''] = readdirSync(operator.clone).filter((name) => name.startsWith('cutover-'));
    expect(over.out).toContain(`npm run site -- cutover --stage staging --back ${file}`);
    expect((await run('cutover', '--yes')).out).toContain('The names of "staging" lead to it already.');
    const back = await run('cutover', '--yes', '--back', file);
    expect([back.status, account.records]).toEqual([0, [older]]);
    expect((await run('cutover', '--yes', '--back', 'package.json')).out).toBe(
      'package.json is no file that npm run site -- cutover has written. Give the right one with --back.\n',
    );
  });

  test('the doctor says what is left: a notice that nobody has confirmed', async () => {
    account.unconfirmed = { 'arn:alarms': ['ops@third.test'] };
    const { out } = await run('doctor');
    expect(out).toContain('✗ ops@third.test has not confirmed: nobody hears of alarms\n');
    expect(out).toMatch(
      /✓ the certificate is good for 200 days\n✓ every file of the release \S+ is stored\n✓ no lead waits for a person\n/,
    );
    expect(out).toMatch(/\n1 thing to do; each line marked ✗ says the next step\.\n$/);
  });

  test('another firm is refused, whether somebody asks or not', async () => {
    await operator.writeStages({ domain: 'www.stone.test' });
    account.changes = [];
    for (const command of ['deploy', 'diff', 'destroy', 'rebuild', 'cutover']) {
      const { out, status } = await run(command, ...(command === 'diff' ? [] : ['--yes']));
      expect(out).toContain(
        'The stack stone-staging is the site staging.stone.test, but the stage "staging" is www.stone.test.',
      );
      expect(status).toBe(1);
    }
    expect(account.changes).toEqual([]);
    await operator.writeStages({});
  });

  test('the leads of a stage are found by its name alone', async () => {
    const { out, status } = await run('leads');
    expect(out).toContain('Leads in archive');
    expect(out).toContain('Deployment check');
    expect(status).toBe(0);
  });

  test('the numbers of a stage are found by its name alone', async () => {
    const none = await run('visits');
    expect(none.out).toContain('There is no log /aws/cloudfront/function/stone-staging-visits: ');
    account.logs['/aws/cloudfront/function/stone-staging-visits'] = [
      'a== visit page person /contact',
      'a== visit page robot /contact',
      'a== visit of nobody',
    ];
    const { out, status } = await run('visits');
    expect(out).toMatch(/^\/contact +1 +0 +1 +100 %$/m);
    expect(out).toContain('Log lines that cannot be parsed and are not counted: 1.');
    expect(status).toBe(0);
    expect((await run('visits', '--weeks', '99')).out).toContain(
      "option '--weeks <number>' argument '99' is invalid. Give a number from 1 to 12.\n",
    );
  });
});
