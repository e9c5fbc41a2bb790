import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LeadStores } from '../../scripts/leads/inventory.ts';
import { contactForm } from './support/forms.ts';
import { contact, estimate, message, startHarness, type Harness } from './support/harness.ts';
import { openStores } from './support/stores.ts';

let harness: Harness;
let archive: LeadStores['archive'];
beforeAll(async () => {
  harness = await startHarness();
  ({ archive } = openStores(harness));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await harness.stop();
});

/** Returns the only object of a lead among these keys. */
const readArchived = async (keys: string[], id: string) => {
  const [key = '', ...others] = keys.filter((each) => each.includes(id));
  expect(others).toEqual([]);
  const [object] = await archive.readObjects([{ key }]);
  return { key, content: JSON.parse(object?.body ?? '') as unknown };
};

test('an estimate reaches both mailboxes with every field', async () => {
  const id = await harness.accept(estimate);
  const [mail] = await harness.mails(id);
  expect(mail).toEqual({
    id: expect.any(String),
    receivedAt: expect.any(String),
    from: 'website@leads.example',
    to: ['estimates@business.example', 'office@other-provider.example'],
    replyTo: ['ann.miller@visitor.example'],
    subject: `Estimate: Kitchen, Hard surfaces [${id}]`,
    tags: { lead: id },
    configurationSet: 'leads',
    text: expect.stringMatching(
      new RegExp(
        `^Ann Miller\nEstimate\n\nRooms: Kitchen, Hard surfaces\n[^]*\nLead: ${id}\n[^]*\n\nMessage:\n${message}\n$`,
      ),
    ),
    html: expect.stringContaining(message),
  });
});

test('the archive contains the lead as sent, and a marker for its mail', async () => {
  const referer = 'https://www.stone.example/contact?email=carla@visitor.example';
  const id = await harness.accept({ ...contact, name: 'Carla Archive' }, { referer });
  const [mail] = await harness.mails(id);
  const { key, content } = await readArchived(await archive.listLeadKeys(), id);
  const [year, month, day] = (mail?.receivedAt ?? '').slice(0, 10).split('-');
  expect(key).toBe(`leads/${year}/${month}/${day}/${id}.json`);
  expect(content).toMatchObject({
    v: 2,
    page: '/contact',
    form: { type: 'contact', revision: contactForm.revision, known: true },
    lead: { ...contact, name: 'Carla Archive' },
  });
  await vi.waitFor(() => expect(harness.events(id)).toContain('Sent'), 20_000);
  // The marker from which the statistics are counted contains no visitor input.
  expect((await readArchived(await archive.listSentMarkers(), id)).content).toEqual({
    mail: expect.any(String),
    sentAt: expect.any(String),
    page: '/contact',
    form: 'Message',
    suspectedSpam: false,
  });
});

test('accepts and flags a suspicious lead, and the mail says why', async () => {
  const robot = { ...contact, name: 'Robo', subject: 'Robots Inc.' };
  const id = await harness.accept(robot, { 'x-fill-time': '0' });
  const [mail] = await harness.mails(id);
  expect(mail?.subject).toBe(`[suspected spam] Message [${id}]`);
  for (const reason of ['This may be spam.', 'A hidden field was filled in.', 'It was sent too fast.'])
    expect(mail?.text).toContain(`\n${reason}\n`);
});

test('the local mailbox shows a mail in a sandboxed frame', async () => {
  const id = await harness.accept({ ...contact, name: 'Hal <b>Mailbox</b>' });
  const [mail] = await harness.mails(id);
  const get = async (path: string) => (await fetch(`${harness.mailboxUrl}${path}`)).text();
  expect(await get('/')).toContain(`<a href="/messages/${mail?.id}">Message [${id}]</a>`);
  const page = await get(`/messages/${mail?.id}`);
  expect(page).toContain(`<iframe sandbox title="HTML part" src="/messages/${mail?.id}/html"></iframe>`);
  expect(page).toContain('<dt>Reply-To</dt><dd>ben@visitor.example</dd>');
  expect(page).toContain('Hal &#60;b&#62;Mailbox&#60;/b&#62;\nMessage\n');
  const framed = await fetch(`${harness.mailboxUrl}/messages/${mail?.id}/html`);
  expect(framed.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(JSON.parse(await get('/messages.json'))).toContainEqual(mail);
});
