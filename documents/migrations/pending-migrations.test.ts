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

test('reports a pending migration once, and other problems at their original location', async () => {
  site.edit(
    'home.yaml',
    '  - type: process-steps',
    feature("      - { name: '', descripton: Cold }\n      - name: 7\n"),
  );
  const items = 'home.yaml sections.2.items';
  expect(await site.findings()).toMatchObject([
    { at: `old-form ${items}.0.name` },
    { at: `empty-value ${items}.0.name` },
    { at: `unknown-field ${items}.0.descripton`, params: { meant: 'description' } },
    { at: `wrong-kind ${items}.1.name`, params: { write: 'title: "7"' } },
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
  const items = '  - title: Ice\n  - title: Heat\n';
  site.write('_shared/aches.yaml', `type: feature-list\nheading: What hurts\nitems:\n${items}`);
  const use = '  - { type: shared, name: aches, items: [{ name: Wine }, { name: Beer }] }\n';
  site.edit('home.yaml', '  - type: process-steps', `${use}  - type: process-steps`);
  expect(await site.findings()).toMatchObject([{ at: 'old-form home.yaml sections.2.items.0.name' }]);
  const { problems } = await site.read();
  const problem = problems.find(({ code }) => code === 'old-form');
  expect(problem && hasFix(problem)).toBe(false);
});
