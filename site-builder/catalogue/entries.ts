import { Document, isScalar, visit } from 'yaml';
import type { Entry } from '../../renderer/browser/catalogue/data.ts';
import { isFields, type Fields } from '../../documents/read/document/path.ts';
import { referenceOf, resolveNode, schemas } from '../../documents/read/document/schemas.ts';
import { fieldRows } from './field-rows.ts';

/** A section type with the document of its example. */
type CatalogueEntry = Entry & { example: Fields };

/** A link, a picture or a row that is so short stands on one line. */
const shortGroup = 90;
const oneLine = /^(label|href|src)$/;

/** The YAML of an example, written as the pages are. */
const exampleYaml = (example: Fields): string => {
  const document = new Document({ sections: [example] }, { aliasDuplicateObjects: false });
  visit(document, {
    Map: (_, map) => {
      const isPlain = map.items.every(({ value }) => isScalar(value));
      const length = map.items.map(({ key, value }) => `${String(key)}: ${String(value)}, `).join('').length;
      const isRow = oneLine.test(String(map.items[0]?.key));
      if (isPlain && isRow && length < shortGroup) map.flow = true;
    },
  });
  const text = document.toString({ singleQuote: true, lineWidth: 100, flowCollectionPadding: true });
  return text.replace('sections:\n', '').trimEnd();
};

/** Every section type with its example and its fields, in the order in which an editor meets them. */
export const catalogueEntries = (): CatalogueEntry[] =>
  (schemas.page.$defs?.['section']?.oneOf ?? []).map((branch) => {
    const node: ReturnType<typeof resolveNode> & { title?: string } = resolveNode(schemas.page, branch);
    const type = referenceOf(branch) ?? '';
    const example = node.examples?.[0];
    if (!isFields(example)) throw new Error(`The section type ${type} has no example.`);
    const { title = type, description = '' } = node;
    return {
      type,
      title,
      description,
      example,
      yaml: exampleYaml(example),
      rows: fieldRows(schemas.page, node),
    };
  });
