import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { oldDocuments } from '../../tests/support/sites/old-documents.ts';
import { useEntryTitles } from '../../tests/support/sites/entry-titles.ts';
import { randomYaml } from '../../tests/support/sites/random-yaml.ts';
import { unusualStyle } from '../../tests/support/sites/yaml-style.ts';
import { Source } from '../read/document/source.ts';
import { migrateText } from './migrate-text.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { findComments } from '../../tests/support/sites/edited-text.ts';

useEntryTitles();

const migrated = (text: string): string => migrateText(new Source('x.yaml', text)).text;

const writers: [style: string, write: (value: unknown, seed: number) => string][] = [
  ['in an unusual style', (value, seed) => unusualStyle(seed)(stringify(value))],
  ['in random YAML', randomYaml],
];

const cases = oldDocuments.flatMap((document) =>
  writers.map(([style, write]) => ({ ...document, style, write })),
);

const runs = { numRuns: 10 * caseFactor };

test.each(cases)(
  '$what, $style, is migrated to the expected value with all comments',
  ({ old, now, write }) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const before = write(old, seed);
        const after = migrated(before);
        expect(parse(after)).toEqual(now);
        expect(findComments(after)).toEqual(findComments(before));
        expect(/\r\n/.test(after)).toBe(/\r\n/.test(before));
        expect(migrated(after)).toBe(after);
      }),
      runs,
    );
  },
);
