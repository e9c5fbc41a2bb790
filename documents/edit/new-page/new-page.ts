import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { formatProblemLine } from '../../problems/format-problem.ts';
import { unfinishedMark } from '../../read/site/unfinished.ts';
import { getChild, toArray, isMapping } from '../../read/document/path.ts';
import {
  getProperty,
  getRefName,
  resolveRef,
  schemas,
  type SchemaNode,
} from '../../read/document/schemas.ts';
import { EditError } from '../edit-error.ts';
import type { PageSource, EditableSite } from '../editable-site.ts';
import { readyDefinitions, withLeaves } from '../example-value.ts';
import { detectLineEnding } from '../text/edits.ts';

/** Input for the text of a new page. */
export type NewPage = {
  title: string;
  /** Its short name: in the menu, in the breadcrumbs and as its main heading. */
  name: string;
  /** Page whose sections are copied. */
  model: PageSource;
};

const options = { singleQuote: true, lineWidth: 108 } as const;

/** Length from which a text or a mapping is not written on one line. */
const longText = 80;

/** Wraps a comment at 100 characters. */
const commentOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(.{1,99})(?: |$)/g, ' $1\n')
    .trimEnd();

/** Returns the schema of a section; for a shared section, that of its type, whose fields the page may override. */
const schemaOf = (section: unknown, { shared }: EditableSite): SchemaNode => {
  const branches = schemas.page.$defs?.['section']?.oneOf ?? [];
  const branchOf = (type: unknown) =>
    resolveRef(schemas.page, branches.find((node) => getRefName(node) === type) ?? {});
  const own = branchOf(getChild(section, 'type'));
  if (getChild(section, 'type') !== 'shared') return own;
  const piece = shared.get(String(getChild(section, 'name')));
  const pieceSchema = branchOf(getChild(piece?.document.value, 'type'));
  return { ...own, properties: { ...pieceSchema.properties, ...own.properties } };
};

/**
 * Returns how many entries of a list are copied: two show how it is filled in; buttons, which are usually kept, are
 * all copied.
 */
const shownEntries = ({ items = {}, minItems = 1 }: SchemaNode): number =>
  readyDefinitions.has(getRefName(items) ?? '') ? Infinity : Math.max(minItems, 2);

/** Marks the texts of a value as unfinished. */
const marked = (value: unknown, schema: SchemaNode): unknown =>
  withLeaves(
    schemas.page,
    value,
    schema,
    (text, wording) => (wording === 'marked' ? `${unfinishedMark} ${String(text)}` : text),
    shownEntries,
  );

/** Adds comments that explain the fields, in a list for its first entry only. Images and buttons get one line. */
const explain = (node: unknown, schema: SchemaNode, hasComments = true): void => {
  const reference = getRefName(schema) ?? '';
  const shape = resolveRef(schemas.page, schema);
  if (isSeq(node))
    for (const [index, entry] of node.items.entries()) {
      explain(entry, shape.items ?? {}, hasComments && index === 0);
      const key = isMap(entry) ? entry.items[0]?.key : undefined;
      // The comment of the first field is above the dash of the entry.
      if (isMap(entry) && isScalar(key)) [entry.commentBefore, key.commentBefore] = [key.commentBefore, null];
    }
  if (!isMap(node)) return;
  if (reference === 'image' || readyDefinitions.has(reference)) {
    node.flow = Object.values(node.toJSON() as object).join('').length < longText;
    return;
  }
  for (const { key, value } of node.items) {
    const field = getProperty(shape, String(key));
    explain(value, field ?? {}, hasComments);
    const words = field && (field.description ?? resolveRef(schemas.page, field).description);
    if (hasComments && words && isScalar(key) && key.value !== 'type') key.commentBefore = commentOf(words);
  }
};

/** Writes long unfinished texts as block scalars. */
const layOut = (document: Document): void =>
  visit(document, {
    Scalar: (_, node) => {
      const [, text] = new RegExp(`^${unfinishedMark} (.*)$`, 's').exec(String(node.value)) ?? [];
      if (text === undefined) return;
      if (text.includes('\n')) node.type = 'BLOCK_LITERAL';
      else if (text.length > longText) node.type = 'BLOCK_FOLDED';
      // Without its mark the text may begin with a YAML indicator such as {.
      else if (/^\W/.test(text)) node.type = 'QUOTE_SINGLE';
    },
  });

/**
 * Returns the text of a new page: the sections of its model, a comment on every field, texts marked as unfinished.
 * @returns text of the file
 * @throws EditError if the model is not valid
 */
export const newPageText = (folder: EditableSite, { title, name, model }: NewPage): string => {
  const { problems, value } = model.document;
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new EditError(`The page that it is made like is not right: ${formatProblemLine(wrong)}`);
  const page = resolveRef(schemas.page, schemas.page);
  const shapes = toArray(getChild(value, 'sections')).map((section) => schemaOf(section, folder));
  const sections = toArray(getChild(value, 'sections')).map((section, index) => {
    const own = marked(section, shapes[index] ?? {});
    const isTitled = index === 0 && isMapping(own) && typeof own['heading'] === 'string';
    return isTitled ? { ...own, heading: name } : own;
  });
  const description = marked(getChild(value, 'description'), getProperty(page, 'description') ?? {});
  const document = new Document({ title, description, name, sections }, { aliasDuplicateObjects: false });
  const plain = { description: getProperty(page, 'sections')?.description, items: {} } as SchemaNode;
  explain(document.contents, { ...page, properties: { ...page.properties, sections: plain } });
  const list: unknown = document.get('sections');
  for (const [index, node] of (isSeq(list) ? list.items : []).entries()) {
    if (!isMap(node)) continue;
    explain(node, shapes[index] ?? {});
    node.commentBefore = commentOf(shapes[index]?.description ?? '');
    node.spaceBefore = index > 0;
  }
  layOut(document);
  const guide = `${name}. A text that begins with ${unfinishedMark} is still that of ${model.route}: write your own in its place. Remove what the page does not need, whole sections too.`;
  document.commentBefore = commentOf(guide);
  return document.toString(options).replaceAll('\n', detectLineEnding(model.document.source.text));
};
