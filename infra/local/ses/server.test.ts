import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSes } from './server.ts';

let ses: Awaited<ReturnType<typeof startSes>>;
beforeAll(async () => {
  ses = await startSes(() => undefined);
});
afterAll(() => ses.close());

const good = {
  Action: 'SendEmail',
  Version: '2010-12-01',
  Source: 'website@stone.example',
  'Destination.ToAddresses.member.1': 'one@stone.example',
  'ReplyToAddresses.member.1': 'visitor@visitor.example',
  'Message.Subject.Data': 'Hello',
  'Message.Body.Text.Data': 'Text\r\nof two lines',
  'Tags.member.1.Name': 'lead',
  'Tags.member.1.Value': 'abc',
};

const send = async (
  change: Record<string, string>,
  headers = { authorization: 'AWS4-HMAC-SHA256 Credential=x' },
) => {
  const body = new URLSearchParams({ ...good, ...change });
  const answer = await fetch(ses.url, { method: 'POST', headers, body });
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return { status: answer.status, code };
};

test('a valid mail is accepted', async () => {
  expect(await send({})).toEqual({ status: 200, code: undefined });
  expect(ses.messages().map(({ subject, tags }) => [subject, tags])).toEqual([['Hello', { lead: 'abc' }]]);
});

test.each([
  ['a line break in the subject', 'Message.Subject.Data', 'Hello\r\nBcc: x@y.example'],
  ['a line break in the sender', 'Source', 'a@b.example\nBcc: x@y.example'],
  ['a line break in a Reply-To', 'ReplyToAddresses.member.1', 'a@b.example\r\nX: y'],
  ['two addresses in one', 'ReplyToAddresses.member.1', 'a@b.example,c@d.example'],
  ['a doubled dot', 'ReplyToAddresses.member.1', 'a..b@c.example'],
  ['a dot at the end of the name', 'ReplyToAddresses.member.1', 'a.@c.example'],
  ['a name of 65 characters', 'ReplyToAddresses.member.1', `${'a'.repeat(65)}@c.example`],
  ['a domain without a dot', 'ReplyToAddresses.member.1', 'a@localhost'],
  ['letters that need encoding', 'ReplyToAddresses.member.1', 'jürgen@c.example'],
  ['no recipient', 'Destination.ToAddresses.member.1', ''],
  ['no body', 'Message.Body.Text.Data', ''],
  ['a tag with a blank', 'Tags.member.1.Value', 'a b'],
])('%s is rejected', async (_, name, value) => {
  expect(await send({ [name]: value })).toEqual({ status: 400, code: 'InvalidParameterValue' });
});

test('an unknown action is rejected', async () => {
  expect(await send({ Action: 'SendRawEmail' })).toEqual({ status: 400, code: 'InvalidAction' });
});

test('an unsigned request is rejected', async () => {
  expect(await send({}, { authorization: 'Bearer x' })).toEqual({
    status: 403,
    code: 'MissingAuthenticationToken',
  });
});

test('a second mailbox takes the next free port', async () => {
  const second = await startSes(() => undefined, Number(new URL(ses.url).port));
  expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(new URL(ses.url).port));
  await second.close();
});
