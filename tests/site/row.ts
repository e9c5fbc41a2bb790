import type { SectionType } from '../../schema/section.ts';
import type { PageSummary, SectionSummary } from './summary/summary.ts';

/** A row of the table: a section that the specification requires of a page. */
export type Row = {
  /** The type of the section that must meet the requirement, or the types that may meet it. */
  in: SectionType | SectionType[];
  /** Words of the section's heading or its anchor, if a page has several sections of the type. */
  named?: string;
  /** Exact number of entries. */
  count?: number;
  /** Minimum number of entries. */
  least?: number;
  /** Link targets of the entries, in this order. */
  leads?: string[];
  /** Links as `label → target`; the label may be partial, or empty if the specification gives none. */
  links?: string[];
  /** Exact texts, case-insensitive. */
  words?: string[];
  /** Exact number of images with alternative text. */
  pictures?: number;
  /** Minimum number of images with alternative text. */
  pictured?: number;
  /** Whether it must be the last section of the page. */
  last?: true;
};

/** Rows by route. */
export type Table = Record<string, Row[]>;

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

const findLinkViolations = ({ links = [] }: Row, section: SectionSummary): string[] =>
  links.flatMap((wanted) => {
    const [label = '', address = ''] = wanted.split('→').map((part) => part.trim());
    const fits = ({ label: words, href }: { label: string; href: string }) =>
      has(words, label) && (address.endsWith(':') ? href.startsWith(address) : href === address);
    return section.links.some(fits) ? [] : [`no link "${wanted}"`];
  });

const findCountViolations = (row: Row, { entries, pictures }: SectionSummary): string[] => {
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
  ].filter((violation) => violation !== false);
};

const findTargetViolations = ({ leads }: Row, { entries }: SectionSummary): string[] => {
  const led = entries.flatMap(({ hrefs }) => hrefs[0] ?? []).join(' ');
  return leads && led !== leads.join(' ') ? [`the entries lead to ${led}`] : [];
};

const findSectionViolations = (row: Row, section: SectionSummary, last: boolean): string[] => {
  const text = [section.own, ...section.entries.map((entry) => entry.text)].join(' ');
  return [
    ...findCountViolations(row, section),
    ...findTargetViolations(row, section),
    ...findLinkViolations(row, section),
    ...(row.words ?? []).filter((words) => !has(text, words)).map((words) => `no words "${words}"`),
    ...(row.last && !last ? ['another section follows'] : []),
  ];
};

/**
 * Returns what a page lacks of a row of the table.
 * @returns an empty array if a section meets the requirement; otherwise the violations of the closest section
 */
export const violationsOf = (row: Row, { sections }: PageSummary): string[] => {
  const named = ({ type, heading, anchor }: SectionSummary) =>
    [row.in].flat().some((name) => name === type) &&
    (!row.named || has(heading, row.named) || anchor === row.named);
  const violationsBySection = sections.flatMap((section, index) =>
    named(section) ? [findSectionViolations(row, section, index === sections.length - 1)] : [],
  );
  const type = [row.in].flat().join(' or ');
  const best = violationsBySection.sort((a, b) => a.length - b.length)[0];
  return (
    best?.map((violation) => `${type}: ${violation}`) ?? [
      `no section ${type}${row.named ? ` named "${row.named}"` : ''}`,
    ]
  );
};
