import type { Fault } from './fault.ts';
import { isFields } from '../../read/document/path.ts';
import { resolveNode } from '../../read/document/schemas.ts';
import { shapeOf } from './shape.ts';
import { entry, quoted } from '../../problems/words.ts';

const longestShown = 160;

const entriesBelow = 'Write its entries on the lines below, each after "- ".';

/** What stands in the place of a dash before an entry: a sign, a number or a letter. */
const entrySign = /^\s*(?:[^\p{L}\p{N}\s"'“”‘’([{$€£#@&/]+|\d{1,2}[.)]|[a-zA-Z][.)]|o)\s+/u;

const plainEntry = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(entrySign, '')
    .trim();

/** Words that are a list in one text: parted by commas, semicolons or lines, with signs of a list before them. */
const partsOf = (text: string): string[] =>
  text
    .split(/\n|\s*[;•·|/]\s+|,\s+/)
    .map(plainEntry)
    .filter(Boolean);

const onOneLine = (line: string, otherwise: string): string =>
  line.length > longestShown ? otherwise : `Write ${line}.`;

/** How a list is written in the place of something else. */
export const forArray = ({ path, node, root, value, written }: Fault): string => {
  const text = written();
  if (isFields(value)) {
    const [first = ''] = Object.keys(value);
    if (text.startsWith('{'))
      return onOneLine(entry(path, `[${text}]`), 'Write [ before it and ] behind it.');
    return `Write "- " before ${quoted(first)}, and the other fields of the entry below it, two spaces further to the right.`;
  }
  if (typeof value !== 'string') return onOneLine(entry(path, shapeOf(root, node)), entriesBelow);
  const parts = partsOf(value);
  const isOfTexts = resolveNode(root, node.items ?? {}).type === 'string';
  if (!isOfTexts) return onOneLine(entry(path, shapeOf(root, node, value.trim())), entriesBelow);
  const [first = ''] = text.replace(/^[|>][+-]?\s*/, '').split('\n');
  const start = plainEntry(first);
  if (text.includes('\n')) {
    const each =
      start === first.trim()
        ? 'a dash and a space before the other entries too'
        : 'the other entries in the same way';
    return `Write - ${start}, and ${each}.`;
  }
  return onOneLine(entry(path, `[${parts.map(quoted).join(', ')}]`), entriesBelow);
};

/** How a group of fields is written in the place of something else. */
export const forObject = ({ path, node, root, value, written }: Fault): string => {
  if (Array.isArray(value)) {
    if (typeof path.at(-1) === 'number' && written().startsWith('-'))
      return 'Write one dash alone before its first field.';
    const names = value.flatMap((item) => (isFields(item) ? Object.keys(item) : []));
    if (new Set(names).size < names.length)
      return 'Only one fits here: write one without its dash, and put # before the lines of the others.';
    const inner = written().replace(/^\[\s*|\s*,?\s*\]$/g, '');
    if (written().startsWith('[') && !inner.startsWith('{'))
      return onOneLine(entry(path, `{ ${inner} }`), 'Write { and } in the place of [ and ].');
    if (written().startsWith('[')) return onOneLine(entry(path, inner), 'Write it without [ and ].');
    return value.length > 1 ? 'Write its fields without the dashes.' : 'Write its fields without the dash.';
  }
  const words = typeof value === 'string' ? value.trim() : undefined;
  return onOneLine(entry(path, shapeOf(root, node, words)), 'Write its fields on the lines below.');
};
