import { childOf, type Path } from '../../documents/read/document/path.ts';
import { definitionOf, schemas, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { words } from '../words/words.ts';
import type { KindName } from './field-kinds.ts';

const own = (texts: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/**
 * What an editor calls a field: its name in plain words, `publishAt` as "Publish at".
 * `words.json` has better ones for names that say little to those who write no code.
 */
export const plainName = (name: string): string => {
  const parts = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return own(words.names, name) ?? parts.charAt(0).toUpperCase() + parts.slice(1);
};

/** What an editor calls a section: the title of its type, or of a shared piece its name. */
export const sectionName = (entry: unknown): string => {
  const type = String(childOf(entry, 'type') ?? '');
  if (type === 'shared') return plainName(String(childOf(entry, 'name') ?? ''));
  return definitionOf(schemas.page, type)?.title ?? type;
};

/** What a field is for: in the words of the Studio where the schema speaks to those who write the file. */
export const helpOf = (path: Path, node: SchemaNode, shape: SchemaNode, kind: KindName): string =>
  own(words.help, String(path.at(-1))) ??
  node.description ??
  own(words.help, kind) ??
  shape.description ??
  '';
