import { fileProblem } from '../../problems/finding.ts';
import type { ParamsOf } from '../../problems/codes.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { isBlank, type Lines } from './lines.ts';

/** The first line behind the head of a Markdown page, which is between two lines `---`. */
const bodyOfMarkdown = (lines: Lines): number | undefined => {
  const first = lines.findIndex((line) => !isBlank(line));
  const second = lines.findIndex((line, index) => index > first && /^---\s*$/.test(line));
  if (!/^---\s*$/.test(lines[first] ?? '') || second < 0) return undefined;
  const body = lines.findIndex((line, index) => index > second && line.trim() !== '');
  const isPage = lines.slice(second).some((line) => /^(?:sections|title):/.test(line));
  return body < 0 || isPage ? undefined : body;
};

/** The line of JSON at the end of which a comma is missing; `lines.length` where a bracket is never closed. */
const brokenJson = (lines: Lines): number | undefined => {
  let open = 0;
  let before = '';
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    // Comments of other languages are reported as such.
    if (/^(?:\/\/|\/\*)/.test(words)) return undefined;
    if (words === '') continue;
    if (/^["{[]/.test(words) && before !== '' && !/[,{[:]$/.test(before)) return index - 1;
    const signs = words.replace(/"(?:[^"\\]|\\.)*"/g, '');
    open += (signs.match(/[{[]/g) ?? []).length - (signs.match(/[}\]]/g) ?? []).length;
    before = words;
  }
  return open > 0 ? lines.length : undefined;
};

/** The first line of a section above the line `sections:`. */
const sectionAbove = (lines: Lines): number | undefined => {
  const sections = lines.findIndex((line) => /^sections:\s*$/.test(line));
  const section = lines.findIndex((line) => /^\s*- +type: /.test(line));
  const isAbove = section >= 0 && section < sections;
  return isAbove && !lines.slice(0, section).some((line) => /^\w+:\s*(?:[|>][+-]?)?\s*$/.test(line))
    ? section
    : undefined;
};

const isMarkdown = (lines: Lines): boolean => {
  const hasFields = lines.some((line) =>
    /^["']?(?:title|description|name|sections|type|facts)["']?\s*:/.test(line),
  );
  return (
    !hasFields && lines.some((line) => /^#{1,6} \S/.test(line)) && lines.some((line) => /^[^#\s-]/.test(line))
  );
};

type Found = [index: number, params: ParamsOf<'wrong-kind'>];

const formatOf = (lines: Lines): Found | undefined => {
  const body = bodyOfMarkdown(lines);
  if (body !== undefined) return [body, { cause: 'markdown' }];
  const first = lines.findIndex((line) => !isBlank(line));
  if (/^\s*\{/.test(lines[first] ?? '')) {
    const index = brokenJson(lines);
    if (index === undefined) return undefined;
    return index < lines.length
      ? [index, { cause: 'comma', line: (lines[index] ?? '').trim() }]
      : [first, { cause: 'bracket' }];
  }
  if (isMarkdown(lines)) return [0, { cause: 'markdown' }];
  const section = sectionAbove(lines);
  return section === undefined ? undefined : [section, { cause: 'above' }];
};

/**
 * The problem of a page in another format, which explains every error that YAML finds in it: Markdown, JSON with a
 * mistake, sections above the line `sections:`.
 * @returns undefined for a page in YAML
 */
export const otherFormat = ({ file, text }: Source, kind: Kind): Problem | undefined => {
  const [index, params] = (kind === 'page' && formatOf(text.split(/\r?\n/))) || [];
  if (index === undefined || !params) return undefined;
  const place = { line: index + 1, column: 1 };
  return fileProblem(file, 'wrong-kind', params, { start: place, end: place });
};
