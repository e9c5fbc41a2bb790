import fc from 'fast-check';

const words = 'Terrazzo polishing in two days, floor stone tile crew and the rest of it'.split(' ');
const sentences = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 40 })
  .map((all) => all.join(' '));
const signs = fc
  .array(
    fc.constantFrom(
      'a',
      'Yes',
      '30',
      '#1',
      '-',
      ': b',
      "It's",
      '"so"',
      '{phone}',
      '[x]',
      '&',
      '*',
      '!',
      '%',
      '@',
      ' ',
      '🏠',
      '石',
      ',',
      '?',
      '|',
      '>',
      '\t',
      '\\',
    ),
    { maxLength: 6 },
  )
  .map((all) => all.join(' '));
const lines = fc
  .array(fc.oneof(sentences, signs, fc.constant('')), { minLength: 1, maxLength: 4 })
  .map((all) => all.join('\n'));
const hardly = fc.constantFrom(
  '',
  ' ',
  '\n',
  '12',
  'true',
  'null',
  '~',
  '2024-01-31',
  '---',
  ' a',
  'a ',
  'a\n\n',
  '\u0007',
  '\u2028',
  'a\r\nb',
  '\na',
  '<<',
  '- x',
  '? y',
  'é#',
  '=',
  '0x1f',
  '1e3',
  '.inf',
);

/** Texts as people write them, some with all the signs that YAML gives a meaning to. */
export const texts = fc.oneof(
  { arbitrary: sentences, weight: 5 },
  { arbitrary: signs, weight: 3 },
  { arbitrary: lines, weight: 2 },
  { arbitrary: hardly, weight: 1 },
);

/** The names of fields. */
export const names = fc.constantFrom(
  'title',
  'label',
  'href',
  'items',
  'text',
  'image',
  'alt',
  'actions',
  'note',
  'heading',
);

const { value } = fc.letrec<{ value: unknown; list: unknown[]; fields: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: texts, weight: 4 },
    { arbitrary: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)), weight: 1 },
    { arbitrary: tie('fields'), weight: 3 },
    { arbitrary: tie('list'), weight: 3 },
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  fields: fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

/** Values that can be given to a field: those of JSON but null. */
export const values = value;

/** What a document may say. */
export const documents = fc.dictionary(names, value, { minKeys: 1, maxKeys: 6, noNullPrototype: true });
