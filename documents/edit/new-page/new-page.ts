import { Document, visit } from 'yaml';
import { unfinishedMark } from '../../read/site/unfinished.ts';
import { getChild, toArray, isMapping } from '../../read/document/path.ts';
import {
  getProperty,
  getRefName,
  resolveRef,
  schemas,
  type SchemaNode,
} from '../../read/document/schemas.ts';
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

/** Writes short mappings of texts on one line, and long unfinished texts as block scalars. */
const formatValues = (document: Document): void =>
  visit(document, {
    Map: (_, node) => {
      const values: unknown[] = Object.values(node.toJSON() as object);
      node.flow = values.every((value) => typeof value !== 'object') && values.join('').length < longText;
    },
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
 * Returns the text of a new page: the sections of its model, or only the top without one, texts
 * marked as unfinished.
 * @returns text of the file; it has the problems of its model
 */
export const createPageText = (
  folder: EditableSite,
  { title, name, model }: Except<NewPage, 'model'> & Partial<NewPage>,
): string => {
  const value = model?.document.value ?? {
    description: name,
    sections: [{ type: 'hero', heading: name, tagline: name }],
  };
  const sections = toArray(getChild(value, 'sections')).map((section, index) => {
    const own = markTexts(section, sectionSchema(section, folder));
    const isTitled = index === 0 && isMapping(own) && typeof own['heading'] === 'string';
    return isTitled ? { ...own, heading: name } : own;
  });
  const descriptionSchema = getProperty(resolveRef(schemas.page, schemas.page), 'description') ?? {};
  const description = markTexts(getChild(value, 'description'), descriptionSchema);
  const document = new Document({ title, description, name, sections }, { aliasDuplicateObjects: false });
  formatValues(document);
  const origin = model ? `copied from ${model.route}` : 'examples';
  const guide = `${name}. Texts that begin with ${unfinishedMark} are ${origin}: replace them with your own. Remove fields and sections that the page does not need.`;
  document.commentBefore = wrapComment(guide);
  return printDocument(document, (model?.document ?? folder.site).source.text);
};
