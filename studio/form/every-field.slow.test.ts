import { expect, test } from 'vitest';
import { formatDocument } from '../../documents/edit/text/format-document.ts';
import { createBareStudio, readTexts } from '../../tests/support/sites/bare-studio.ts';
import { changeFields } from '../../tests/support/sites/changed-fields.ts';
import { caseFactor } from '../../tests/support/sample.ts';

/** Fields with the same schema are tested once. */
const which = caseFactor > 1 ? 'every' : 'one of a kind';

test.each(['dentist', 'tiler'])(
  'changing and reverting a field of every kind in every form of %s restores the original text',
  (name) => {
    const texts = Array.from(readTexts(`tests/fixtures/${name}/pages`));
    const studio = createBareStudio(new Map(texts.map(([file, text]) => [file, formatDocument(text)])));
    expect(changeFields(studio, which)).toBeGreaterThan(100);
    expect(studio.texts.unsaved()).toEqual([]);
  },
);
