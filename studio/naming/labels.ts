import { type Path, getChild, ordinal, getIn, toArray } from '../../documents/read/document/path.ts';
import {
  type SchemaNode,
  getDefinition,
  resolveRef,
  schemas,
} from '../../documents/read/document/schemas.ts';
import { schemaAt } from '../../documents/read/schema/schema-at.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import type { Tokens } from '../../documents/read/site/tokens.ts';
import { formatMoment, momentPattern } from '../core/format-time.ts';
import { formatMessage, words } from '../messages/messages.ts';

const own = (record: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Returns a name as plain text, such as "Per square foot" for `perSquareFoot`, or its label in `messages.json`. */
export const getLabel = (name: string): string => {
  const parts = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
  return own(words.names, name) ?? parts.charAt(0).toUpperCase() + parts.slice(1);
};

/** Returns the label of a field: its title in the schema, or else its name as plain text. */
export const fieldLabel = (root: SchemaNode, name: string, node: SchemaNode = {}): string =>
  node.title ?? resolveRef(root, node).title ?? getLabel(name);

/** The fields that only documents of one kind have; those of the brand have none of them. */
const kinds = { sections: 'page', type: 'section', steps: 'form', facts: 'site' } as const;

/** Returns the label of the field at a path of a document. */
export const labelAt = (document: unknown, path: Path): string => {
  const isPresent = ([name]: [string, string]) => getChild(document, name) !== undefined;
  const root = schemas[Object.entries(kinds).find(isPresent)?.[1] ?? 'brand'];
  const name = String(path.at(-1));
  return fieldLabel(root, name, schemaAt(root, document, path.slice(0, -1))?.properties?.[name]);
};

/** Returns the label of a token: that of the fact with its name, or of the price, such as "Prices: Dry". */
export const tokenLabel = (token: string): string => {
  const what = labelAt({ facts: '' }, ['facts', ...token.split('.')]);
  const name = words.quotesAndPrices.prices;
  return token.startsWith('price.') ? formatMessage(words.changeTexts.at, { name, what }) : what;
};

/** Returns the label of a shared section, from its name. */
const sharedName = (name: string): string => formatMessage(words.changeTexts.piece, { name: getLabel(name) });

/** Returns the label of a section: the title of its type, or the name of a shared section; empty for an unknown type. */
export const sectionName = (entry: unknown): string => {
  const type = String(getChild(entry, 'type') ?? '');
  if (type === 'shared') return sharedName(String(getChild(entry, 'name') ?? ''));
  return getDefinition(schemas.page, type)?.title ?? '';
};

/**
 * Returns the help text of a field: the one in `messages.json`, if there is one, or else the description in the schema,
 * which is written for authors of YAML.
 */
export const getHelpText = (path: Path, node: SchemaNode, shape: SchemaNode, kind: string): string =>
  own(words.help, String(path.at(-1))) ??
  node.description ??
  own(words.help, kind) ??
  shape.description ??
  '';

const { changeTexts } = words;

/** Returns the name of the field at a path for use in a sentence. */
const fieldNoun = (document: unknown, path: Path): string => {
  const label = labelAt(document, path);
  return own(changeTexts.fields, label) ?? label.charAt(0).toLowerCase() + label.slice(1);
};

/** Returns what an entry of a list is called, such as "question": depends on the list and, if configured, the section type. */
export const entryName = (document: unknown, path: Path): string => {
  const list = String(path.findLast((key) => typeof key === 'string') ?? '');
  const section = path[0] === 'sections' ? getIn(document, path.slice(0, 2)) : document;
  const type = String(getChild(section, 'type') ?? '');
  return own(changeTexts.entries, `${type} ${list}`) ?? own(changeTexts.entries, list) ?? changeTexts.entry;
};

/** Returns the label of a section, with its heading if another section of the page has the same label. */
const describeSection = (document: unknown, index: number): string => {
  const sections = getIn(document, ['sections']);
  const section = getChild(sections, index);
  const name = sectionName(section) || formatMessage(words.page.section, { number: index + 1 });
  const namesakes = Array.isArray(sections) ? sections.filter((each) => sectionName(each) === name) : [];
  const heading = getChild(section, 'heading');
  if (namesakes.length < 2 || typeof heading !== 'string') return name;
  return formatMessage(changeTexts.headed, { name, heading });
};

/** Returns what an entry is named, such as "Refinishing", or its days; empty if it has no name. */
export const entryTitle = (entry: unknown): string => {
  const fields = Object(entry) as Record<string, unknown>;
  const ends = [...new Set([String(fields['from']), String(fields['to'])])];
  const days = ends.every((end) => momentPattern.test(end)) ? ends.map(formatMoment).join(' – ') : '';
  if (days !== '') return [days, fields['text']].filter(Boolean).join(': ');
  const names = ['label', 'title', 'question', 'name', 'heading'].map((name) => fields[name]);
  const title = names.find((each) => typeof each === 'string') ?? '';
  // The name of a price, such as `tileReset`, is the one that texts use.
  return /^[a-z]\w*$/.test(title) ? getLabel(title) : title;
};

/**
 * Describes a path in a document for editors, such as: the answer of “How long?”.
 * @param path from the root of the document
 * @param from number of leading segments to skip, such as those of the section (see `describeContainer`)
 */
const describePath = (document: unknown, path: Path, from: number): string => {
  const parts: string[] = [];
  for (let index = path.length - 1; index >= from; index -= 1) {
    const key = path[index];
    if (typeof key === 'number') {
      const entry = entryName(document, path.slice(0, index));
      const title = entryTitle(getIn(document, path.slice(0, index + 1)));
      const text =
        title === '' ? changeTexts.nth : parts.length > 0 ? changeTexts.quoted : changeTexts.titled;
      parts.push(formatMessage(text, { nth: ordinal(key + 1), entry, title }));
      continue;
    }
    // Skips keys that would only repeat a word: a list (its entry is named), `src` (its image is named), `question`
    // (the entry is called that).
    const isList = typeof path[index + 1] === 'number';
    const isImage = key === 'src' && index > from;
    const field = fieldNoun(document, path.slice(0, index + 1));
    const repeatsEntryName =
      typeof path[index - 1] === 'number' && field === entryName(document, path.slice(0, index - 1));
    if (!isList && !isImage && !repeatsEntryName) parts.push(formatMessage(changeTexts.field, { field }));
  }
  return parts.reduce((inner, outer) => formatMessage(changeTexts.of, { inner, outer }));
};

/** Returns the container of a path, which is named first: a section, a group of the site's facts, or the only location. */
const describeContainer = (document: unknown, path: Path): { name: string; parts: number } => {
  const [first, second] = path;
  if (first === 'sections' && typeof second === 'number')
    return { name: describeSection(document, second), parts: 2 };
  const isGroup = path.length > 1 && getChild(document, 'sections') === undefined && first !== 'steps';
  if (!isGroup || getChild(document, 'type') !== undefined) return { name: '', parts: 0 };
  const isOnlyLocation = first === 'locations' && toArray(getChild(document, first)).length === 1;
  return { name: labelAt(document, [String(first)]), parts: isOnlyLocation ? 2 : 1 };
};

/** Describes a value with its section, such as "FAQ: the answer of the second question". */
export const describeValue = (document: unknown, path: Path): string => {
  const { name, parts } = describeContainer(document, path);
  if (path.length === parts) return name;
  const what = describePath(document, path, parts);
  return name === '' ? what : formatMessage(changeTexts.at, { name, what });
};

/** Returns the name of a form for editors. @param value parsed document, if it is valid */
export const formName = (file: string, value: unknown): string => {
  const name = getChild(value, 'name');
  return typeof name === 'string' ? name : getLabel(file.replace(/^_forms\/|\..*$/g, ''));
};

/**
 * Returns the display title of a file, such as the name of a page.
 * @param value parsed document, if it is valid
 * @param tokens values of the site's tokens
 */
export const fileTitle = (file: string, value: unknown, tokens: Tokens['values']): string => {
  if (file.startsWith(mediaFolder) && !/\.ya?ml$/.test(file))
    return formatMessage(changeTexts.picture, { name: file.slice(mediaFolder.length) });
  if (/^_site\.ya?ml$/.test(file)) return words.rail.site;
  if (/^_brand\.ya?ml$/.test(file)) return words.rail.brand;
  const sharedSection = /^_shared\/(.*)\.ya?ml$/.exec(file)?.[1];
  if (sharedSection !== undefined) return sharedName(sharedSection);
  if (file.startsWith('_forms/')) return formatMessage(changeTexts.form, { name: formName(file, value) });
  const name = getChild(value, 'name') ?? getChild(value, 'title');
  return typeof name === 'string'
    ? interpolateText(name, tokensOfPage(tokens, value))
    : getLabel(file.replace(/^.*\/_?|^_|\..*$/g, ''));
};
