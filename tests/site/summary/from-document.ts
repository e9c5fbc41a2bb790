import type { Page } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import type { Entry, Link, PageSummary, SectionSummary } from './summary.ts';

/** The lists whose items a reader sees as entries, in the order in which they stand in a section. */
const entryLists = ['items', 'steps', 'columns', 'rows', 'tiles', 'clients', 'chapters', 'ways', 'hours'];
const entryTitles = ['title', 'question', 'name', 'label', 'days'];
/** Fields that say how something is drawn, where it leads or what a picture shows. */
const unread = new Set(['type', 'anchor', 'href', 'src', 'image', 'images', 'icon', 'tone', 'height', 'id']);

const linkInText = /\[([^\]]+)\]\(([^)]+)\)/g;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const childrenOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];

const plain = (text: string): string => text.replace(linkInText, '$1').replaceAll('**', '');

const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [plain(value)];
  if (!isFields(value)) return childrenOf(value).flatMap(wordsOf);
  return Object.entries(value).flatMap(([key, child]) => (unread.has(key) ? [] : wordsOf(child)));
};

const textOf = (value: unknown): string => wordsOf(value).join(' ').replace(/\s+/g, ' ').trim();

const linksOf = (value: unknown): Link[] => {
  if (typeof value === 'string') {
    return [...value.matchAll(linkInText)].map(([, label = '', href = '']) => ({ label, href }));
  }
  const inside = childrenOf(value).flatMap(linksOf);
  if (!isFields(value) || typeof value['href'] !== 'string') return inside;
  return [{ label: textOf(value['value'] ?? value['label'] ?? value), href: value['href'] }, ...inside];
};

const picturesOf = (value: unknown): string[] => {
  const inside = childrenOf(value).flatMap(picturesOf);
  if (!isFields(value)) return inside;
  if (typeof value['alt'] === 'string') return [value['alt'] === 'decorative' ? '' : value['alt']];
  return typeof value['image'] === 'string' ? [textOf(value['name'])] : inside;
};

/** What a reader sees of an entry; of a project its number and category before its title. */
const entryText = (value: Fields): string => {
  const { id, category, ...rest } = value;
  return typeof id === 'number' ? `${id} ${textOf(category)} ${textOf(rest)}` : textOf(value);
};

const entryOf = (value: Fields): Entry => ({
  title: textOf(entryTitles.map((key) => value[key]).find((title) => title !== undefined)),
  text: entryText(value),
  hrefs: linksOf(value).map(({ href }) => href),
});

/** The entries of a list; opening hours keep theirs one level below. */
const entriesOf = (list: unknown): Entry[] =>
  (Array.isArray(list) ? list : isFields(list) ? childrenOf(list['rows']) : []).filter(isFields).map(entryOf);

/** What a section says, read from its document. */
export const summaryOfSection = (section: Section): SectionSummary => {
  // What a form says after it was sent is not on the page before.
  const { type, anchor, notices: _, ...fields }: Fields = { ...section };
  const own = Object.fromEntries(Object.entries(fields).filter(([key]) => !entryLists.includes(key)));
  return {
    type: String(type),
    anchor: textOf(anchor),
    heading: textOf(fields['heading']),
    own: textOf(own),
    entries: entryLists.flatMap((key) => entriesOf(fields[key])),
    links: linksOf(fields),
    pictures: picturesOf(fields),
  };
};

/** What a page says, read from its document with every token and shared piece in its place. */
export const summaryOfDocument = ({ route, title, description, noindex, sections }: Page): PageSummary => ({
  route,
  title,
  description,
  indexed: noindex !== true,
  sections: sections.map(summaryOfSection),
});
