import type { ProblemType, ParamsIn } from './codes/problem-type.ts';
import { documentCodes } from './codes/documents.ts';
import { factCodes } from './codes/facts.ts';
import { fileCodes } from './codes/files.ts';
import { formCodes } from './codes/forms.ts';
import { pageCodes } from './codes/pages.ts';
import { imageCodes } from './codes/images.ts';
import { referenceCodes } from './codes/references.ts';
import { schemaCodes } from './codes/schema.ts';
import { textCodes } from './codes/text.ts';
import { yamlCodes } from './codes/yaml.ts';

/** All problem types with severity and messages, in the order of the catalog. */
export const problemTypes = {
  ...fileCodes,
  ...yamlCodes,
  ...documentCodes,
  ...schemaCodes,
  ...referenceCodes,
  ...formCodes,
  ...imageCodes,
  ...pageCodes,
  ...factCodes,
  ...textCodes,
} satisfies Record<string, ProblemType>;

/** Errors that prevent a site from being published, but not from being rendered in the preview. */
export const publishOnlyCodes: ReadonlySet<Code> = new Set(['unfinished', 'low-contrast', 'font-missing']);

/** The code of a problem type. */
export type Code = keyof typeof problemTypes;

/** A more specific fix that replaces the general one: the text to write, or a name that is probably meant. */
export type Suggestion = { write?: string | undefined; meant?: string | undefined };

/** The parameters of the messages of a problem. */
export type ParamsOf<C extends Code> = ParamsIn<(typeof problemTypes)[C]['messages']> & Suggestion;
