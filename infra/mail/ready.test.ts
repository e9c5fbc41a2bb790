import { describe, expect, test } from 'vitest';
import { stages } from '../test/stages.ts';
import type { NamedStage } from '../stage/stage.ts';
import { waitForMail, assertSandboxDeclared, type Identity } from './ready.ts';

const stage = { name: 'prod', ...stages['prod'] } as NamedStage;
const state = (verified: boolean, dkim = verified ? 'SUCCESS' : 'PENDING'): Identity => ({
  verified,
  dkim,
  mailFrom: dkim,
  tokens: ['a1', 'b2', 'c3'],
});

/**
 * Creates an SES account that returns the given states of the sender one after another, and knows some recipients.
 */
const ses = (states: (Identity | undefined)[], { sandbox = false, known = [] as string[] } = {}) => {
  const left = [...states];
  return {
    sending: async () => ({ enabled: true, sandbox, sent: 0, quota: 200 }),
    identity: async (name: string) =>
      name === 'leads.stone.test'
        ? left.length > 1
          ? left.shift()
          : left[0]
        : known.includes(name)
          ? state(true)
          : undefined,
  };
};

const waited = async (desk: ReturnType<typeof ses>, one = stage) => {
  const lines: string[] = [];
  let looks = 0;
  const findings = await waitForMail(
    one,
    desk,
    (line) => lines.push(line),
    async () => (looks += 1),
  );
  return { lines, looks, findings };
};

describe('before the first lead of a deployment', () => {
  test('waits for SES without limit and prints the state every five minutes', async () => {
    const { lines, looks, findings } = await waited(
      ses([...Array.from({ length: 31 }, () => state(false)), state(true)]),
    );
    expect([looks, findings]).toEqual([31, []]);
    const word =
      'Waiting until SES finds the DNS records of leads.stone.test (DKIM PENDING): usually minutes, at most three days. The site is deployed; Ctrl-C stops waiting, and the next deployment sends the test lead.';
    expect(lines).toEqual([word, word]);
    expect((await waited(ses([state(true)]))).lines).toEqual([]);
  });

  test('lists the records to set at another provider', async () => {
    const elsewhere = { ...stage, zone: { name: 'stone.test' } };
    const { lines } = await waited(ses([state(false), state(true)]), elsewhere);
    expect(lines.slice(0, -1)).toEqual([
      'Set these records at the DNS provider of stone.test:',
      '  a1._domainkey.leads.stone.test CNAME a1.dkim.amazonses.com',
      '  b2._domainkey.leads.stone.test CNAME b2.dkim.amazonses.com',
      '  c3._domainkey.leads.stone.test CNAME c3.dkim.amazonses.com',
      '  bounce.leads.stone.test MX 10 feedback-smtp.us-east-1.amazonses.com',
      '  bounce.leads.stone.test TXT "v=spf1 include:amazonses.com -all"',
      '  _dmarc.leads.stone.test TXT "v=DMARC1; p=quarantine"',
    ]);
  });

  test('does not wait if SES has given up', async () => {
    const { looks, findings } = await waited(ses([state(false, 'FAILED')]));
    expect(looks).toBe(0);
    expect(findings).toEqual([
      expect.stringMatching(/^SES did not verify leads\.stone\.test \(DKIM FAILED\)/),
    ]);
  });

  test('in the sandbox reports every unverified recipient with the command to verify it', async () => {
    const desk = ses([state(true)], { sandbox: true, known: ['mailbox.test'] });
    expect((await waited(desk)).findings).toEqual([
      'the account is in the SES sandbox and estimates@stone.test is not verified, so no test lead was sent. Run aws sesv2 create-email-identity --email-identity estimates@stone.test --region us-east-1, follow the link in the e-mail that this mailbox receives, and deploy again',
    ]);
  });
});

test('a deployment without permission to send from the sandbox is rejected at the start', async () => {
  const sandboxed = ses([state(true)], { sandbox: true });
  await expect(assertSandboxDeclared(stage, sandboxed)).rejects.toThrow(
    'The account is in the SES sandbox, which the stage "prod" does not declare: its leads would not be delivered. Write sandbox: true under mail',
  );
  const said = { ...stage, mail: { ...stage.mail, sandbox: true } };
  await expect(assertSandboxDeclared(said, sandboxed)).resolves.toBeUndefined();
  await expect(assertSandboxDeclared(stage, ses([state(true)]))).resolves.toBeUndefined();
});
