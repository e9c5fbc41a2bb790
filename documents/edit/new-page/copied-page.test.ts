import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { addPage } from './add-page.ts';
import { copyPageText } from './copied-page.ts';

const gums = `# Added in spring.
title: Gum care # its title
description: Gentle care for sore gums.
formerly: [/sore-gums]
sections:
  - { type: hero, heading: Gum care, tagline: Gentle care. }
`;
const texts = { '_site.yaml': 'facts: {}\n', 'gums.yaml': gums };
const options = { title: 'Tooth care', name: 'Teeth', route: '/teeth', menu: undefined, like: '/gums' };

test('a copy differs only in title and short name, and has no former routes', async () => {
  const site = await editableSite(new Map(Object.entries(texts)));
  expect([...addPage(site, options, copyPageText)]).toEqual([
    [
      'teeth.yaml',
      gums
        .replace('title: Gum care', 'title: Tooth care')
        .replace('formerly: [/sore-gums]\n', '')
        .replace('sections:', 'name: Teeth\nsections:'),
    ],
  ]);
});

test('a page with marked texts has the line endings of its model', async () => {
  const withCrlf = Object.entries(texts).map(
    ([name, text]) => [name, text.replaceAll('\n', '\r\n')] as const,
  );
  const text = addPage(await editableSite(new Map(withCrlf)), options).get('teeth.yaml') ?? '';
  expect(text).toContain('✎ Gentle care');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
