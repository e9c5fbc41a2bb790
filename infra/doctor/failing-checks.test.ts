import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { describe, expect, test } from 'vitest';
import { examined, inDays, known, live, prepared, stackIn } from '../test/examined.ts';
import type { AwsFacts } from './aws-facts.ts';

const bootstrap =
  'npx --prefix infra cdk bootstrap aws://111111111111/us-east-1 aws://111111111111/us-west-2 --cloudformation-execution-policies';

describe('every failing check reports its next step', () => {
  test.each<[string, Partial<AwsFacts>, string, string]>([
    [
      'no permissions',
      { rights: async () => undefined },
      '✗ the stack stone-prod-rights is missing, without which nothing can be deployed',
      'An administrator runs: aws cloudformation deploy --region us-east-1 --stack-name stone-prod-rights --template-file infra/rights.yaml --capabilities CAPABILITY_NAMED_IAM --parameter-overrides Site=stone Stage=prod Zones=Z0123456789ABC\n',
    ],
    [
      'no bootstrap',
      { bootstrap: async (where) => (where === 'us-east-1' ? undefined : prepared) },
      '✗ the account is not prepared for the CDK in us-east-1',
      `An administrator runs once: ${bootstrap} ${prepared}\n`,
    ],
    [
      'a bootstrap for another stage in the monitoring region',
      {
        bootstrap: async (where) =>
          where === 'us-west-2' ? 'arn:aws:iam::111111111111:policy/oak-prod-execution' : prepared,
      },
      '✗ CloudFormation in us-west-2 lacks the permissions of the stage',
      `An administrator runs once: ${bootstrap} arn:aws:iam::111111111111:policy/oak-prod-execution,${prepared}\n`,
    ],
    [
      'an unconfirmed subscription to monitoring alarms',
      { unconfirmed: async (topic) => (topic === 'arn:watch' ? ['ops@third.test'] : []) },
      '✗ ops@third.test has not confirmed: nobody is notified of monitoring alarms',
      'Open the e-mail "AWS Notification - Subscription Confirmation" in that mailbox and follow its link.',
    ],
    [
      'no zone',
      { zone: async () => undefined },
      '✗ there is no hosted zone Z0123456789ABC',
      'Create it in Route 53 and write its ID into the stage file.',
    ],
    [
      'a zone without delegation',
      { servers: async () => ['ns.registrar.test'] },
      '✗ public DNS does not delegate stone.test to Route 53',
      'Set these name servers at the registrar: ns-1.awsdns.test. Until then the certificate cannot be issued and a deployment does not finish.',
    ],
    [
      'paused sending',
      { sending: async () => ({ enabled: false, sandbox: false, sent: 0, quota: 1 }) },
      '✗ SES has disabled sending for this account',
      'The account review in the SES console shows the reason.',
    ],
    [
      'an identity that is not verified',
      { identity: async () => ({ verified: false, dkim: 'PENDING', mailFrom: 'PENDING', tokens: [] }) },
      '✗ SES has not verified leads.stone.test: no mail is sent',
      'Check the records of leads.stone.test in the zone; verification takes minutes, at most three days.',
    ],
  ])('%s', async (_, facts, what, next) => {
    const { text, refusal } = await examined(facts);
    expect(text).toContain(`${what}\n    ${next}`);
    expect(refusal).toMatch(/^\n1 problem; the next step is below each line marked ✗\.$/);
  });

  test('the SES sandbox with mailboxes that are verified neither by address nor by domain', async () => {
    const { text, refusal } = await examined({
      sending: async () => ({ enabled: true, sandbox: true, sent: 0, quota: 200 }),
      identity: async (name) => (['leads.stone.test', 'mailbox.test'].includes(name) ? known : undefined),
    });
    expect(text).toContain(
      '✗ the account is in the SES sandbox and estimates@stone.test is not verified: leads would not be delivered\n    aws sesv2 create-email-identity --email-identity estimates@stone.test --region us-east-1, then follow the link in the e-mail that this mailbox receives.',
    );
    expect(text).not.toContain('office@mailbox.test is not verified');
    expect(text).toContain(
      '! the account is in the SES sandbox: 200 e-mails a day, to verified addresses only',
    );
    expect(refusal).toBe('\n1 problem; the next step is below each line marked ✗.');
  });

  test('a deployer who is an administrator, and permissions of another version, are warnings', async () => {
    const { text, refusal } = await examined({
      bootstrap: async () => 'arn:aws:iam::aws:policy/AdministratorAccess',
      rights: async () => false,
    });
    expect(text).toContain(
      `! in us-west-2 whoever deploys is an administrator of the account\n    An administrator runs once: ${bootstrap} ${prepared}\n`,
    );
    expect(text).toContain('! the permissions of stone-prod-rights are those of another version\n');
    expect(refusal).toBeUndefined();
  });

  test('quotas before they are reached, a missing second mailbox, and a short HSTS after a week are warnings', async () => {
    const { text, refusal } = await examined(
      {
        sending: async () => ({ enabled: true, sandbox: false, sent: 30_000, quota: 50_000 }),
        concurrency: async () => 10,
        watch: async () => ({ topic: 'arn:watch', since: inDays(-8) }),
      },
      { ...live, alarmsCopy: undefined },
    );
    for (const line of [
      '! only 10 functions may run at the same time, as in a new account',
      '! SES has sent 30000 of the 50000 e-mails a day that this account may send',
      '! only one mailbox receives alarms',
      '! the site has had its names for 7 days, and browsers remember HTTPS for five minutes only',
    ])
      expect(text).toContain(`${line}\n`);
    expect(refusal).toBeUndefined();
  });

  test('a failed change of the stack is a warning with its cause, because a deployment says what to do', async () => {
    const { text, refusal } = await examined({
      stack: stackIn('ROLLBACK_COMPLETE', { Outputs: [] }),
      failure: async () => ({
        cause: 'SiteDistribution (AWS::CloudFront::Distribution): Your account must be verified',
        next: 'AWS must verify this account before it can use CloudFront: open a case.',
      }),
    });
    expect(text).toContain(
      '! the last change of the stack failed (ROLLBACK_COMPLETE): SiteDistribution (AWS::CloudFront::Distribution): Your account must be verified\n    AWS must verify this account before it can use CloudFront: open a case.',
    );
    expect(refusal).toBeUndefined();
  });

  test('DNS records that point to an older site are only a warning', async () => {
    const older: ResourceRecordSet[] = [
      { Name: 'www.stone.test.', Type: 'CNAME', TTL: 3600, ResourceRecords: [{ Value: 'old.host.test' }] },
      { Name: 'stone.test.', Type: 'A', TTL: 300, ResourceRecords: [{ Value: '203.0.113.7' }] },
      { Name: 'stone.test.', Type: 'HTTPS', TTL: 300, ResourceRecords: [{ Value: '1 . alpn=h2' }] },
      { Name: 'stone.test.', Type: 'MX', TTL: 300, ResourceRecords: [{ Value: '10 mail.stone.test' }] },
    ];
    const { text, refusal } = await examined({ records: async () => older });
    const next = '    It is not changed before the cutover: infra/README.md, "Cutover".';
    expect(text).toContain(
      `! a DNS record points elsewhere: www.stone.test CNAME old.host.test (TTL 3600 s)\n${next}`,
    );
    expect(text).toContain(`! a DNS record points elsewhere: stone.test A 203.0.113.7 (TTL 300 s)\n${next}`);
    expect(text).toContain(
      `! a DNS record points elsewhere: stone.test HTTPS 1 . alpn=h2 (TTL 300 s)\n${next}`,
    );
    expect(text).not.toContain('MX');
    expect(refusal).toBeUndefined();
  });
});
