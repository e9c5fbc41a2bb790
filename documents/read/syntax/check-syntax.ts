import type { Document, YAMLError } from 'yaml';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../document/schemas.ts';
import type { Source } from '../document/source.ts';
import { checkDuplicateKeys } from './duplicate-keys.ts';
import { explainError } from './explain-error.ts';
import { checkControlCharacters, checkDepth, checkSize, checkScalars } from './limits.ts';
import { atColumn, linesOf } from './lines.ts';
import { findMisreadText } from './misread.ts';

/** Error codes of anchors, tags and directives, which `findMisreadText` explains. */
const aboutFeatures = /^(?:ALIAS_PROPS|BAD_COLLECTION_TYPE|BAD_DIRECTIVE|MULTIPLE_(?:ANCHORS|TAGS)|TAG_)/;

const firstError = ({ errors, warnings }: Document.Parsed): YAMLError | undefined =>
  [...errors, ...warnings]
    .filter(({ code }) => !aboutFeatures.test(code))
    .toSorted((a, b) => a.pos[0] - b.pos[0])[0];

/** Reports conflict markers of Git, one problem per conflict. */
const checkConflictMarkers = ({ file, text }: Source): Problem[] => {
  const markers = linesOf(text).flatMap((line, index) => {
    const marker = /^[ \t]*(?<marker><{7}|>{7})(?: |$)/.exec(line)?.groups?.['marker'];
    return marker === undefined ? [] : { index, isStart: marker.startsWith('<') };
  });
  return markers
    .filter(({ isStart }, place) => isStart || !markers[place - 1]?.isStart)
    .map(({ index }) => fileProblem(file, 'yaml-conflict', {}, atColumn('', index)));
};

/**
 * The parsed value and the YAML problems of a text. The value is missing if the text cannot be interpreted reliably.
 */
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
  if (error) return { problems: [explainError(source, kind, error)] };
  if (document.contents === null) return { problems: [fileProblem(source.file, 'file-empty', {})] };
  const { mistake, warnings } = findMisreadText(source, kind);
  if (mistake) return { problems: [mistake] };
  const value: unknown = document.toJS();
  const tooLong = checkScalars(source, value);
  if (tooLong.length > 0) return { problems: tooLong };
  const { problems, isReadable } = checkDuplicateKeys(source, value);
  return isReadable ? { value, problems: [...problems, ...warnings] } : { problems };
};
