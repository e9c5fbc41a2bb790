import type { Entry } from '../../renderer/browser/catalog/data.ts';
import { plainStyle } from '../../documents/edit/text/values/style.ts';
import { blockLines } from '../../documents/edit/text/values/yaml-text.ts';
import { isFields, type Fields } from '../../documents/read/document/path.ts';
import { referenceOf, resolveNode, schemas } from '../../documents/read/document/schemas.ts';
import { fieldRows } from './field-rows.ts';

/** A section type with the document of its example. */
type CatalogueEntry = Entry & { example: Fields };

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
      yaml: blockLines([example], { ...plainStyle, width: 100 }, 2)
        .join('\n')
        .replaceAll(/^(?=.)/gm, '  '),
      rows: fieldRows(schemas.page, node),
    };
  });
