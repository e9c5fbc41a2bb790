import { describe, expect, test } from 'vitest';
import { stages } from '../test/stages.ts';
import type { NamedStage } from '../stage/load.ts';
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
    sending: async () => ({ enabled: true, sandbox }),
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
  test('SES has as long as it takes, with a word on what is waited for, and again every five minutes', async () => {
    const { lines, looks, findings } = await waited(
      ses([...Array.from({ length: 31 }, () => state(false)), state(true)]),
    );
    expect([looks, findings]).toEqual([31, []]);
    const word =
      'Waiting until SES has found the records of leads.stone.test in the DNS (DKIM PENDING): minutes mostly, at most three days. The site is deployed; Ctrl-C ends the waiting, and the next deployment sends the lead.';
    expect(lines).toEqual([word, word]);
    expect((await waited(ses([state(true)]))).lines).toEqual([]);
  });

  test('the records are listed that a person has to set at another provider', async () => {
    const elsewhere = { ...stage, zone: { name: 'stone.test' } };
    const { lines } = await waited(ses([state(false), state(true)]), elsewhere);
    expect(lines.slice(0, -1)).toEqual([
      'Set these records at the provider of stone.test:',
      '  a1._domainkey.leads.stone.test CNAME a1.dkim.amazonses.com',
      '  b2._domainkey.leads.stone.test CNAME b2.dkim.amazonses.com',
      '  c3._domainkey.leads.stone.test CNAME c3.dkim.amazonses.com',
      '  bounce.leads.stone.test MX 10 feedback-smtp.us-east-1.amazonses.com',
      '  bounce.leads.stone.test TXT "v=spf1 include:amazonses.com -all"',
      '  _dmarc.leads.stone.test TXT "v=DMARC1; p=quarantine"',
    ]);
  });

  test('when SES has given up, nobody waits', async () => {
    const { looks, findings } = await waited(ses([state(false, 'FAILED')]));
    expect(looks).toBe(0);
    expect(findings).toEqual([
      expect.stringMatching(/^SES has given up on leads\.stone\.test \(DKIM FAILED\)/),
    ]);
  });

  test('in the sandbox every recipient is verified, by address or domain, or named with what to type', async () => {
    const desk = ses([state(true)], { sandbox: true, known: ['mailbox.test'] });
    expect((await waited(desk)).findings).toEqual([
      'SES is in its sandbox and estimates@stone.test is not verified, so no lead was sent: aws sesv2 create-email-identity --email-identity estimates@stone.test --region us-east-1, follow the link in the mail that comes there, and deploy again',
    ]);
  });
});

test('a deployment that would have no right to send from the sandbox is refused before it begins', async () => {
  const sandboxed = ses([state(true)], { sandbox: true });
  await expect(assertSandboxDeclared(stage, sandboxed)).rejects.toThrow(
    'SES keeps this account in its sandbox, and the stage "prod" does not say so: its leads would not be mailed. Write sandbox: true under mail',
  );
  const said = { ...stage, mail: { ...stage.mail, sandbox: true } };
  await expect(assertSandboxDeclared(said, sandboxed)).resolves.toBeUndefined();
  await expect(assertSandboxDeclared(stage, ses([state(true)]))).resolves.toBeUndefined();
});
