import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SiteChecker } from '../check/check-site.ts';
import { applyEdits } from './text/edits.ts';
import { readFolder } from '../node/read-folder.ts';
import { Source } from '../read/document/source.ts';
import { getFixEdits } from './fix-edits.ts';

const folder = 'tests/fixtures/dentist/pages';
const content = (await readFolder(folder)) ?? new Map();
const home = readFileSync(`${folder}/home.yaml`, 'utf8');

const typos: [what: string, right: string, wrong: string][] = [
  ['the name of a field', 'tagline:', 'taglin:'],
  ['a type', 'type: benefits', 'type: benfits'],
  ['an icon', 'icon: wallet', 'icon: walet'],
  ['a token', '{since}', '{sinse}'],
  ['a link', 'href: /contact', 'href: /contcat'],
  ['a link in a text', '(/contact#hours)', '(/contact#huors)'],
  ['a shared section', 'name: book', 'name: bok'],
  ['an image', 'tooth.svg', 'toth.svg'],
];

test.each(typos)('the fix of a typo in %s changes nothing else', async (_, right, wrong) => {
  expect(home).toContain(right);
  const text = home.replace(right, wrong);
  const checker = new SiteChecker();
  const { problems } = await checker.check(new Map([...content, ['home.yaml', text]]));
  const problem = problems.find(({ file, edits }) => file === 'home.yaml' && edits);
  const edits = problem && getFixEdits(new Source('home.yaml', text), problem);
  expect(edits && applyEdits(text, [...edits])).toBe(home);
});
