import { fileProblem, placedAt } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Kind } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';

type Lines = readonly string[];

const problemAt = (file: string, index: number, words: { message: string; fix: string }): Problem => ({
  ...fileProblem(file, 'wrong-kind', words.message, words.fix),
  ...placedAt(index + 1),
});

const isBlank = (line = ''): boolean => /^\s*(?:#.*)?$/.test(line);

/** The first line behind the head of a Markdown page, which is between two lines `---`. */
const bodyOfMarkdown = (lines: Lines): number | undefined => {
  const first = lines.findIndex((line) => !isBlank(line));
  const second = lines.findIndex((line, index) => index > first && /^---\s*$/.test(line));
  if (!/^---\s*$/.test(lines[first] ?? '') || second < 0) return undefined;
  const body = lines.findIndex((line, index) => index > second && line.trim() !== '');
  const isPage = lines.slice(second).some((line) => /^(?:sections|title):/.test(line));
  return body < 0 || isPage ? undefined : body;
};

/** The line of JSON behind which a comma is missing; `lines.length` where a bracket is never closed. */
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

const markdown =
  'Write them into sections: below title: and description:, such as - type: prose with heading: and text:, and remove lines that are nothing but ---.';

/**
 * The problem of a page that is written as another format has it, which explains every error that YAML finds in it:
 * Markdown, JSON with a mistake, sections above the line `sections:`.
 * @returns undefined for a page that is written as YAML
 */
export const otherFormat = ({ file, text }: Source, kind: Kind): Problem | undefined => {
  if (kind !== 'page') return undefined;
  const lines = text.split(/\r?\n/);
  const body = bodyOfMarkdown(lines);
  if (body !== undefined)
    return problemAt(file, body, {
      message: 'from here on the page is Markdown, which has no sections',
      fix: markdown,
    });
  const first = lines.findIndex((line) => !isBlank(line));
  if (/^\s*\{/.test(lines[first] ?? '')) {
    const at = brokenJson(lines);
    if (at === undefined) return undefined;
    return at < lines.length
      ? problemAt(file, at, {
          message: 'a comma is missing at the end of this line',
          fix: `Write ${(lines[at] ?? '').trim()},`,
        })
      : problemAt(file, first, {
          message: 'the bracket { is never closed',
          fix: 'Write } and ] at the end of the file, one for each bracket that is open.',
        });
  }
  const hasFields = lines.some((line) =>
    /^["']?(?:title|description|name|sections|type|facts)["']?\s*:/.test(line),
  );
  const isMarkdown =
    lines.some((line) => /^#{1,6} \S/.test(line)) && lines.some((line) => /^[^#\s-]/.test(line));
  if (!hasFields && isMarkdown)
    return problemAt(file, 0, {
      message: 'the page is Markdown, and a page has fields and sections',
      fix: markdown,
    });
  const sections = lines.findIndex((line) => /^sections:\s*$/.test(line));
  const section = lines.findIndex((line) => /^\s*- +type: /.test(line));
  if (
    section >= 0 &&
    section < sections &&
    !lines.slice(0, section).some((line) => /^\w+:\s*(?:[|>][+-]?)?\s*$/.test(line))
  )
    return problemAt(file, section, {
      message: 'a section begins above the line sections:',
      fix: 'Move the line sections: above this one, and begin this one with two spaces and its other lines with four.',
    });
  return undefined;
};
