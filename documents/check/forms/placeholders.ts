import { finding, type Finding } from '../../problems/finding.ts';
import { getChild, getIn, type Path } from '../../read/document/path.ts';
import type { Reference } from '../../read/document/references.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import type { Placeholder } from '../../read/site/tokens.ts';

/**
 * The placeholders that texts of forms and calculators may contain, by the name of the text's field or of the field
 * around it.
 */
const placeholdersByField = new Map<string | number | undefined, readonly Placeholder[]>([
  ['placeholder', ['minimum', 'maximum']],
  ['errors', ['minimum', 'maximum']],
  ['counter', ['count', 'minimum', 'maximum']],
  ['missing', ['count']],
  ['selected', ['count']],
  ['digits', ['minimum']],
  ['suggestion', ['suggestion']],
  ['condition', ['choice']],
  ['outcome', ['count', 'result']],
  ['line', ['choice', 'count', 'result']],
]);

/** Returns the placeholders that the text at a path may contain, such as `minimum`. */
export const placeholdersAt = ({ kind }: Pick<SiteDocument, 'kind'>, path: Path): readonly Placeholder[] => {
  const isCalculator = path.at(-2) === 'calculator';
  if (!isCalculator && kind !== 'form' && !(kind === 'site' && path[0] === 'forms')) return [];
  return placeholdersByField.get(path.at(-1)) ?? placeholdersByField.get(path.at(-2)) ?? [];
};

/** The length of the path of a field in a form document: `steps`, step, `fields`, field. */
const fieldDepth = 4;

/**
 * Returns the finding for a placeholder that would not be replaced: the text does not support it, or the field lacks
 * that limit.
 */
export const findPlaceholderProblem = (
  document: SiteDocument,
  reference: Reference,
  name: Placeholder,
): Finding | undefined => {
  const { path, excerpt } = reference;
  if (!placeholdersAt(document, path).includes(name)) {
    const fields = [...placeholdersByField].flatMap(([field, names]) =>
      names.includes(name) ? (field ?? []) : [],
    );
    return finding('unknown-token', path, { cause: 'place', token: name, fields }, { excerpt });
  }
  if (document.kind !== 'form' || path[0] !== 'steps') return undefined;
  const isInField = (other: Path) => other.slice(0, fieldDepth).join() === path.slice(0, fieldDepth).join();
  // A field with errors may have the limit under a misspelled name.
  if (document.problems.some((problem) => isInField(problem.path))) return undefined;
  const field = getIn(document.value, path.slice(0, fieldDepth));
  const isDefined =
    (name !== 'minimum' && name !== 'maximum') ||
    path.at(-2) === 'digits' ||
    getChild(field, name) !== undefined ||
    // `maximum` can always be replaced in the message for long texts, because the maximum length has a default value.
    (name === 'maximum' && (getChild(field, 'kind') !== 'number' || path.at(-1) === 'tooLong'));
  // Reports one problem for all texts of the field.
  const first = document.references.tokens.find(
    (other) => other.target === name && isInField(other.path) && other.path.at(-2) !== 'digits',
  );
  if (isDefined || first !== reference) return undefined;
  return finding('unknown-token', path, { cause: 'limit', token: name }, { excerpt });
};
