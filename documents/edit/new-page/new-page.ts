import { Document, isMap, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { problemLine } from '../../problems/format-problem.ts';
import { unfinishedMark } from '../../read/site/unfinished.ts';
import { childOf, entriesOf, isFields } from '../../read/document/path.ts';
import { referenceOf, resolveNode, schemas, type SchemaNode } from '../../read/document/schemas.ts';
import { EditRefusal } from '../edit-refusal.ts';
import type { PageSource, EditableSite } from '../editable-site.ts';
import { lineEnd } from '../text/edits.ts';
import { commentOf, Skeleton } from './skeleton.ts';

/** What a new page is made from. */
export type NewPage = {
  title: string;
  /** Its short name: in the menu, in the breadcrumbs and as its main heading. */
  name: string;
  /** The page whose sections it gets. */
  model: PageSource;
};

const options = { singleQuote: true, lineWidth: 108 } as const;

/** The schema of a section; that of a shared piece with the fields of the piece, which the page may replace. */
const schemaOf = (section: unknown, { shared }: EditableSite): SchemaNode => {
  const branches = schemas.page.$defs?.['section']?.oneOf ?? [];
  const branchOf = (type: unknown) =>
    resolveNode(schemas.page, branches.find((node) => referenceOf(node) === type) ?? {});
  const own = branchOf(childOf(section, 'type'));
  if (childOf(section, 'type') !== 'shared') return own;
  const piece = shared.get(String(childOf(section, 'name')));
  const pieceSchema = branchOf(childOf(piece?.document.value, 'type'));
  return { ...own, properties: { ...pieceSchema.properties, ...own.properties } };
};

const setHeading = (section: Node, name: string, document: Document): void => {
  if (isMap(section) && typeof section.get('heading') === 'string') {
    section.set('heading', document.createNode(name));
  }
};

/**
 * Writes a new page: the sections of its model, a comment on every field, the model's words marked as unfinished.
 * @returns the text of the file
 * @throws EditRefusal when the model is not valid
 */
export const newPageText = (folder: EditableSite, { title, name, model }: NewPage): string => {
  const { problems, value } = model.document;
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new EditRefusal(`The page that it is made like is not right: ${problemLine(wrong)}`);
  const document = new Document<YAMLMap>();
  const skeleton = new Skeleton(document, schemas.page);
  const fields = resolveNode(schemas.page, schemas.page).properties ?? {};
  const sections = new YAMLSeq<Node>(document.schema);
  sections.items = entriesOf(childOf(value, 'sections')).map((section, index) => {
    const schema = schemaOf(section, folder);
    const node = skeleton.node(section, { ...schema, oneOf: undefined }, true);
    node.commentBefore = commentOf(schema.description ?? '');
    node.spaceBefore = index > 0;
    return node;
  });
  const first: unknown = sections.items[0];
  if (isMap(first) && isFields(entriesOf(childOf(value, 'sections'))[0])) setHeading(first, name, document);
  const description = skeleton.node(childOf(value, 'description'), fields['description'] ?? {}, true);
  const map = new YAMLMap(document.schema);
  map.items = [
    skeleton.pair('title', document.createNode(title), fields['title'], true),
    skeleton.pair('description', description, fields['description'], true),
    skeleton.pair('name', document.createNode(name), fields['name'], true),
    skeleton.pair('sections', sections, fields['sections'], true),
  ];
  document.contents = map;
  const guide = `${name}. A text that begins with ${unfinishedMark} is still that of ${model.route}: write your own in its place. Remove what the page does not need, whole sections too.`;
  document.commentBefore = commentOf(guide);
  return document.toString(options).replaceAll('\n', lineEnd(model.document.source.text));
};
