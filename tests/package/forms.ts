import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { InstalledSite } from '../support/package/installed-site.ts';
import { chromiumArgs, findChromium } from '../support/programs/chromium.ts';

type Answers = Record<string, string>;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Three businesses: their form, what a visitor enters by the name of the field, and what the mail contains. */
const businesses: { form: string; answers: Answers; subject: RegExp; mail: string[] }[] = [
  {
    form: 'order',
    answers: {
      product: 'cake',
      quantity: '2',
      day: inDays(7),
      name: 'Ann Baker',
      phone: '(208) 555-0101',
      note: 'No nuts',
    },
    subject: /^Order: Birthday cake \[[0-9a-f]{20}\]$/,
    mail: ['What would you like? Birthday cake', 'How many? 2', `For which day? ${inDays(7)}`, 'No nuts'],
  },
  {
    form: 'appointment',
    answers: {
      reason: 'pain',
      day: inDays(3),
      name: 'Ben Patient',
      email: 'ben@visitor.example',
      agreed: 'yes',
    },
    subject: /^Appointment: Pain \[[0-9a-f]{20}\]$/,
    mail: ['Why do you come? Pain', `Which day suits you? ${inDays(3)}`, 'I agree that you write to me. yes'],
  },
  {
    form: 'matter',
    answers: {
      matter: 'dispute',
      opponent: 'Quarry Ltd',
      name: 'Cora Client',
      email: 'cora@visitor.example',
      story: 'They never delivered the stone.',
    },
    subject: /^New matter: A dispute \[[0-9a-f]{20}\]$/,
    mail: ['Matter: A dispute', 'Name of the other side: Quarry Ltd', 'They never delivered the stone.'],
  },
];

const createPage = (form: string): string => `title: The ${form} form of our business
description: What you send with the ${form} form reaches the business at once, and it is answered soon.
noindex: true
sections:
  - { type: hero, heading: Our ${form} form, tagline: Tell us what you need. }
  - { type: form, form: ${form}, heading: Write to us }
`;

/** Enters the answers whose fields are visible. */
const fillIn = async (page: Page, answers: Answers): Promise<void> => {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`[name="${name}"]:visible`);
    if ((await field.count()) === 0) continue;
    const type = await field.first().getAttribute('type');
    if (type === 'radio' || type === 'checkbox') await field.and(page.locator(`[value="${value}"]`)).check();
    else await field.fill(value);
  }
};

/** Fills in a form step by step and sends it. */
const complete = async (page: Page, answers: Answers): Promise<void> => {
  const next = page.getByRole('button', { name: 'Next', disabled: false });
  do await fillIn(page, answers);
  while (
    await next
      .click({ timeout: 5000 })
      .then(() => true)
      .catch(() => false)
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

type Mail = { subject: string; text: string; html: string };

/**
 * Tests three businesses whose forms are defined in documents alone: sent with and without scripts, present in the mail
 * and in the CSV.
 * @param installed a site with the package, next to which another one is created
 */
export const describeForms = (installed: () => InstalledSite) =>
  describe('forms of other businesses, defined in documents alone', { timeout: 300_000 }, () => {
    let created: Awaited<ReturnType<InstalledSite['addSite']>>;
    beforeAll(async () => {
      const business = ['--name', 'Three Businesses', '--trade', 'bakery', '--town', 'Boise, ID'];
      created = await installed().addSite('forms', ['--starter', 'one-page', ...business, '--yes']);
      const { folder, site } = created;
      for (const { form } of businesses) {
        await cp(`tests/package/forms/${form}.yaml`, join(folder, `pages/_forms/${form}.yaml`));
        await writeFile(join(folder, `pages/${form}-form.yaml`), createPage(form));
      }
      const built = await site('build');
      expect(built.status, built.out).toBe(0);
    }, 300_000);

    test.each([
      ['with', true],
      ['without', false],
    ])('requests sent %s scripts are in the mail and in the CSV', async (_, javaScriptEnabled) => {
      const { folder, site, preview } = created;
      const address = await preview();
      const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
      onTestFinished(() => browser.close());
      for (const { form, answers } of businesses) {
        const page = await browser.newPage({ javaScriptEnabled });
        await page.goto(`${address}/${form}-form`);
        await complete(page, answers);
        await (javaScriptEnabled ? page.getByText('We have it.').waitFor() : page.waitForURL('**/thank-you'));
        await page.close();
      }
      const emulators = JSON.parse(await readFile(join(folder, '.cache/emulators.json'), 'utf8')) as object;
      const mailbox = `${Object(emulators)['AWS_ENDPOINT_URL_SES']}/messages.json`;
      const mails = async () => (await (await fetch(mailbox)).json()) as Mail[];
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(businesses.length);
      const { out: csv } = await site('leads', 'export', '--csv');
      for (const { answers, subject, mail } of businesses) {
        const { text = '', html = '' } = (await mails()).find((one) => subject.test(one.subject)) ?? {};
        expect(text.startsWith(`${answers['name']}\n`), text).toBe(true);
        for (const line of mail) expect(text).toContain(line);
        for (const value of Object.values(answers)) expect(csv).toContain(`"${value}"`);
        expect(html).toContain(answers['name']);
      }
    });
  });
