import { adviceCodes } from './codes/advice.ts';
import type { Entries } from './codes/entry.ts';
import { fileCodes } from './codes/files.ts';
import { pageCodes } from './codes/pages.ts';
import { pictureCodes } from './codes/pictures.ts';
import { referenceCodes } from './codes/references.ts';
import { schemaCodes } from './codes/schema.ts';
import { wordCodes } from './codes/words.ts';
import { yamlCodes } from './codes/yaml.ts';

/** Every kind of problem: how grave it is, what it means and an example, in the order of the catalogue. */
export const codes = {
  ...fileCodes,
  ...yamlCodes,
  ...schemaCodes,
  ...referenceCodes,
  ...pictureCodes,
  ...pageCodes,
  ...wordCodes,
  ...adviceCodes,
} satisfies Entries;

/** Errors that keep a site from being published, and not from being rendered while it is written. */
export const onlyOfPublishing: ReadonlySet<string> = new Set<Code>(['unfinished']);

/** The name of a kind of problem. */
export type Code = keyof typeof codes;
