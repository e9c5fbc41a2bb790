import { problemText } from '../../problems/problem-text.ts';
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

const problemsOf = async (from: string, to: string): Promise<string[]> => {
  site.edit('_site.yaml', from, to);
  const { problems } = await site.read();
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(problemText)
    .map(({ message, fix }) => `${message}. ${fix}`);
};

test.each(noHosts)('imageHosts takes host names, and not %s', async (host) => {
  const told = await problemsOf('facts:\n', `imageHosts: ["${host.replaceAll('"', '\\"')}"]\nfacts:\n`);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('has the wrong form');
});

test('a URL in imageHosts is reported with its host', async () => {
  expect(await problemsOf('facts:\n', 'imageHosts: [https://Img.Example.com/a.jpg]\nfacts:\n')).toEqual([
    '"https://Img.Example.com/a.jpg" has the wrong format. Write - img.example.com.',
  ]);
});

test('a host may have a port and an encoded name', async () => {
  const hosts = '[img.example.com, "img.example:8443", xn--bcher-kva.example]';
  expect(await problemsOf('facts:\n', `imageHosts: ${hosts}\nfacts:\n`)).toEqual([]);
});

test('the URL of the site is a plain host name without characters that have a meaning in a header', async () => {
  const told = await problemsOf('url: https://', `url: https://x';report-uri.`);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('has the wrong form');
});

test.each([
  ['https://good.example@img.example.com/a.png', 'a.png'],
  // Browsers read a backslash as a slash (WHATWG URL Standard).
  ['https://img.example.com\\\\@img.example.com/a.png', '@img.example.com/a.png'],
])('an image URL of an allowed host contains no user name: %s', async (address, path) => {
  site.edit('_site.yaml', 'facts:\n', 'imageHosts: [img.example.com]\nfacts:\n');
  site.edit('home.yaml', 'src: tooth.svg', `src: "${address}"`);
  const [told] = (await site.problems()).filter((line) => line.includes('image.src'));
  expect(told).toContain(
    `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: the URL hides where it leads (img.example.com). Write https://img.example.com/${path}.`,
  );
});

test.each([
  ['email: desk@brightwater.example', 'email: desk@brightwater.example?bcc=x%40evil.example'],
  ['email: desk@brightwater.example', `email: '"desk"@brightwater.example'`],
  ['phone: (619) 555-0177', 'phone: 6195550177;*21*9005550100#'],
])('a URL with extra parts instead of %s is reported once: %s', async (from, to) => {
  const told = await problemsOf(from, to);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('has the wrong form');
});
