import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { describe, expect, test } from 'vitest';
import { examined, inDays, known, live, stackIn } from '../test/examined.ts';
import type { AwsFacts } from './aws-facts.ts';

describe('every illness is named with its next step', () => {
  test.each<[string, Partial<AwsFacts>, string, string]>([
    [
      'the wrong account',
      { account: async () => '222222222222' },
      '✗ signed in to the account 222222222222, but the stage is in 111111111111',
      'Set AWS_PROFILE to a profile of 111111111111.',
    ],
    [
      'no bootstrap',
      { bootstrap: async (where) => (where === 'us-east-1' ? undefined : 28) },
      '✗ the account is not prepared for the CDK in us-east-1',
      'Run once: npx --prefix infra cdk bootstrap aws://111111111111/us-east-1',
    ],
    [
      'no bootstrap where the site is watched from',
      { bootstrap: async (where) => (where === 'us-west-2' ? undefined : 28) },
      '✗ the account is not prepared for the CDK in us-west-2',
      'Run once: npx --prefix infra cdk bootstrap aws://111111111111/us-west-2',
    ],
    [
      'a watch that nobody hears',
      { unconfirmed: async (topic) => (topic === 'arn:watch' ? ['ops@third.test'] : []) },
      '✗ ops@third.test has not confirmed: nobody hears of what the watchers see',
      'Open the mail "AWS Notification - Subscription Confirmation" there and follow its link.',
    ],
    [
      'no zone',
      { zone: async () => undefined },
      '✗ there is no hosted zone Z0123456789ABC',
      'Create it in Route 53 and write its id into the stage file.',
    ],
    [
      'a zone that nobody asks',
      { servers: async () => ['ns.registrar.test'] },
      '✗ the internet does not ask Route 53 about stone.test',
      'Set these name servers at the registrar: ns-1.awsdns.test. Until then the certificate waits and a deployment hangs.',
    ],
    [
      'an update that could not be taken back',
      { stack: stackIn('UPDATE_ROLLBACK_FAILED') },
      '✗ the stack stone-prod is UPDATE_ROLLBACK_FAILED',
      'Mend the cause, then: aws cloudformation continue-update-rollback --stack-name stone-prod --region us-east-1. When it is UPDATE_ROLLBACK_COMPLETE: npm run site -- deploy --stage prod',
    ],
    [
      'a first deployment that failed',
      { stack: stackIn('ROLLBACK_COMPLETE', { Outputs: [] }) },
      '✗ the creation of stone-prod failed (ROLLBACK_COMPLETE)',
      'Mend the cause, then: npm run site -- deploy --stage prod. It deletes what is left and creates the stack anew.',
    ],
    [
      'a first deployment of which a part is left',
      { stack: stackIn('ROLLBACK_FAILED', { Outputs: [] }) },
      '✗ the creation of stone-prod failed, and a part of it could not be deleted (ROLLBACK_FAILED)',
      'Mend the cause, delete what is left: npm run site -- destroy --stage prod. Then: npm run site -- deploy --stage prod',
    ],
    [
      'a failed creation that is protected',
      { stack: stackIn('ROLLBACK_COMPLETE', { Outputs: [], EnableTerminationProtection: true }) },
      '✗ the creation of stone-prod failed (ROLLBACK_COMPLETE), and what is left is protected from deletion',
      'Take the protection off: aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name stone-prod --region us-east-1. Then: npm run site -- deploy --stage prod',
    ],
    [
      'a stack that could not be deleted',
      { stack: stackIn('DELETE_FAILED') },
      '✗ the stack stone-prod is DELETE_FAILED',
      'Mend the cause, then delete it again: npm run site -- destroy --stage prod',
    ],
    [
      "another firm's stack of this name",
      {
        stack: stackIn('UPDATE_COMPLETE', {
          Outputs: [{ OutputKey: 'Domain', OutputValue: 'www.oak.test' }],
        }),
      },
      '✗ the stack stone-prod does not fit',
      'The stack stone-prod is the site www.oak.test, but the stage "prod" is www.stone.test. Nothing was changed.',
    ],
    [
      'an account that may not use CloudFront yet',
      {
        stack: stackIn('ROLLBACK_COMPLETE', { Outputs: [] }),
        failure: async () => ({
          cause: 'SiteDistribution (AWS::CloudFront::Distribution): Your account must be verified',
          next: 'AWS has to verify this account before it may use CloudFront: open a case.',
        }),
      },
      '✗ the cause: SiteDistribution (AWS::CloudFront::Distribution): Your account must be verified',
      'AWS has to verify this account before it may use CloudFront: open a case.',
    ],
    [
      'certificates that Amazon may not give',
      { issuers: async (name) => (name === 'stone.test' ? ['letsencrypt.org'] : ['amazonaws.com']) },
      '✗ CAA records let only letsencrypt.org give certificates for stone.test',
      'Add a CAA record beside them: 0 issue "amazon.com".',
    ],
    [
      'a place in the zone that the mail needs',
      {
        stack: async () => undefined,
        outputs: async () => ({}),
        records: async (names) =>
          names
            .filter((name) => name.startsWith('_dmarc'))
            .map((Name) => ({
              Name: `${Name}.`,
              Type: 'TXT',
              TTL: 300,
              ResourceRecords: [{ Value: '"v=DMARC1"' }],
            })),
      },
      '✗ the stack needs this place in the zone: _dmarc.leads.stone.test TXT "v=DMARC1" (kept 300 s)',
      'Remove the record, or take another subdomain in mail.from; the creation would end there.',
    ],
    [
      'paused sending',
      { sending: async () => ({ enabled: false, sandbox: false }) },
      '✗ SES does not let this account send',
      'Open the SES console; a review of the account says why.',
    ],
    [
      'an identity that is not verified',
      { identity: async () => ({ verified: false, dkim: 'PENDING', mailFrom: 'PENDING', tokens: [] }) },
      '✗ SES has not verified leads.stone.test: no mail is sent',
      'Check the records of leads.stone.test in the zone; verification takes minutes, at most three days.',
    ],
    [
      'an alarm address that has not confirmed',
      { unconfirmed: async (topic) => (topic === 'arn:alarms' ? ['ops@third.test'] : []) },
      '✗ ops@third.test has not confirmed: nobody hears of alarms',
      'Open the mail "AWS Notification - Subscription Confirmation" there and follow its link.',
    ],
    [
      'a certificate that runs out',
      { certificate: async () => ({ state: 'ISSUED', expires: inDays(12) }) },
      '✗ the certificate runs out in 12 days',
      'Its renewal needs its record in the zone; the ACM console shows which one is missing.',
    ],
    [
      'dead letters',
      { deadLetters: async () => 3 },
      '✗ 3 leads could not be mailed',
      'Mend the cause, then redrive them: infra/handbook/alarms.md, "Dead letters".',
    ],
  ])('%s', async (_, facts, what, next) => {
    const { text, refusal } = await examined(facts);
    expect(text).toContain(`${what}\n    ${next}`);
    expect(refusal).toMatch(/^\n[12] things? to do; each line marked ✗ says the next step\.$/);
  });

  test('the sandbox of SES, with mailboxes that are not verified, by address or by domain', async () => {
    const { text, refusal } = await examined({
      sending: async () => ({ enabled: true, sandbox: true }),
      identity: async (name) => (['leads.stone.test', 'mailbox.test'].includes(name) ? known : undefined),
    });
    expect(text).toContain(
      '✗ SES is in its sandbox and the stage file does not say so: leads would not be mailed\n    Write sandbox: true under mail in the stage file and deploy.',
    );
    expect(text).toContain(
      '✗ SES is in its sandbox and estimates@stone.test is not verified: leads would not be mailed\n    aws sesv2 create-email-identity --email-identity estimates@stone.test --region us-east-1, then follow the link in the mail that comes there.',
    );
    expect(text).not.toContain('office@mailbox.test is not verified');
    expect(text).toContain('! SES is in its sandbox: 200 mails a day, to verified addresses');
    expect(refusal).toBe('\n2 things to do; each line marked ✗ says the next step.');
  });

  test('names that lead to an older site, which is no fault', async () => {
    const older: ResourceRecordSet[] = [
      { Name: 'www.stone.test.', Type: 'CNAME', TTL: 3600, ResourceRecords: [{ Value: 'old.host.test' }] },
      { Name: 'stone.test.', Type: 'A', TTL: 300, ResourceRecords: [{ Value: '203.0.113.7' }] },
      { Name: 'stone.test.', Type: 'HTTPS', TTL: 300, ResourceRecords: [{ Value: '1 . alpn=h2' }] },
      { Name: 'stone.test.', Type: 'MX', TTL: 300, ResourceRecords: [{ Value: '10 mail.stone.test' }] },
    ];
    const { text, refusal } = await examined({ records: async () => older });
    const next =
      '    They stay until npm run site -- cutover --stage prod replaces them; infra/README.md, "Cutover".';
    expect(text).toContain(
      `! the name leads elsewhere: www.stone.test CNAME old.host.test (kept 3600 s)\n${next}`,
    );
    expect(text).toContain(`! the name leads elsewhere: stone.test A 203.0.113.7 (kept 300 s)\n${next}`);
    expect(text).toContain(`! the name leads elsewhere: stone.test HTTPS 1 . alpn=h2 (kept 300 s)\n${next}`);
    expect(text).not.toContain('MX');
    expect(refusal).toBeUndefined();
    const without = await examined({ records: async () => older }, { ...live, dns: false });
    expect(without.text).toContain('They stay as they are: dns: false.');
  });
});
