import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { stages } from '../test/stages.ts';
import type { NamedStage } from '../stage/load.ts';
import { examine } from './doctor.ts';
import type { Facts } from './facts.ts';

const { prod, staging } = stages;
if (!prod || !staging) throw new Error('the stages of the tests are missing');
const live: NamedStage = { name: 'prod', ...prod };
const rehearsal: NamedStage = { name: 'staging', ...staging };

const documents = { url: 'https://www.stone.test', standIns: [] as string[] };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);

const healthy: Facts = {
  account: async () => '111111111111',
  bootstrap: async () => 28,
  stackState: async () => 'UPDATE_COMPLETE',
  zone: async () => ({ name: 'stone.test', servers: ['ns-1.awsdns.test'] }),
  servers: async () => ['ns-1.awsdns.test'],
  sending: async () => ({ enabled: true, sandbox: false }),
  identity: async () => ({ verified: true, dkim: 'SUCCESS', mailFrom: 'SUCCESS' }),
  unconfirmed: async () => [],
  certificate: async () => ({ state: 'ISSUED', expires: inDays(200) }),
  outputs: async () => ({
    alarms: 'arn:alarms',
    mailEvents: 'arn:events',
    certificate: 'arn:cert',
    dead: 'url',
  }),
  deadLetters: async () => 0,
};

const examined = async (facts: Partial<Facts>, stage = live, texts = documents) => {
  const lines: string[] = [];
  const refusal = await examine(stage, texts, { ...healthy, ...facts }, (line) => lines.push(line)).catch(
    (error: unknown) => error,
  );
  return { text: lines.join('\n'), refusal: refusal instanceof Error ? refusal.message : undefined };
};

test('a healthy stage has nothing to do', async () => {
  const { text, refusal } = await examined({});
  expect(text).toBe(`✓ the stage file is filled in
✓ the company facts are real
✓ signed in to the account 111111111111
✓ the CDK bootstrap is version 28
✓ the internet asks Route 53 about stone.test
✓ the stack is UPDATE_COMPLETE
✓ SES lets this account send to everyone
✓ SES has verified leads.stone.test
✓ DKIM signs the mails
✓ MAIL FROM is in place
✓ someone hears of alarms
✓ someone hears of mail that went wrong
✓ the certificate is good for 200 days
✓ no lead waits for a person`);
  expect(refusal).toBeUndefined();
});

describe('every illness is named with its next step', () => {
  test.each<[string, Partial<Facts>, string, string]>([
    [
      'the wrong account',
      { account: async () => '222222222222' },
      '✗ signed in to the account 222222222222, but the stage is in 111111111111',
      'Set AWS_PROFILE to a profile of 111111111111.',
    ],
    [
      'no bootstrap',
      { bootstrap: async () => undefined },
      '✗ the account is not prepared for the CDK in us-east-1',
      'Run once: npx --prefix infra cdk bootstrap aws://111111111111/us-east-1',
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
      'a stack that failed',
      { stackState: async () => 'UPDATE_ROLLBACK_FAILED' },
      '✗ the stack is UPDATE_ROLLBACK_FAILED',
      'Look at its events in CloudFormation, and deploy again when it has settled.',
    ],
    [
      'paused sending',
      { sending: async () => ({ enabled: false, sandbox: false }) },
      '✗ SES does not let this account send',
      'Open the SES console; a review of the account says why.',
    ],
    [
      'an identity that is not verified',
      { identity: async () => ({ verified: false, dkim: 'PENDING', mailFrom: 'PENDING' }) },
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
      'Mend the cause, then redrive them: infra/README.md, "Dead letters".',
    ],
  ])('%s', async (_, facts, what, next) => {
    const { text, refusal } = await examined(facts);
    expect(text).toContain(`${what}\n    ${next}`);
    expect(refusal).toBe('\n1 thing to do; each line marked ✗ says the next step.');
  });

  test('the sandbox of SES, with mailboxes that are not verified', async () => {
    const { text, refusal } = await examined({
      sending: async () => ({ enabled: true, sandbox: true }),
      identity: async (name) =>
        name.includes('@') ? undefined : { verified: true, dkim: 'SUCCESS', mailFrom: 'SUCCESS' },
    });
    expect(text).toContain(
      '✗ SES is in its sandbox and estimates@stone.test is not verified: leads would not be mailed',
    );
    expect(text).toContain('! SES is in its sandbox: 200 mails a day, to verified addresses');
    expect(refusal).toBe('\n2 things to do; each line marked ✗ says the next step.');
  });

  test('stand-ins, which only keep a live stage from customers', async () => {
    const standIns = {
      url: 'https://www.tidewater.example',
      standIns: ['pages/_site.yaml:9 the phone number is a stand-in'],
    };
    const onLive = await examined({}, live, standIns);
    expect(onLive.text).toContain(
      '✗ pages/_site.yaml:9 the phone number is a stand-in\n    Write the real one into _site.yaml.',
    );
    expect(onLive.text).toContain(
      '✗ facts.url in _site.yaml is https://www.tidewater.example, but the stage is at https://www.stone.test',
    );
    const onRehearsal = await examined({}, rehearsal, standIns);
    expect(onRehearsal.text).toContain('! pages/_site.yaml:9 the phone number is a stand-in');
    expect(onRehearsal.refusal).toBeUndefined();
  });
});

test('before the first deployment the doctor says what it can', async () => {
  const { text, refusal } = await examined({
    stackState: async () => undefined,
    outputs: async () => ({}),
    identity: async () => undefined,
  });
  expect(text).toContain('! the stage is not deployed yet\n    npm run deploy -- --stage prod');
  expect(text).toContain('! SES does not know leads.stone.test yet');
  expect(refusal).toBeUndefined();
});

test('without credentials there is one message, after what the files tell', async () => {
  const { text, refusal } = await examined({
    account: async () => {
      throw new Refusal('There are no AWS credentials.');
    },
  });
  expect(text).toBe('✓ the stage file is filled in\n✓ the company facts are real');
  expect(refusal).toBe('There are no AWS credentials.');
});

test('a check that AWS does not answer does not hide the others', async () => {
  const { text } = await examined({
    sending: async () => {
      throw new Error('AccessDenied: ses:GetAccount');
    },
  });
  expect(text).toContain('✗ a check got no answer\n    AccessDenied: ses:GetAccount');
  expect(text).toContain('✓ the certificate is good for 200 days');
});
