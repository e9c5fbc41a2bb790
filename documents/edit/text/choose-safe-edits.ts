import { LineCounter, visit, type Alias } from 'yaml';
import { isDeepEqual, type Path } from '../../read/document/path.ts';
import { parseYaml } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { applyEdits, type Edit } from './edits.ts';
import { resolvePath, nodeOffset, type ResolvedPath, type EditableDocument } from './editable-document.ts';

/** Whether a text can be read as well as the one before, and says just that. */
const says = (text: string, { document: { warnings } }: EditableDocument, expected: unknown): boolean => {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0 || document.warnings.length > warnings.length) return false;
  try {
    return isDeepEqual(document.toJS(), expected);
  } catch {
    return false;
  }
};

/**
 * The first of several ways to write a change after which the document says what it shall, and nothing else.
 * Each way is tried on the text: whatever somebody wrote around it, nothing is changed that was not meant.
 * @param ways from the best to the last resort
 * @param expected what the document says afterwards
 * @param path leads to what is changed, for the refusal
 * @throws EditError when none of them does
 */
export const chooseSafeEdits = (
  tree: EditableDocument,
  ways: Iterable<Edit[]>,
  expected: unknown,
  path: Path,
): Edit[] => {
  const { source } = tree;
  for (const edits of ways) if (says(applyEdits(source.text, edits), tree, expected)) return edits;
  const trail = resolvePath(tree, path);
  const place = `${source.file}:${source.positionOf(nodeOffset(trail)).line}`;
  const alias = aliasOf(tree, trail.node);
  if (!alias)
    throw new EditError(
      `${place}: this is written in a way that cannot be changed safely. Change it in the text itself.`,
    );
  const { line } = source.positionOf(alias.range?.[0] ?? 0);
  throw new EditError(
    `${place}: this is also used in line ${line}, by its name *${alias.source}. Write it out there first.`,
  );
};

/** An alias (`*name`) elsewhere that repeats a node, a part of it or what holds it; undefined when there is none. */
const aliasOf = ({ document }: EditableDocument, target: ResolvedPath['node']): Alias | undefined => {
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
