/** A document with a mistake: `written` is in the place of `from`, and `line` is that of its problem. */
type Parts = { before: string; from: string; written: string; after: string; line: number };

/**
 * Returns the same mistake in another form of the document, and by how many lines its problem moves; nothing where there
 * is no such form.
 */
export type Variation = (parts: Parts) => { text: string; shift: number } | undefined;

const join = ({ before, written, after }: Parts): string => before + written + after;

const section = '  - type:';

/** Moves the section with the mistake to the end of the page. The opening stays where it is. */
const moveSection: Variation = ({ before, from, written, after }) => {
  const start = from.startsWith(section) ? before.length : before.lastIndexOf(`\n${section}`) + 1;
  const end = after.indexOf(`\n${section}`) + 1;
  const isInside = !`${from}${written}`.slice(section.length).includes(section);
  if (end === 0 || !isInside || !before.slice(0, start).includes(section)) return undefined;
  const rest = after.slice(end);
  return {
    text: `${before.slice(0, start)}${rest}\n${before.slice(start)}${written}${after.slice(0, end)}`,
    shift: rest.split('\n').length,
  };
};

/** A line with a text that has no quotes; without a comma at its end, which is another mistake there. */
const plainLine = /^( *(?:- )?[\w-]+: )([A-Za-z/][^"'\\#:]*[^"'\\#:,])$/;

const inQuotes =
  (quote: string): Variation =>
  (parts) => {
    const lines = join(parts).split('\n');
    const [, name, value] = plainLine.exec(lines[parts.line - 1] ?? '') ?? [];
    if (value === undefined || /^(?:true|false|null|yes|no)$/i.test(value)) return undefined;
    lines[parts.line - 1] = `${name}${quote}${value}${quote}`;
    return { text: lines.join('\n'), shift: 0 };
  };

/** Forms of a document in which a mistake is the same. */
export const variations: Record<string, Variation> = {
  'below a comment': (parts) => ({ text: `# For the summer\n\n${join(parts)}`, shift: 2 }),
  'with line ends of Windows': (parts) => ({ text: join(parts).replaceAll('\n', '\r\n'), shift: 0 }),
  'two spaces further to the right': (parts) => ({ text: join(parts).replace(/^ {2}/gm, '    '), shift: 0 }),
  'in the last section': moveSection,
  'in double quotes': inQuotes('"'),
  'in single quotes': inQuotes("'"),
};
