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
import { EditError } from '../text/edit-error.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import type { Except } from '../../../schema/except.ts';
import type { EditableSite } from '../editable-site.ts';
import { markUnfinished, readyDefinitions, replaceExampleValues } from '../example-value.ts';
import { printDocument } from '../text/yaml-style.ts';

/** Input for the text of a new page. */
export type NewPage = {
  title: string;
  /** Its short name: in the menu, in the breadcrumbs and as its main heading. */
  name: string;
  /** Page whose sections are copied. */
  model: ModelPage;
};

/** Length from which a text or a mapping is not written on one line. */
const longText = 80;

/** Wraps a comment at 100 characters. */
const wrapComment = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(.{1,99})(?: |$)/g, ' $1\n')
    .trimEnd();

/** Returns the schema of a section; for a shared section, that of its type, whose fields the page may override. */
const sectionSchema = (section: unknown, { shared }: EditableSite): SchemaNode => {
  const branches = schemas.page.$defs?.['section']?.oneOf ?? [];
  const typeSchema = (type: unknown) =>
    resolveRef(schemas.page, branches.find((node) => getRefName(node) === type) ?? {});
  const own = typeSchema(getChild(section, 'type'));
  if (getChild(section, 'type') !== 'shared') return own;
  const sharedSection = shared.get(String(getChild(section, 'name')));
  const sharedSchema = typeSchema(getChild(sharedSection?.value, 'type'));
  return { ...own, properties: { ...sharedSchema.properties, ...own.properties } };
};

/**
 * Returns the number of list entries that are copied: all buttons, which editors usually reuse; otherwise two, as a
 * pattern to fill in.
 */
const copiedEntries = ({ items = {}, minItems = 1 }: SchemaNode): number =>
  readyDefinitions.has(getRefName(items) ?? '') ? Infinity : Math.max(minItems, 2);

/** Marks the texts of a value as unfinished. */
const markTexts = (value: unknown, schema: SchemaNode): unknown =>
  replaceExampleValues(schemas.page, value, schema, markUnfinished, copiedEntries);

/** Adds comments that explain the fields, in a list for its first entry only. Images and buttons get one line. */
const addComments = (node: unknown, schema: SchemaNode, hasComments = true): void => {
  const reference = getRefName(schema) ?? '';
  const definition = resolveRef(schemas.page, schema);
  if (isSeq(node))
    for (const [index, entry] of node.items.entries()) {
      addComments(entry, definition.items ?? {}, hasComments && index === 0);
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
    const field = getProperty(definition, String(key));
    addComments(value, field ?? {}, hasComments);
    const description = field && (field.description ?? resolveRef(schemas.page, field).description);
    if (hasComments && description && isScalar(key) && key.value !== 'type')
      key.commentBefore = wrapComment(description);
  }
};

/** Writes long unfinished texts as block scalars. */
const formatLongTexts = (document: Document): void =>
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
 * Returns the text of a new page: the sections of its model, or only the top without one, a comment on every field, texts
 * marked as unfinished.
 * @returns text of the file
 * @throws EditError if the model is not valid
 */
export const createPageText = (
  folder: EditableSite,
  { title, name, model }: Except<NewPage, 'model'> & Partial<NewPage>,
): string => {
  const value = model?.document.value ?? {
    description: name,
    sections: [{ type: 'hero', heading: name, tagline: name }],
  };
  const problem = model?.document.problems.find(({ severity }) => severity === 'error');
  if (problem) throw new EditError(`The page that is copied has a problem: ${formatProblemLine(problem)}`);
  const page = resolveRef(schemas.page, schemas.page);
  const sectionSchemas = toArray(getChild(value, 'sections')).map((section) =>
    sectionSchema(section, folder),
  );
  const sections = toArray(getChild(value, 'sections')).map((section, index) => {
    const own = markTexts(section, sectionSchemas[index] ?? {});
    const isTitled = index === 0 && isMapping(own) && typeof own['heading'] === 'string';
    return isTitled ? { ...own, heading: name } : own;
  });
  const description = markTexts(getChild(value, 'description'), getProperty(page, 'description') ?? {});
  const document = new Document({ title, description, name, sections }, { aliasDuplicateObjects: false });
  const sectionsSchema = { description: getProperty(page, 'sections')?.description, items: {} } as SchemaNode;
  addComments(document.contents, { ...page, properties: { ...page.properties, sections: sectionsSchema } });
  const list: unknown = document.get('sections');
  for (const [index, node] of (isSeq(list) ? list.items : []).entries()) {
    if (!isMap(node)) continue;
    addComments(node, sectionSchemas[index] ?? {});
    node.commentBefore = wrapComment(sectionSchemas[index]?.description ?? '');
    node.spaceBefore = index > 0;
  }
  formatLongTexts(document);
  const origin = model ? `copied from ${model.route}` : 'examples';
  const guide = `${name}. Texts that begin with ${unfinishedMark} are ${origin}: replace them with your own. Remove fields and sections that the page does not need.`;
  document.commentBefore = wrapComment(guide);
  return printDocument(document, (model?.document ?? folder.site).source.text);
};
