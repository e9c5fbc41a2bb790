import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { waitForMail } from '../../support/browser/mailbox.ts';

const visit = useBrowser();

/** Opens the contact form and fills it in; records the types of requests. */
const fillIn = async (name: string) => {
  const visitor = await visit('/contact');
  const { page } = visitor;
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.resourceType());
  });
  await hydrated(page);
  const message = 'Do you clean travertine showers?';
  const values = { name, email: 'old@visitor.example', phone: '714 555 0199', message };
  for (const [field, value] of Object.entries(values)) await page.locator(`form [name=${field}]`).fill(value);
  return { ...visitor, requests, send: () => page.getByRole('button', { name: 'Send message' }).click() };
};

test.each(['fetch', 'AbortController', 'FormData', 'normalize'])(
  'without %s the form is submitted natively, once',
  async (missing) => {
    const { page, requests, send, end } = await fillIn(`Olive ${missing}`);
    await page.evaluate((name) => {
      const owner = name in globalThis ? globalThis : String.prototype;
      Object.defineProperty(owner, name, { value: undefined });
    }, missing);
    await send();
    await page.waitForURL('**/thank-you');
    expect(requests).toEqual(['document']);
    await waitForMail(`Olive ${missing}`);
    await end();
  },
);

test('a request that fails after it was sent is not repeated', async () => {
  const { page, requests, send, end } = await fillIn('Olive Once');
  await page.route('**/api/send-email', (route) => route.abort());
  await send();
  await page.locator('[data-failed]').waitFor();
  expect(requests).toEqual(['fetch']);
  await end();
});
