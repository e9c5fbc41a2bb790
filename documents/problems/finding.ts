import type { Code } from './codes.ts';
import { codes } from './codes.ts';
import type { Path } from '../read/document/path.ts';
import { pathText } from '../read/document/path.ts';
import type { Problem } from './problem.ts';
import { sectionTypes } from '../read/document/schemas.ts';
import type { Excerpt, Part, Source } from '../read/document/source.ts';

/** What is wrong with one value of a document, before its place in the file is looked up. */
export type Finding = {
  code: Code;
  /** The value, or the mapping that lacks or has the field. */
  path: Path;
  /** The field of `path` whose name is wrong. */
  field?: string;
  /** Points at the name of the last field of `path` instead of its value. */
  part?: Part;
  /** Points at a text inside the value. */
  excerpt?: Excerpt;
  message: string;
  fix: string;
  /** What certainly belongs in the place of what is pointed at. */
  instead?: string | undefined;
  /** How grave it is where the kind alone does not tell. */
  severity?: Problem['severity'] | undefined;
  /** The migration that the document waits for. */
  migration?: string | undefined;
};

/** A document as far as findings need it. */
type Place = { source: Source; value: unknown };

/** Looks up where a finding stands. */
export const toProblem = ({ source, value }: Place, finding: Finding): Problem => {
  const { code, path, field, part = 'value', excerpt, message, fix, instead: meant } = finding;
  const severity = finding.severity ?? codes[code].severity;
  const position =
    field === undefined ? source.find(path, part, excerpt) : source.find([...path, field], 'key');
  const words = pathText(value, path, sectionTypes);
  const instead =
    meant === undefined
      ? {}
      : { instead: { ...(excerpt && { written: excerpt.text.slice(excerpt.letter) }), meant } };
  const migration = finding.migration === undefined ? {} : { migration: finding.migration };
  return {
    file: source.file,
    ...position,
    path: words,
    code,
    message,
    fix,
    ...instead,
    ...migration,
    severity,
  };
};

/** A problem of a file as a whole. */
export const fileProblem = (file: string, code: Code, message: string, fix: string): Problem => ({
  file,
  line: 1,
  column: 1,
  path: '',
  code,
  message,
  fix,
  severity: codes[code].severity,
});
