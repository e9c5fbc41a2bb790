import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readOldFixture } from '../../../tests/support/sites/old-forms.ts';
import { unusualStyle } from '../../../tests/support/sites/yaml-style.ts';
import { caseFactor } from '../../../tests/support/sample.ts';
import { editableSite } from '../../edit/editable-site.ts';
import { listComments } from '../../edit/text/edits.ts';
import { migrateSite } from './migrate-site.ts';

const old = readOldFixture();
const documents = ['_site.yaml', '_shared/estimate-form.yaml', 'contact.yaml', 'not-sent.yaml'];

const migrate = async (texts: ReadonlyMap<string, string>): Promise<Map<string, string>> =>
  new Map([...texts, ...migrateSite(await editableSite(texts)).texts]);

const valuesOf = (texts: ReadonlyMap<string, string>): [string, unknown][] =>
  Array.from(texts, ([path, text]): [string, unknown] => [path, parse(text)]).sort();

const commentsOf = (texts: ReadonlyMap<string, string>) => [...texts.values()].flatMap(listComments).sort();

test('an old site in an unusual style is migrated to the expected documents with all comments', async () => {
  const small = new Map([...old].filter(([path]) => documents.includes(path)));
  const expected = valuesOf(await migrate(small));
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const before = new Map(Array.from(small, ([path, text]) => [path, unusualStyle(seed)(text)]));
      const after = await migrate(before);
      expect(valuesOf(after)).toEqual(expected);
      expect(commentsOf(after)).toEqual(commentsOf(before));
      expect(migrateSite(await editableSite(after)).texts.size).toBe(0);
    }),
    { numRuns: 5 * caseFactor },
  );
});
