import type { Document, YAMLError } from 'yaml';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { explainError } from './explain-error.ts';
import { controlCharacters, excessiveDepth, oversized, textProblems } from './limits.ts';
import { findMisreadText } from './misread.ts';
import { toLineProblem } from './line-finding.ts';
import { conflictMarkers, otherFormat } from './other-formats.ts';

/** Errors about anchors, tags and directives, which `misread` explains. */
const aboutFeatures = /^(?:ALIAS_PROPS|BAD_COLLECTION_TYPE|BAD_DIRECTIVE|MULTIPLE_(?:ANCHORS|TAGS)|TAG_)/;

const firstError = ({ errors, warnings }: Document.Parsed): YAMLError | undefined =>
  [...errors, ...warnings]
    .filter(({ code }) => !aboutFeatures.test(code))
    .toSorted((a, b) => a.pos[0] - b.pos[0])[0];

/** What a text says, and what is wrong with its YAML; no value when nothing may be concluded from it. */
export type SyntaxResult = { value?: unknown; problems: Problem[] };

/**
 * Checks the YAML of a file. After the first mistake in its lines nothing else is reported of it, because the parser
 * reads what follows in another way than it is meant.
 */
export const checkSyntax = (source: Source, kind: DocumentKind): SyntaxResult => {
  for (const check of [conflictMarkers, controlCharacters, excessiveDepth, oversized]) {
    const problems = check(source);
    if (problems.length > 0) return { problems };
  }
  const { document } = source.parse();
  const error = firstError(document);
  const isEmpty = document.contents === null;
  const other = error || isEmpty ? otherFormat(source, kind, error) : undefined;
  if (other) return { problems: [other] };
  if (error) return { problems: [toLineProblem(source, kind, explainError(source, kind, error))] };
  if (isEmpty) return { problems: [fileProblem(source.file, 'file-empty', {})] };
  const { mistake, notes } = findMisreadText(source);
  if (mistake) return { problems: [toLineProblem(source, kind, mistake)] };
  const value: unknown = document.toJS();
  const tooLong = textProblems(source, value);
  if (tooLong.length > 0) return { problems: tooLong };
  const { problems, isReadable } = duplicateKeys(source, value);
  return isReadable ? { value, problems: [...problems, ...notes] } : { problems };
};
