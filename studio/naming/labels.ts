import { type Path, getChild, ordinal, getIn } from '../../documents/read/document/path.ts';
import { type SchemaNode, getDefinition, schemas } from '../../documents/read/document/schemas.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { type Tokens, interpolateText } from '../../documents/read/site/tokens.ts';
import { formatMessage, words } from '../messages/messages.ts';

const own = (texts: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/**
 * What an editor calls a field: its name in plain words, `publishAt` as "Publish at".
 * `messages.json` has better ones for names that say little to those who write no code.
 */
export const getLabel = (name: string): string => {
  const parts = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return own(words.names, name) ?? parts.charAt(0).toUpperCase() + parts.slice(1);
};

/** What an editor calls a section: the title of its type, or of a shared piece its name. */
export const sectionName = (entry: unknown): string => {
  const type = String(getChild(entry, 'type') ?? '');
  if (type === 'shared') return getLabel(String(getChild(entry, 'name') ?? ''));
  return getDefinition(schemas.page, type)?.title ?? type;
};

/** What a field is for: in the words of the Studio where the schema speaks to those who write the file. */
export const getHelpText = (path: Path, node: SchemaNode, shape: SchemaNode, kind: string): string =>
  own(words.help, String(path.at(-1))) ??
  node.description ??
  own(words.help, kind) ??
  shape.description ??
  '';

const { told } = words;

/** What an editor calls a field in a sentence. */
export const fieldName = (name: string): string => own(told.fields, name) ?? getLabel(name).toLowerCase();

/** What an entry of a list is called: by the type of its section where its list says little, else by its list. */
export const entryName = (document: unknown, path: Path): string => {
  const list = String(path.findLast((key) => typeof key === 'string') ?? '');
  const section = path[0] === 'sections' ? getIn(document, path.slice(0, 2)) : document;
  const type = String(getChild(section, 'type') ?? '');
  return own(told.entries, `${type} ${list}`) ?? own(told.entries, list) ?? told.entry;
};

/** A section as one calls it among the others of its page: with its heading where another one is called so, too. */
export const describeSection = (document: unknown, index: number): string => {
  const sections = getIn(document, ['sections']);
  const section = getChild(sections, index);
  const name = sectionName(section);
  const namesakes = Array.isArray(sections) ? sections.filter((each) => sectionName(each) === name) : [];
  const heading = getChild(section, 'heading');
  if (namesakes.length < 2 || typeof heading !== 'string') return name;
  return formatMessage(told.headed, { name, heading });
};

/**
 * A place in a document as an editor would say it: "the answer of the second question".
 * @param path from the document; what a section or the group at the top is called is said elsewhere
 * @param from so many of its parts are left out
 */
export const describePath = (document: unknown, path: Path, from: number): string => {
  const parts: string[] = [];
  for (const [index, key] of path.entries()) {
    if (index < from) continue;
    if (typeof key === 'number') {
      const entry = entryName(document, path.slice(0, index));
      parts.push(formatMessage(told.nth, { nth: ordinal(key + 1), entry }));
      continue;
    }
    // A list is called by its entry, a picture by the field or the entry that shows it, and a question is a question.
    const isList = typeof path[index + 1] === 'number';
    const isPicture = key === 'src' && index > from;
    const isItself =
      typeof path[index - 1] === 'number' && fieldName(key) === entryName(document, path.slice(0, index - 1));
    if (!isList && !isPicture && !isItself) parts.push(formatMessage(told.field, { field: fieldName(key) }));
  }
  return parts.reduceRight((outer, inner) => formatMessage(told.of, { inner: outer, outer: inner }));
};

/** What a place of a document is part of, which is said first: a section, or a group of the site's facts. */
export const describeContainer = (document: unknown, path: Path): { name: string; parts: number } => {
  const [first, second] = path;
  if (first === 'sections' && typeof second === 'number')
    return { name: describeSection(document, second), parts: 2 };
  const isGroup = path.length > 1 && getChild(document, 'sections') === undefined;
  return isGroup && getChild(document, 'type') === undefined
    ? { name: getLabel(String(first)), parts: 1 }
    : { name: '', parts: 0 };
};

/** A value of a document with the section that holds it: "FAQ: the answer of the second question". */
export const describeValue = (document: unknown, path: Path): string => {
  const { name, parts } = describeContainer(document, path);
  if (path.length === parts) return name;
  const what = describePath(document, path, parts);
  return name === '' ? what : formatMessage(told.at, { name, what });
};

/**
 * What an editor calls a file: a page by its name.
 * @param value what the document holds, if it can be read
 * @param tokens what the tokens in it stand for
 */
export const fileTitle = (file: string, value: unknown, tokens: Tokens['values']): string => {
  if (file.startsWith(mediaFolder))
    return formatMessage(told.picture, { name: file.slice(mediaFolder.length) });
  if (/^_site\.ya?ml$/.test(file)) return words.rail.site;
  const piece = /^_shared\/(.*)\.ya?ml$/.exec(file)?.[1];
  if (piece !== undefined) return formatMessage(told.piece, { name: getLabel(piece) });
  const name = getChild(value, 'name') ?? getChild(value, 'title');
  return typeof name === 'string' ? interpolateText(name, tokens) : toRoute(file);
};
