import type { Code } from '../../../documents/problems/codes.ts';
import type { Example } from './example.ts';
import { fieldExamples } from './fields.ts';
import { fileExamples } from './files.ts';
import { lineExamples } from './lines.ts';
import { wordExamples } from './words.ts';
import { siteExamples } from './whole-site.ts';

/** One example of every kind of problem; a kind without one does not compile. */
export const problemExamples: Record<Code, Example> = {
  ...fileExamples,
  ...lineExamples,
  ...fieldExamples,
  ...siteExamples,
  ...wordExamples,
};
