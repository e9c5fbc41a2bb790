import { isCollection, LineCounter, type Document, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Path } from '../../../read/document/path.ts';
import { parseYaml, type Source } from '../../../read/document/source.ts';
import { EditRefusal } from '../../edit-refusal.ts';
import { partsOf, type Part } from './parts.ts';

/** A document that is to be changed: how it is written, with every sign, and what it says. */
export type Tree = { source: Source; document: Document.Parsed; value: unknown };

/** A group of fields or a list, as it is written. */
export type Collection = YAMLMap | YAMLSeq;

/** How far a path leads into a document. */
export type Trail = {
  /** What the last step led to; nothing for a field that stands there without a value. */
  node: Node | null | undefined;
  /** The field or entry that the last step led to, and the group or list that holds it. */
  last: { part: Part; holder: Collection } | undefined;
  /** How many steps there are in the document. */
  depth: number;
  /** Whether it stands inside braces or brackets. */
  isInFlow: boolean;
};

/**
 * Reads a document that is to be changed.
 * @throws EditRefusal when it cannot be read: a change of half a document would be wrong
 */
export const treeOf = (source: Source): Tree => {
  const document = parseYaml(source.text, new LineCounter(), { keepSourceTokens: true });
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS')
    throw new EditRefusal(
      `${source.file} holds several documents, with lines of --- between them. Make a file of each.`,
    );
  if (error) {
    const { line } = source.positionOf(error.pos[0]);
    throw new EditRefusal(
      `${source.file}:${line} cannot be read, so nothing is changed. Mend that line first.`,
    );
  }
  try {
    return { source, document, value: document.toJS() };
  } catch {
    throw new EditRefusal(
      `${source.file} uses names for values (*name) too often. Write the values out first.`,
    );
  }
};

/** Follows a path as far as it leads. */
export const follow = ({ document, source }: Tree, path: Path): Trail => {
  let trail: Trail = { node: document.contents, last: undefined, depth: 0, isInFlow: false };
  for (const step of path) {
    const holder = trail.node;
    if (!isCollection(holder)) return trail;
    // Of fields with the same name the last one counts.
    const part = partsOf(source, holder as Collection).findLast(({ key }) => key === step);
    if (!part) return trail;
    const isInFlow = trail.isInFlow || holder.flow === true;
    trail = {
      node: part.node,
      last: { part, holder: holder as Collection },
      depth: trail.depth + 1,
      isInFlow,
    };
  }
  return trail;
};
