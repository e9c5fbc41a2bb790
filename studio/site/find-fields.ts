import type { Path } from '../../documents/read/document/path.ts';
import { resolveRef, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { aliases } from '../../schema/aliases.ts';
import { fieldsOf, formOf } from '../form/field-kinds.ts';
import { fieldLabel, getHelpText } from '../naming/labels.ts';

/** The smallest number of characters that are searched for. */
const minLength = 2;

/**
 * Returns the fields of a document, without those of list entries, that contain all words in their names, kind or help
 * text, or in those of their groups; those that are named so come first. Each has a label with its groups, such as "Light: Background".
 */
export const findFields = (file: string, value: unknown, search: string): { path: Path; label: string }[] => {
  if (search.length < minLength) return [];
  const { root, shape } = formOf(file, value);
  const wanted = search.toLowerCase().split(/\s+/);
  const visit = (
    group: SchemaNode,
    path: Path,
    labels: string[],
    text: string,
  ): ReturnType<typeof findFields> =>
    fieldsOf(root, group).flatMap(({ name, node, kind }) => {
      const [at, own] = [[...path, name], resolveRef(root, node)];
      const all = [...labels, fieldLabel(root, name, node)];
      const named = [text, name, ...all, kind, aliases[name], getHelpText(at, node, own, kind)].join(' ');
      if (kind === 'group') return visit(own, at, all, named);
      const isFound = wanted.every((word) => named.toLowerCase().includes(word));
      return isFound ? { path: at, label: all.join(': ') } : [];
    });
  const isNamed = ({ path, label }: { path: Path; label: string }): boolean =>
    wanted.every((word) => `${label} ${path.join(' ')}`.toLowerCase().includes(word));
  return visit(shape, [], [], '').sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
};
