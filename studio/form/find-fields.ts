import { getIn, toArray, type Path } from '../../documents/read/document/path.ts';
import { resolveRef, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { aliases } from '../../schema/aliases.ts';
import { fieldsOf, formOf } from './field-kinds.ts';
import { fieldLabel, getHelpText } from '../naming/labels.ts';

/** A field with the labels of its groups and its own, and the text that the search looks through. */
type FoundField = { path: Path; label: string; text: string };

/**
 * Returns the fields of a document, without those of entries of longer lists, that contain all words in their names, kind or help
 * text, or in those of their groups; first those whose names contain them.
 */
export const findFields = (file: string, value: unknown, search: string): FoundField[] => {
  const { root, shape } = formOf(file, value);
  const contains = (text: string): boolean =>
    search.split(/\s+/).every((word) => text.toLowerCase().includes(word.toLowerCase()));
  const visit = (group: SchemaNode, outer: FoundField): FoundField[] =>
    fieldsOf(root, group).flatMap(({ name, node, kind }) => {
      const [path, own] = [[...outer.path, name], resolveRef(root, node)];
      const label = [outer.label, fieldLabel(root, name, node)].filter(Boolean).join(': ');
      const text = [outer.text, name, label, kind, aliases[name], getHelpText(path, node, own, kind)].join(
        ' ',
      );
      const found = { path, label, text };
      if (kind === 'group') return visit(own, found);
      // Most businesses have one location: its fields are those of a group.
      const isSingle = kind === 'list' && toArray(getIn(value, path)).length === 1;
      const entry = isSingle ? resolveRef(root, own.items ?? {}) : {};
      return [found, ...visit(entry, { ...found, path: [...path, 0] })];
    });
  const isNamed = ({ path, label }: FoundField) => Number(contains(`${label} ${path.join(' ')}`));
  return visit(shape, { path: [], label: '', text: '' })
    .filter(({ text }) => contains(text))
    .sort((one, other) => isNamed(other) - isNamed(one));
};
