import { purposeOf, writtenExample } from './hover-words.ts';
import type { Path } from '../read/document/path.ts';
import type { Kind } from '../read/document/schemas.ts';
import { schemaPlace } from './schema-place.ts';

/** What is said of a field: what it is for, and how that may look. */
export type Explained = { name: string; description: string; example: string | undefined };

/** What the schema says of the value at a path of a document, or of the next thing around it that it knows. */
export const explained = (kind: Kind, document: unknown, path: Path): Explained | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const way = path.slice(0, length);
    const found = schemaPlace(kind, document, way);
    const field = way.findLast((step) => typeof step === 'string');
    const name = typeof way.at(-1) === 'number' ? (found?.node.title ?? field) : field;
    if (found?.description !== undefined && name !== undefined)
      return {
        name,
        description: purposeOf({ ...found.node, description: found.description }) ?? '',
        example: writtenExample(found.node),
      };
  }
  return undefined;
};
