import type { Document, YAMLError } from 'yaml';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { checkDuplicateKeys } from './duplicate-keys.ts';
import { explainError } from './explain-error.ts';
import { checkControlCharacters, checkDepth, checkSize, checkScalars } from './limits.ts';
import { findMisreadText } from './misread.ts';
import { toLineProblem } from './line-finding.ts';
import { checkConflictMarkers, checkOtherFormat } from './other-formats.ts';

/** Error codes of anchors, tags and directives, which `findMisreadText` explains. */
const aboutFeatures = /^(?:ALIAS_PROPS|BAD_COLLECTION_TYPE|BAD_DIRECTIVE|MULTIPLE_(?:ANCHORS|TAGS)|TAG_)/;

const firstError = ({ errors, warnings }: Document.Parsed): YAMLError | undefined =>
  [...errors, ...warnings]
    .filter(({ code }) => !aboutFeatures.test(code))
    .toSorted((a, b) => a.pos[0] - b.pos[0])[0];

/** The parsed value and the YAML problems of a text. There is no value if the text cannot be interpreted reliably. */
export type SyntaxResult = { value?: unknown; problems: Problem[] };

/**
 * Checks the YAML of a file. Only the first syntax mistake is reported, because the parser misinterprets everything
 * after it.
 */
export const checkSyntax = (source: Source, kind: DocumentKind): SyntaxResult => {
  for (const check of [checkConflictMarkers, checkControlCharacters, checkDepth, checkSize]) {
    const problems = check(source);
    if (problems.length > 0) return { problems };
  }
  const { document } = source.parse();
  const error = firstError(document);
  const isEmpty = document.contents === null;
  const other = error || isEmpty ? checkOtherFormat(source, kind, error) : undefined;
  if (other) return { problems: [other] };
  if (error) return { problems: [toLineProblem(source, kind, explainError(source, kind, error))] };
  if (isEmpty) return { problems: [fileProblem(source.file, 'file-empty', {})] };
  const { mistake, warnings: notes } = findMisreadText(source);
  if (mistake) return { problems: [toLineProblem(source, kind, mistake)] };
  const value: unknown = document.toJS();
  const tooLong = checkScalars(source, value);
  if (tooLong.length > 0) return { problems: tooLong };
  const { problems, isReadable } = checkDuplicateKeys(source, value);
  return isReadable ? { value, problems: [...problems, ...notes] } : { problems };
};
