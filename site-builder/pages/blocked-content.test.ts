import { expect, test } from 'vitest';
import { problemText } from '../../documents/problems/problem-text.ts';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { findBlockedContent } from './blocked-content.ts';

const site = { ...exampleSite, imageHosts: ['img.example'] };
const find = (html: string) =>
  findBlockedContent(`<section data-section="map" id="a">${html}</section>`, site, 'pages/contact.yaml');

test.each([
  ['<iframe title="Map" src="https://maps.example/?q=1&amp;z=2"></iframe>', 'https://maps.example/?q=1&z=2'],
  ['<iframe src="//maps.example"></iframe>', '//maps.example'],
  ['<video controls="" src="http://video.example/a.mp4"></video>', 'http://video.example/a.mp4'],
  ['<object data="https://maps.example/a.pdf"></object>', 'https://maps.example/a.pdf'],
  ['<img alt="" src="https://other.example/a.jpg"/>', 'https://other.example/a.jpg'],
])('%s is blocked by the content security policy', (html, url) => {
  const [problem, ...others] = find(html);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'pages/contact.yaml', code: 'blocked-content', severity: 'error' });
  expect(problem && problemText(problem).message).toMatch(
    `the section map loads ${url}, which the header content-security-policy of the site blocks`,
  );
});

test.each([
  '<iframe src="/tour/index.html"></iframe>',
  '<iframe srcDoc="&lt;p&gt;"></iframe>',
  '<iframe src="https://quiet.example/tour"></iframe>',
  '<img alt="" src="https://img.example/a.jpg"/>',
  '<a href="https://maps.example">Map</a>',
])('%s is not blocked', (html) => {
  expect(find(html)).toEqual([]);
});
