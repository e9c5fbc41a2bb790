import { expect, test } from 'vitest';
import { bareStudio, textsIn } from '../../tests/support/sites/bare-studio.ts';
import { changeFields } from '../../tests/support/sites/changed-fields.ts';

test.each(['dentist', 'tiler'])(
  'every field of every form of %s is changed in its lines, and changed back without a trace',
  (name) => {
    const studio = bareStudio(textsIn(`tests/fixtures/${name}/pages`));
    expect(changeFields(studio, 'every')).toBeGreaterThan(250);
    expect(studio.texts.unsaved()).toEqual([]);
  },
);
