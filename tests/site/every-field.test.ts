import { expect, test } from 'vitest';
import { bareStudio, textsIn } from '../support/sites/bare-studio.ts';
import { changeFields } from '../support/sites/changed-fields.ts';

/** Those that are written alike are changed alike; `FUZZ=2` changes all of them. */
const which = process.env['FUZZ'] === undefined ? 'one of a kind' : 'every';

test(
  'every kind of field of the site is changed in its lines in the form, and changed back without a trace',
  { timeout: 300_000 },
  () => {
    const studio = bareStudio(textsIn('pages'));
    expect(changeFields(studio, which)).toBeGreaterThan(400);
    expect(studio.texts.unsaved()).toEqual([]);
  },
);
