import { expect, test } from 'vitest';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { DevSite } from './dev-site.ts';

test('one line is printed for each problem that appears while documents are edited, and when it is gone', async () => {
  using site = new ScratchSite();
  const lines: string[] = [];
  const devSite = new DevSite(site.pagesDir, { print: (line) => lines.push(site.shorten(line)) });
  const printed = async () => {
    await devSite.read();
    await devSite.readPublishProblems();
    return lines.splice(0);
  };
  // Those at the start have been printed before.
  expect(await printed()).toEqual([]);

  site.edit('home.yaml', 'tagline: Check', 'taglin: Check');
  const error = `the first section, hero 'A dentist who takes the time', taglin: there is no field taglin here. Did you mean "tagline"?`;
  expect(await printed()).toEqual([`pages/home.yaml:7:5  error  ${error}`]);
  site.edit('home.yaml', 'sections:', '# A comment\nsections:');
  expect(await printed()).toEqual([]);
  site.edit('home.yaml', 'taglin: Check', 'tagline: Check');
  expect(await printed()).toEqual([`pages/home.yaml:8:5  fixed  ${error}`]);

  site.edit('contact.yaml', 'title: ', `title: ${'Contact us '.repeat(7)}`);
  expect(await printed()).toEqual([expect.stringMatching(/^pages\/contact.yaml:1:8 {2}warning {2}title: /)]);
});
