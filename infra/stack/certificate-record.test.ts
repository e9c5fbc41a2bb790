import { expect, test } from 'vitest';
import { emptyAccount } from '../test/cloud/account/account.ts';
import { useAccount } from '../test/cloud/account/use-account.ts';
import { printCertificateRecords } from './deploy-stack.ts';

const account = emptyAccount();

useAccount(account);

const waitsFor = (name: string): [string, string, string, string] => [
  'AddressCertificate',
  'AWS::CertificateManager::Certificate',
  'CREATE_IN_PROGRESS',
  `Content of DNS Record is: {Name: _a1.${name}.,Type: CNAME,Value: _b2.acm-validations.aws.}`,
];

/** Polls once for each state of the stack: its events, or undefined while it does not exist. */
const watched = async (states: ([string, string, string, string][] | undefined)[], since: Date) => {
  const left = [...states];
  const lines: string[] = [];
  const ends = new AbortController();
  const next = async () => {
    account.stacks = {};
    if (left.length === 0) return ends.abort();
    const events = left.shift();
    if (events) account.stacks['oak-prod'] = { status: 'CREATE_IN_PROGRESS', outputs: {}, events };
  };
  await next();
  await printCertificateRecords('oak-prod', since, (line) => lines.push(line), ends.signal, next);
  return lines;
};

test('prints each validation record once, as soon as CloudFormation reports it', async () => {
  const first = waitsFor('www.oak.test');
  const lines = await watched([undefined, [first], [waitsFor('oak.test'), first]], new Date(0));
  expect(lines).toEqual([
    'Set these records at the DNS provider now; the certificate is issued when they are set:',
    '  _a1.www.oak.test. CNAME _b2.acm-validations.aws.',
    '  _a1.oak.test. CNAME _b2.acm-validations.aws.',
  ]);
});

test('does not print records of an earlier deployment', async () => {
  expect(await watched([[waitsFor('oak.test')]], new Date(Date.now() + 60_000))).toEqual([]);
});
