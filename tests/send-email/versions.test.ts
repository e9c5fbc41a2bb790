import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildFormFunctions } from '../../lambda/build.ts';
import type { Form } from '../../schema/form.ts';
import { revisionHeader, revisionInput } from '../../schema/forms/revision.ts';
import { openArchive } from './support/archive.ts';
import { contactForm, createForm, orderForm } from './support/forms.ts';
import { startHarness, type Harness } from './support/harness.ts';
import { words } from './support/lead-copy.ts';

/** The next version of the contact form: without the phone number, and with a new required field. */
const nextContactForm = createForm('contact', 'Message', [
  {
    fields: [
      { name: 'name', kind: 'name', label: 'Your name' },
      { name: 'email', kind: 'email', label: 'Your e-mail address' },
      { name: 'message', kind: 'paragraph', label: 'Your message', minimum: 200 },
      { name: 'day', kind: 'date', label: 'Which day suits you?' },
    ],
  },
]);

const sentByFormer = {
  type: 'contact',
  name: 'Ann Miller',
  email: 'ann@visitor.example',
  phone: '714 555 0199',
  message: 'Do you work on Sundays?',
};
const sentByNext = {
  type: 'contact',
  name: 'Ben Ortega',
  email: 'ben@visitor.example',
  message: 'Could you come and look at the floor of our hall? '.repeat(5).trim(),
  day: '2099-05-01',
};
const order = { type: 'order', product: 'bread', quantity: '3', contactEmail: 'cleo@visitor.example' };

let scratch: string;
/** The functions before and after a deployment that changes the contact form and adds another one. */
let former: Harness;
let next: Harness;

const start = async (name: string, forms: Form[]): Promise<Harness> => {
  const outDir = join(scratch, name);
  return startHarness({ bundles: await buildFormFunctions({ words: { ...words, forms }, outDir }) });
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'versions-'));
  former = await start('former', [contactForm]);
  next = await start('next', [nextContactForm, orderForm]);
});
beforeEach(() => {
  former.clear();
  next.clear();
});
afterAll(async () => {
  await Promise.all([former.stop(), next.stop()]);
  await rm(scratch, { recursive: true });
});

type Body = Record<string, string>;

/** Sends a request as the page of a form does: with its script, or without scripts. */
const sends = {
  JSON: async (functions: Harness, body: Body, { revision }: Form): Promise<string> => {
    const response = await functions.send(body, { [revisionHeader]: revision });
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: string }).id;
  },
  'a plain post': async (functions: Harness, body: Body, { revision }: Form): Promise<string> => {
    const fields = Object.entries({ ...body, [revisionInput]: revision });
    const response = await functions.sendForm(fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    return '';
  },
};

/** The text of the only mail, and the message in the archive. */
const received = async (functions: Harness) => {
  const mail = await vi.waitFor(
    () => {
      const [first] = functions.messages();
      if (!first) throw new Error('No mail was sent.');
      return first;
    },
    { timeout: 30_000 },
  );
  const archive = openArchive(functions);
  const [key = ''] = (await archive.keys('leads/')).filter((name) => name.includes(mail.tags['lead'] ?? '-'));
  const stored = (await archive.read(key)) as { form: object; fields: { name: string; value: string }[] };
  return { mail, stored };
};

const cases: [name: string, functions: () => Harness, body: Body, form: Form][] = [
  ['a tab from before a deployment, or pages that were rolled back', () => next, sentByFormer, contactForm],
  ['pages deployed with --pages-only', () => former, sentByNext, nextContactForm],
  ['a form of which only the pages know', () => former, order, orderForm],
];

/** The queue drops a repeated request, so each way of sending has its own visitor. */
const ways = [
  ['JSON', sends.JSON, 'ann@'],
  ['a plain post', sends['a plain post'], 'zoe@'],
] as const;

describe.each(ways)('by %s', (_, send, visitor) => {
  test.each(cases)(
    'a request of %s arrives in archive and mail as it came',
    async (_name, functions, sent, form) => {
      const body = Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, value.replace(/^.*@/, visitor)]),
      );
      await send(functions(), body, form);
      const { mail, stored } = await received(functions());
      const { type = '', ...values } = body;
      expect(stored.form).toMatchObject({ type, revision: form.revision, known: false });
      expect(Object.fromEntries(stored.fields.map(({ name, value }) => [name, value]))).toEqual(values);
      for (const value of Object.values(values)) expect(mail.text).toContain(value);
      const [beforeId = ''] = mail.subject.split(` [${mail.tags['lead']}]`);
      for (const value of [type, ...Object.values(values)]) expect(beforeId).not.toContain(value);
    },
  );
});

test('a request of the same version is validated', async () => {
  const response = await next.send(sentByFormer, { [revisionHeader]: nextContactForm.revision });
  expect(response.status).toBe(422);
});

test('a page without a revision, from before forms were documents, is validated with the form of its type', async () => {
  expect((await former.send(sentByFormer)).status).toBe(202);
  const { stored } = await received(former);
  expect(stored.form).toMatchObject({ type: 'contact', revision: contactForm.revision, known: true });
  expect((await former.send({ ...sentByFormer, email: '' })).status).toBe(422);
});

test('a request that is repeated after a deployment has the same id', async () => {
  const [before, after] = [
    await sends.JSON(former, sentByFormer, contactForm),
    await sends.JSON(next, sentByFormer, contactForm),
  ];
  expect(after).toBe(before);
});
