import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

/** What would say something else than a name in the content-security policy or in an address. */
const noHosts = [
  `img.example; script-src-elem * 'unsafe-inline'`,
  'img.example,evil.example',
  'img.example\\r\\nX-Frame-Options: ALLOWALL',
  '*',
  '*.example.com',
  "'unsafe-inline'",
  'data:',
  'img.example/"onerror=',
  'img.example evil.example',
];

/** Returns the errors of the site after a replacement in its site document. */
const errorsOf = async (from: string, to: string) => {
  site.edit('_site.yaml', from, to);
  return (await site.read()).problems.filter(({ severity }) => severity === 'error');
};
const wrongForm = [{ code: 'wrong-form' }];
const facts = 'facts:\n';

test.each(noHosts)('imageHosts takes host names, and not %s', async (host) => {
  const hosts = `imageHosts: ["${host.replaceAll('"', '\\"')}"]\n`;
  expect(await errorsOf(facts, hosts + facts)).toMatchObject(wrongForm);
});

test('a URL in imageHosts is reported with its host', async () => {
  const found = await errorsOf(facts, `imageHosts: [https://Img.Example.com/a.jpg]\n${facts}`);
  expect(found).toMatchObject([{ code: 'wrong-form', params: { write: '- img.example.com' } }]);
});

test('a host may have a port and an encoded name', async () => {
  const hosts = '[img.example.com, "img.example:8443", xn--bcher-kva.example]';
  expect(await errorsOf(facts, `imageHosts: ${hosts}\n${facts}`)).toEqual([]);
});

test.each([
  // The URL of the site becomes a part of a header.
  ['url: https://', `url: https://x';report-uri.`],
  ['email: desk@brightwater.example', 'email: desk@brightwater.example?bcc=x%40evil.example'],
  ['email: desk@brightwater.example', `email: '"desk"@brightwater.example'`],
  ['phone: (619) 555-0177', 'phone: 6195550177;*21*9005550100#'],
])('a fact with extra parts instead of %s is reported once: %s', async (from, to) => {
  expect(await errorsOf(from, to)).toMatchObject(wrongForm);
});

test.each([
  'https://good.example@img.example.com/a.png',
  // Browsers read a backslash as a slash (WHATWG URL Standard).
  'https://img.example.com\\\\@img.example.com/a.png',
])('an image URL of an allowed host contains no user name: %s', async (address) => {
  site.edit('_site.yaml', facts, `imageHosts: [img.example.com]\n${facts}`);
  site.edit('home.yaml', 'src: tooth.svg', `src: "${address}"`);
  const params = { cause: 'disguised', host: 'img.example.com' };
  expect(await site.findings()).toMatchObject([
    { at: 'picture-host home.yaml sections.0.image.src', params },
  ]);
});
