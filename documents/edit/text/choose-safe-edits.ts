import { LineCounter, visit, type Alias } from 'yaml';
import { isDeepEqual, type Path } from '../../read/document/path.ts';
import { parseYaml } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { applyEdits, type Edit } from './edits.ts';
import { resolvePath, nodeOffset, type ResolvedPath, type EditableDocument } from './editable-document.ts';

/** Whether a text parses without new warnings and has exactly the expected value. */
const hasExpectedValue = (
  text: string,
  { document: { warnings } }: EditableDocument,
  expected: unknown,
): boolean => {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0 || document.warnings.length > warnings.length) return false;
  try {
    return isDeepEqual(document.toJS(), expected);
  } catch {
    return false;
  }
};

/**
 * Returns the first candidate whose edits produce exactly the expected value and change nothing else. Each candidate
 * is applied and the result is parsed.
 * @param candidates edits to choose from, best first
 * @param expected value of the document afterwards
 * @param path path of the change, for the error message
 * @throws EditError if no candidate qualifies
 */
export const chooseSafeEdits = (
  tree: EditableDocument,
  candidates: Iterable<Edit[]>,
  expected: unknown,
  path: Path,
): Edit[] => {
  const { source } = tree;
  for (const edits of candidates)
    if (hasExpectedValue(applyEdits(source.text, edits), tree, expected)) return edits;
  const resolved = resolvePath(tree, path);
  const location = `${source.file}:${source.positionOf(nodeOffset(resolved)).line}`;
  const alias = findAlias(tree, resolved.node);
  if (!alias)
    throw new EditError(
      `${location}: this is written in a way that cannot be changed safely. Change it in the text itself.`,
    );
  const { line } = source.positionOf(alias.range?.[0] ?? 0);
  throw new EditError(
    `${location}: line ${line} also uses this value, by the alias *${alias.source}. Replace the alias with the value first.`,
  );
};

/**
 * Returns an alias (`*name`) elsewhere that refers to a node, to a descendant or to an ancestor; undefined if there
 * is none.
 */
const findAlias = ({ document }: EditableDocument, target: ResolvedPath['node']): Alias | undefined => {
  const [start = 0, end = 0] = target?.range ?? [];
  let found: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      const [at = 0] = alias.range ?? [];
      const [from = 0, to = 0] = alias.resolve(document)?.range ?? [];
      if ((at >= start && at < end) || from >= end || to <= start) return undefined;
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
};
