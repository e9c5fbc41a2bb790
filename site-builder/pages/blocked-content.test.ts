import { expect, test } from 'vitest';
import { problemText } from '../../documents/problems/problem-text.ts';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';
import { findBlockedContent, locateBlockedContent } from './blocked-content.ts';

const embeds = [{ host: 'video.example', purpose: 'Films' }];
const site = { ...exampleSite, imageHosts: ['img.example'], embeds };
const find = (html: string) =>
  findBlockedContent(`<section data-section="map" id="a">${html}</section>`, site);

test.each([
  ['<iframe title="Map" src="https://maps.example/?q=1&amp;z=2"></iframe>', 'https://maps.example/?q=1&z=2'],
  ['<iframe src="//maps.example"></iframe>', '//maps.example'],
  ['<video controls="" src="http://video.example/a.mp4"></video>', 'http://video.example/a.mp4'],
  ['<object data="https://maps.example/a.pdf"></object>', 'https://maps.example/a.pdf'],
  ['<script async="" src="https://video.example/a.js"></script>', 'https://video.example/a.js'],
  ['<img alt="" src="https://other.example/a.jpg"/>', 'https://other.example/a.jpg'],
])('%s is blocked by the content security policy', (html, url) => {
  expect(find(html)).toMatchObject([{ section: 0, url }]);
});

test.each([
  '<iframe src="/tour/index.html"></iframe>',
  '<iframe srcDoc="&lt;p&gt;"></iframe>',
  '<iframe src="https://quiet.example/tour"></iframe>',
  '<iframe src="https://video.example/1"></iframe>',
  '<img alt="" src="https://img.example/a.jpg"/>',
  '<a href="https://maps.example">Map</a>',
])('%s is not blocked', (html) => {
  expect(find(html)).toEqual([]);
});

const scratch = useScratchSite();

test('a problem names page, section and field of the URL, also of one that contains only a part of it', async () => {
  scratch.edit('contact.yaml', '  - type: contact-details', '  - { type: faq, hidden: true }\n  - type: contact-details');
  scratch.edit('contact.yaml', "href: 'tel:{phone}'", "href: 'https://maps.example/a'");
  const shown = { section: 1, host: 'maps.example' };
  const problems = await locateBlockedContent(
    scratch.pagesDir,
    new Map([
      [
        '/contact',
        [
          { ...shown, element: 'iframe', url: 'https://maps.example/a' },
          { ...shown, element: 'script', url: 'https://maps.example/mon-fri.js' },
        ],
      ],
    ]),
  );
  expect(problems).toMatchObject([
    { code: 'blocked-content', severity: 'error', path: ['sections', 2, 'ways', 0, 'href'] },
    { params: { cause: 'other' }, path: ['sections', 2, 'hours', 'rows', 0, 'days'] },
  ]);
  expect(problems.map((problem) => problemText(problem).message)).toEqual([
    expect.stringContaining('blocks https://maps.example/a, so that the iframe is not loaded'),
    expect.stringContaining('blocks https://maps.example/mon-fri.js'),
  ]);
});
