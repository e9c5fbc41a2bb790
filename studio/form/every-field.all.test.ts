import { expect, test } from 'vitest';
import { formatDocument } from '../../documents/edit/text/format-document.ts';
import { createBareStudio, readTexts } from '../../tests/support/sites/bare-studio.ts';
import { changeFields } from '../../tests/support/sites/changed-fields.ts';

test.each(['dentist', 'tiler'])(
  'changing and reverting every field in every form of %s restores the original text',
  (name) => {
    const texts = Array.from(readTexts(`tests/fixtures/${name}/pages`));
    const studio = createBareStudio(new Map(texts.map(([file, text]) => [file, formatDocument(text)])));
    expect(changeFields(studio)).toBeGreaterThan(300);
    expect(studio.texts.unsaved()).toEqual([]);
  },
);
