// For checks that still write their texts themselves; goes with the last of them.
import type { Path } from '../read/document/path.ts';
import type { Excerpt, Part, Range } from '../read/document/source.ts';
import type { Code } from './codes.ts';
import {
  fileProblem as problemOfFile,
  toProblem as problemOf,
  type Finding as NewFinding,
} from './finding.ts';
import type { Problem } from './problem.ts';

/** What is wrong with one value of a document, before its place in the file is looked up. */
export type Finding = {
  code: Code;
  /** The value, or the mapping that lacks or has the field. */
  path: Path;
  /** The field of `path` whose name is wrong. */
  field?: string;
  /** The field of `path` that is missing. */
  missing?: string | undefined;
  /** Points at the name of the last field of `path` instead of its value. */
  part?: Part;
  excerpt?: Excerpt;
  message: string;
  fix: string;
  instead?: string | undefined;
  severity?: Problem['severity'] | undefined;
};

export const modern = (finding: Finding): NewFinding => {
  const { code, path, field, missing, part, excerpt, message, fix, instead, severity } = finding;
  const last = field ?? missing;
  return {
    code,
    path: last === undefined ? path : [...path, last],
    params: { message, fix, ...(last !== undefined && { shown: -1 }) },
    at: field === undefined ? part : 'key',
    excerpt,
    replacement: instead,
    severity,
  } as unknown as NewFinding;
};

export const toProblem = (document: Parameters<typeof problemOf>[0], finding: Finding): Problem =>
  problemOf(document, modern(finding));

export const fileProblem = (file: string, code: Code, message: string, fix: string): Problem =>
  problemOfFile(file, code, { message, fix } as never);

/** The place of a problem, as a part of it. */
export const placedAt = (line: number, column = 1): { range: Range } => ({
  range: { start: { line, column }, end: { line, column } },
});
