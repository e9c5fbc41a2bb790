import type { Path } from '../read/document/path.ts';
import type { Edit, Range } from '../read/document/source.ts';
import type { Code, ParamsOf } from './codes.ts';
import type { SectionLabel } from './format-path.ts';

/** Parameters that a problem of any code may have. They are plain JSON. */
export type CommonParams = {
  /** The section of a page that contains the problem. */
  section?: SectionLabel;
  /** Other places with the same problem, such as each use of a missing image. */
  alsoAt?: { file: string; line: number }[];
  /** Whether other entries of the same list have the same problem. */
  isRepeated?: boolean;
};

/** A problem in the documents as data; `problemText` creates its messages. */
export type Problem<C extends Code = Code> = {
  [K in C]: {
    /** Path of the file, relative to the working directory of the command, such as `pages/faq.yaml`. */
    file: string;
    /** Keys and indexes; empty for a problem of the whole file. The path of a missing field ends with its name. */
    path: Path;
    /** The range of the text that is highlighted. */
    range: Range;
    /** The code of the problem type, such as `unknown-field`. */
    code: K;
    params: ParamsOf<K> & CommonParams;
    /** An error stops the build, a warning does not. */
    severity: 'error' | 'warning';
    /** Text edits that certainly fix it. */
    edits?: readonly Edit[];
  };
}[C];
