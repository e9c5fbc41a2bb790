import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { formatProblemLine } from '../../problems/format-problem.ts';

const site = useScratchSite();

const quote = `  - { type: testimonial, quote: They told me., author: Karen L., example: true }
  - { type: statistics, heading: In figures, items: [{ value: 98%, label: satisfied, example: true }] }
  - { type: prose, hidden: true, heading: Later, text: Soon., example: true }
`;

test('examples are listed by file and line, and their marks are not on the page', async () => {
  site.edit('contact.yaml', '  - type: contact-details', `${quote}  - type: contact-details`);
  site.edit('_site.yaml', '\nclaims:', '\nexampleClaims: [since]\nclaims:');
  const { examples, pages, site: facts } = await site.read();
  expect(examples.map((problem) => site.shorten(formatProblemLine(problem)))).toEqual([
    expect.stringMatching(/^pages\/_site\.yaml:\d+:17 .* "since" is an example, not yet confirmed\. Write/),
    expect.stringMatching(/^pages\/contact\.yaml:9:\d+ .* "Karen L\." is an example, not yet confirmed\./),
    expect.stringMatching(/^pages\/contact\.yaml:10:\d+ .* "98%" is an example, not yet confirmed\./),
  ]);
  expect(JSON.stringify([facts, pages])).not.toMatch(/"example(Claims)?":/);
  expect(await site.problems()).toEqual([]);
});

test('a misspelled claim among the examples is one problem', async () => {
  site.edit('_site.yaml', '\nclaims:', '\nexampleClaims: [sinse]\nclaims:');
  expect(await site.problems()).toEqual([
    expect.stringMatching(/"sinse" is not one of the choices\. Did you mean "since"/),
  ]);
});
