import { readdirSync } from 'node:fs';
import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootstrap } from '../test/cloud/account/account.ts';
import { actionsOf, rightsOf } from '../test/template.ts';
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

describe('the first deployment in a new account of a business with an older website', () => {
  test('the doctor reports what a new account lacks', async () => {
    account.ses.sandbox = true;
    account.records.push(older);
    const { out, status } = await run('doctor');
    for (const line of [
      '✗ the stack stone-staging-rights is missing, without which nothing can be deployed',
      '✗ the account is not prepared for the CDK in us-east-1',
      '✓ public DNS delegates stone.test to Route 53',
      '! a DNS record points elsewhere: staging.stone.test CNAME shops.host.test (TTL 300 s)',
      '! the stage is not deployed yet\n    npm run site -- deploy --stage staging',
      '✗ the account is in the SES sandbox and developers@stone.test is not verified: leads would not be delivered',
      '! SES has no identity leads-staging.stone.test yet',
    ])
      expect(out).toContain(`${line}\n`);
    expect(out).toMatch(/\n4 problems; the next step is below each line marked ✗\.\n$/);
    expect(out).not.toContain('could not check');
    expect(status).toBe(1);
    account.ses.sandbox = false;
    bootstrap(account);
  });

  test('a failed first deployment reports the reason and leaves nothing protected', async () => {
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
      /The stack stone-staging was not deployed; no published page was changed\.\nThe cause: SiteDistribution \(AWS::CloudFront::Distribution\): Your account must be verified .*\nAWS must verify this account before it can use CloudFront: open a case at .*\n$/,
    );
    expect(account.stacks['stone-staging']).toMatchObject({ status: 'ROLLBACK_COMPLETE', protected: false });
  });

  test('deployed without names it is verified under its CloudFront host name after waiting for SES', async () => {
    await operator.writeStages({ live: true, dns: false });
    account.ses.identities['leads-staging.stone.test'] = { verified: false, pendingQueries: 1 };
    const { out, status } = await run('deploy', '--yes');
    expect(out).toContain(
      'the creation of stone-staging failed (ROLLBACK_COMPLETE); it is deleted and created again.',
    );
    expect(out).toContain(
      'Waiting until SES finds the DNS records of leads-staging.stone.test (DKIM PENDING)',
    );
    expect(out).toContain('https://d1.cloudfront.net is up to date.');
    expect(status).toBe(0);
    expect(cloud.leads()).toHaveLength(2);
    expect(account.records).toEqual([older]);
    expect(account.stacks['stone-staging']).toMatchObject({ protected: true });
  });

  test('with names the older site is served until the cutover', async () => {
    await operator.writeStages({ live: true });
    const { out, status } = await run('deploy', '--yes', '--no-lead');
    expect(out).toContain('  staging.stone.test CNAME shops.host.test (TTL 300 s)');
    expect(out).toContain('To point them at the new site: npm run site -- cutover --stage staging');
    expect(out).toContain('is up to date, but its DNS records point to the older site until the cutover.');
    expect(status).toBe(0);
    expect(account.stacks['stone-staging-watch']).toMatchObject({ status: 'CREATE_COMPLETE' });
    expect(account.records).toEqual([older]);
  });

  test('the cutover changes the records atomically, stores the previous ones, and restores them', async () => {
    const over = await run('cutover', '--yes');
    expect(over.out).toContain('for up to 5 more minutes; keep it running.');
    expect(account.records.map(({ Type, AliasTarget }) => [Type, AliasTarget?.DNSName])).toEqual([
      ['A', 'd1.cloudfront.net.'],
      ['AAAA', 'd1.cloudfront.net.'],
    ]);
    const [file = ''] = readdirSync(operator.clone).filter((name) => name.startsWith('cutover-'));
    expect(over.out).toContain(`npm run site -- cutover --stage staging --back ${file}`);
    expect((await run('cutover', '--yes')).out).toContain(
      'The DNS records of "staging" already point to it.',
    );
    const back = await run('cutover', '--yes', '--back', file);
    expect([back.status, account.records]).toEqual([0, [older]]);
    expect((await run('cutover', '--yes', '--back', 'package.json')).out).toBe(
      'package.json was not written by npm run site -- cutover. Give the file that it wrote with --back.\n',
    );
  });

  test('the doctor reports an unconfirmed subscription', async () => {
    account.unconfirmed = { 'arn:alarms': ['ops@third.test'] };
    const { out } = await run('doctor');
    expect(out).toContain('✗ ops@third.test has not confirmed: nobody is notified of alarms\n');
    expect(out).toMatch(/✓ every file of the release \S+ is stored\n/);
    expect(out).toMatch(/\n1 problem; the next step is below each line marked ✗\.\n$/);
  });

  test('every call of these commands is allowed to the deployer', () => {
    const allowed = [...actionsOf(rightsOf('Deployer')), 'sts:GetCallerIdentity'];
    expect([...account.calls].filter((call) => !allowed.includes(call))).toEqual([]);
    expect(account.calls.size).toBeGreaterThan(15);
  });

  test('a stack of another site is rejected with and without confirmation', async () => {
    await operator.writeStages({ domain: 'www.stone.test' });
    account.changes = [];
    for (const command of ['deploy', 'destroy', 'rebuild', 'cutover', 'restore-drill']) {
      const { out, status } = await run(command, '--yes');
      expect(out).toContain(
        'The stack stone-staging is the site staging.stone.test, but the stage "staging" is www.stone.test.',
      );
      expect(status).toBe(1);
    }
    expect(account.changes).toEqual([]);
    await operator.writeStages({});
  });

  test('finds the leads of a stage by its name', async () => {
    const { out, status } = await run('leads');
    expect(out).toContain('Leads in archive');
    expect(out).toContain('Deployment check');
    expect(status).toBe(0);
  });

  test('finds the visit statistics of a stage by its name', async () => {
    const none = await run('visits');
    expect(none.out).toContain('The specified log group does not exist.');
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
