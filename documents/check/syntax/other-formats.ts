import type { YAMLError } from 'yaml';
import type { ParamsOf } from '../../problems/codes.ts';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { atColumn, contentAbove, contentFrom, linesOf, type TextLines } from './lines.ts';

/** Reports conflict markers of Git, one problem per conflict. */
export const checkConflictMarkers = ({ file, text }: Source): Problem[] => {
  const markers = linesOf(text).flatMap((line, index) => {
    const marker = /^[ \t]*(?<marker><{7}|>{7})(?: |$)/.exec(line)?.groups?.['marker'];
    return marker === undefined ? [] : { index, isStart: marker.startsWith('<') };
  });
  return markers
    .filter(({ isStart }, place) => isStart || !markers[place - 1]?.isStart)
    .map(({ index }) => fileProblem(file, 'yaml-conflict', {}, atColumn('', index)));
};

/** Returns the index of the first line after the front matter of a Markdown page. */
const findMarkdownBody = (lines: TextLines): number | undefined => {
  const first = contentFrom(lines, 0);
  const second = lines.findIndex((line, index) => index > first && /^---\s*$/.test(line));
  const body = lines.findIndex((line, index) => index > second && line.trim() !== '');
  const hasHead = /^---\s*$/.test(lines[first] ?? '') && second >= 0 && body >= 0;
  const isPage = lines.slice(second).some((line) => /^(?:sections|title):/.test(line));
  return hasHead && !isPage ? body : undefined;
};

const isMarkdown = (lines: TextLines): boolean => {
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const hasFields = has(/^["']?(?:title|description|name|sections|type|facts)["']?\s*:/);
  return !hasFields && has(/^#{1,6} \S/) && has(/^[^#\s-]/);
};

type Found = [index: number, params: ParamsOf<'wrong-kind'>];

/** Finds a missing comma or bracket in a page written as JSON. */
const findJsonMistake = (
  lines: TextLines,
  source: Source,
  { message, pos }: YAMLError,
): Found | undefined => {
  if (/end with a [}\]]/.test(message)) return [contentFrom(lines, 0), { cause: 'bracket' }];
  if (!message.startsWith('Missing ,')) return undefined;
  const index = contentAbove(lines, source.positionOf(pos[0]).line - 1);
  return [index, { cause: 'comma', line: (lines[index] ?? '').trim() }];
};

const detectFormat = (lines: TextLines, source: Source, error?: YAMLError): Found | undefined => {
  const isJson = /^\s*\{/.test(lines[contentFrom(lines, 0)] ?? '');
  if (isJson) return error && findJsonMistake(lines, source, error);
  const body = findMarkdownBody(lines) ?? (isMarkdown(lines) ? 0 : undefined);
  return body === undefined ? undefined : [body, { cause: 'markdown' }];
};

/**
 * Returns the problem of a page in another format, Markdown or invalid JSON, which explains all its YAML errors.
 * @returns undefined for a page in YAML
 */
export const checkOtherFormat = (
  source: Source,
  kind: DocumentKind,
  error?: YAMLError,
): Problem | undefined => {
  const found = kind === 'page' ? detectFormat(linesOf(source.text), source, error) : undefined;
  return found && fileProblem(source.file, 'wrong-kind', found[1], atColumn('', found[0]));
};
