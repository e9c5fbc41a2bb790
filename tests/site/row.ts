import type { SectionType } from '../../schema/section.ts';
import type { PageSummary, SectionSummary } from './summary/summary.ts';

/** One line of the table: what the specification says of a page, and what must be found there. */
export type Row = {
  /** The words of the specification. */
  says: string;
  /** The type of the section in which it stands. */
  in: SectionType;
  /** Words of its heading or its anchor, where a page has several sections of the type. */
  named?: string;
  /** Exactly so many entries. */
  count?: number;
  /** At least so many entries. */
  least?: number;
  /**
   * What the entries are about, one entry each, in this order. As a record: the topic of the specification, and
   * the words by which the page shows it: of several, the first in the title and the others anywhere in the entry.
   */
  topics?: string[] | Record<string, string | string[]>;
  /** Where the entries that are links lead, in this order. */
  leads?: string[];
  /** Links as `words → address`, each part or whole; no words where the specification gives none. */
  links?: string[];
  /** Exact words, capitals aside. */
  words?: string[];
  /** Every entry has exactly one of these, and none of them is left out. */
  categories?: string[];
  /** Exactly so many pictures with alternative text. */
  pictures?: number;
  /** At least so many pictures with alternative text. */
  pictured?: number;
  /** It is the last section of the page. */
  last?: true;
};

/** Rows by route. */
export type Table = Record<string, Row[]>;

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

const topicFaults = ({ topics = [] }: Row, { entries }: SectionSummary): string[] => {
  const wanted = Array.isArray(topics)
    ? topics.map((topic) => [topic, topic] as const)
    : Object.entries(topics);
  let from = 0;
  return wanted.flatMap(([topic, words]) => {
    const [first = '', ...others] = [words].flat();
    const index = entries.findIndex(
      ({ title, text }, at) => at >= from && has(title, first) && others.every((word) => has(text, word)),
    );
    if (index >= 0) from = index + 1;
    return index >= 0 ? [] : [`no entry about "${topic}"`];
  });
};

const linkFaults = ({ links = [] }: Row, section: SectionSummary): string[] =>
  links.flatMap((wanted) => {
    const [label = '', address = ''] = wanted.split('→').map((part) => part.trim());
    const fits = ({ label: words, href }: { label: string; href: string }) =>
      has(words, label) && (address.endsWith(':') ? href.startsWith(address) : href === address);
    return section.links.some(fits) ? [] : [`no link "${wanted}"`];
  });

const categoryFaults = ({ categories }: Row, { entries }: SectionSummary): string[] => {
  if (!categories) return [];
  const used = entries.map(({ text }) => categories.filter((category) => has(text, category)));
  return [
    ...used.flatMap((found, index) =>
      found.length === 1 ? [] : [`entry ${index + 1} has no category of its own`],
    ),
    ...categories
      .filter((category) => !used.flat().includes(category))
      .map((category) => `no entry in "${category}"`),
  ];
};

const countFaults = (row: Row, { entries, pictures }: SectionSummary): string[] => {
  const shown = pictures.filter((alt) => alt !== '').length;
  return [
    row.count !== undefined &&
      entries.length !== row.count &&
      `${entries.length} entries instead of ${row.count}`,
    row.least !== undefined &&
      entries.length < row.least &&
      `${entries.length} entries, fewer than ${row.least}`,
    row.pictures !== undefined && shown !== row.pictures && `${shown} pictures instead of ${row.pictures}`,
    row.pictured !== undefined && shown < row.pictured && `${shown} pictures, fewer than ${row.pictured}`,
  ].filter((fault) => fault !== false);
};

const leadFaults = ({ leads }: Row, { entries }: SectionSummary): string[] => {
  const led = entries.flatMap(({ hrefs }) => hrefs[0] ?? []).join(' ');
  return leads && led !== leads.join(' ') ? [`the entries lead to ${led}`] : [];
};

const sectionFaults = (row: Row, section: SectionSummary, last: boolean): string[] => {
  const text = [section.own, ...section.entries.map((entry) => entry.text)].join(' ');
  return [
    ...countFaults(row, section),
    ...topicFaults(row, section),
    ...leadFaults(row, section),
    ...linkFaults(row, section),
    ...categoryFaults(row, section),
    ...(row.words ?? []).filter((words) => !has(text, words)).map((words) => `no words "${words}"`),
    ...(row.last && !last ? ['another section follows'] : []),
  ];
};

/**
 * What a page lacks of a row of the table.
 * @returns nothing when a section of the page has all of it; else what the nearest section lacks
 */
export const faultsOf = (row: Row, { sections }: PageSummary): string[] => {
  const named = ({ type, heading, anchor }: SectionSummary) =>
    type === row.in && (!row.named || has(heading, row.named) || anchor === row.named);
  const faults = sections.flatMap((section, index) =>
    named(section) ? [sectionFaults(row, section, index === sections.length - 1)] : [],
  );
  const best = faults.sort((a, b) => a.length - b.length)[0];
  return best ?? [`no section ${row.in}${row.named ? ` named "${row.named}"` : ''}`];
};
