import fc from 'fast-check';

const words = 'Terrazzo polishing in two days, floor stone tile crew and the rest of it'.split(' ');
const sentences = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 40 })
  .map((all) => all.join(' '));
const specialWords = 'a Yes 30 #1 - : b It\'s "so" {phone} [x] & * ! % @ 🏠 石 , ? | > \\'.split(' ');
const specialTexts = fc
  .array(fc.constantFrom(' ', '\t', ...specialWords), { maxLength: 6 })
  .map((all) => all.join(' '));
const lines = fc
  .array(fc.oneof(sentences, specialTexts, fc.constant('')), { minLength: 1, maxLength: 4 })
  .map((all) => all.join('\n'));
const scalars = '12 true null ~ 2024-01-31 --- << é# = 0x1f 1e3 .inf'.split(' ');
const spaces = ['', ' ', '\n', ' a', 'a ', 'a\n\n', '\u0007', '\u2028', 'a\r\nb', '\na', '- x', '? y'];

/** Texts as people write them, some with characters that have a meaning in YAML. */
const texts = fc.oneof(
  { arbitrary: sentences, weight: 5 },
  { arbitrary: specialTexts, weight: 3 },
  { arbitrary: lines, weight: 2 },
  { arbitrary: fc.constantFrom(...scalars, ...spaces), weight: 1 },
);

const names = fc.constantFrom(...'title label href items text image alt actions note heading'.split(' '));

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

/** Values of documents. */
export const documents = fc.dictionary(names, value, { minKeys: 1, maxKeys: 6, noNullPrototype: true });
