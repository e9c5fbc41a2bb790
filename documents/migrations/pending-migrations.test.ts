import { expect, test } from 'vitest';
import { useEntryTitles } from '../../tests/support/sites/entry-titles.ts';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';
import { getFixEdits, hasFix } from '../edit/fix-edits.ts';
import { applyEdits } from '../edit/text/edits.ts';
import { Source } from '../read/document/source.ts';

useEntryTitles();
const site = useScratchSite();

const feature = (items: string): string => `  - type: feature-list
    heading: What hurts
    items:
${items}  - type: process-steps`;

const old = feature('      - name: Cold drinks\n      - name: Sweets\n');
const now = feature('      - title: Cold drinks\n      - title: Sweets\n');

const oldProblem = `pages/home.yaml:22:9  the third section, feature-list 'What hurts', items 1, name: the document has the format used before version 0.2.0 (entry-titles). Run npx site migrate, which converts it.`;

test('reports a pending migration once, and other problems at their original location', async () => {
  site.edit(
    'home.yaml',
    '  - type: process-steps',
    feature("      - { name: '', descripton: Cold }\n      - name: 7\n"),
  );
  expect(await site.problems()).toEqual([
    oldProblem.replace('22:9', '22:11'),
    `pages/home.yaml:22:17  the third section, feature-list 'What hurts', items 1, name: a text is expected here, but there is nothing. Write title: "Carrara".`,
    `pages/home.yaml:22:21  the third section, feature-list 'What hurts', items 1, descripton: there is no field descripton here. Did you mean "description"?`,
    `pages/home.yaml:23:15  the third section, feature-list 'What hurts', items 2, name: 7 is a number, but a text is expected. Write title: "7".`,
  ]);
});

test('the fix of the problem migrates the whole document and changes nothing else', async () => {
  site.edit('home.yaml', '  - type: process-steps', old);
  const text = site.text('home.yaml');
  const { problems } = await site.read();
  const problem = problems.find(({ code }) => code === 'old-form');
  const edits = problem && getFixEdits(new Source('home.yaml', text), problem);
  expect(edits && applyEdits(text, [...edits])).toBe(text.replace(old, now));
});

test('the check of the whole site reports outdated overrides of a shared section', async () => {
  site.write(
    '_shared/aches.yaml',
    'type: feature-list\nheading: What hurts\nitems:\n  - title: Ice\n  - title: Heat\n',
  );
  const use = '  - { type: shared, name: aches, items: [{ name: Wine }, { name: Beer }] }\n';
  site.edit('home.yaml', '  - type: process-steps', `${use}  - type: process-steps`);
  expect(await site.problems()).toEqual([
    `pages/home.yaml:19:44  the third section, shared 'aches', items 1, name: the document has the format used before version 0.2.0 (entry-titles). Run npx site migrate, which converts it and other documents.`,
  ]);
  const { problems } = await site.read();
  const problem = problems.find(({ code }) => code === 'old-form');
  expect(problem && hasFix(problem)).toBe(false);
});
