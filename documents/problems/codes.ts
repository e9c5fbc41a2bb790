import { adviceCodes } from './codes/advice.ts';
import type { ProblemType, MessageParams } from './codes/problem-type.ts';
import { documentCodes } from './codes/documents.ts';
import { fileCodes } from './codes/files.ts';
import { pageCodes } from './codes/pages.ts';
import { pictureCodes } from './codes/images.ts';
import { referenceCodes } from './codes/references.ts';
import { schemaCodes } from './codes/schema.ts';
import { valueCodes } from './codes/values.ts';
import { wordCodes } from './codes/text.ts';
import { yamlTextCodes } from './codes/yaml-text.ts';
import { yamlCodes } from './codes/yaml.ts';

/** Every kind of problem: its severity, meaning, text and an example, in the order of the catalogue. */
export const problemTypes = {
  ...fileCodes,
  ...yamlCodes,
  ...yamlTextCodes,
  ...documentCodes,
  ...schemaCodes,
  ...valueCodes,
  ...referenceCodes,
  ...pictureCodes,
  ...pageCodes,
  ...wordCodes,
  ...adviceCodes,
} satisfies Record<string, ProblemType>;

/** Errors that keep a site from being published, and not from being rendered while it is written. */
export const publishOnlyCodes: ReadonlySet<Code> = new Set<Code>(['unfinished']);

/** The name of a kind of problem. */
export type Code = keyof typeof problemTypes;

type Table = typeof problemTypes;

type CauseParams<T, Message> = MessageParams<T extends { fix: unknown } ? T : { message: Message; fix: T }>;

/** The parameters from which the text of a problem is made. */
export type ParamsOf<C extends Code> = Table[C] extends { causes: infer Causes; message?: infer Message }
  ? { [K in keyof Causes]: { cause: K } & CauseParams<Causes[K], Message> }[keyof Causes]
  : MessageParams<Table[C]>;
