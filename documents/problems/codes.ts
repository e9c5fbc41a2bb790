import { adviceCodes } from './codes/advice.ts';
import type { ProblemType, MessageParams } from './codes/problem-type.ts';
import { documentCodes } from './codes/documents.ts';
import { fileCodes } from './codes/files.ts';
import { formCodes } from './codes/forms.ts';
import { pageCodes } from './codes/pages.ts';
import { imageCodes } from './codes/images.ts';
import { referenceCodes } from './codes/references.ts';
import { schemaCodes } from './codes/schema.ts';
import { valueCodes } from './codes/values.ts';
import { textCodes } from './codes/text.ts';
import { yamlTextCodes } from './codes/yaml-text.ts';
import { yamlCodes } from './codes/yaml.ts';

/** All problem types with severity, meaning, messages and an example, in the order of the catalog. */
export const problemTypes = {
  ...fileCodes,
  ...yamlCodes,
  ...yamlTextCodes,
  ...documentCodes,
  ...schemaCodes,
  ...valueCodes,
  ...referenceCodes,
  ...formCodes,
  ...imageCodes,
  ...pageCodes,
  ...textCodes,
  ...adviceCodes,
} satisfies Record<string, ProblemType>;

/** Errors that prevent a site from being published, but not from being rendered in the preview. */
export const publishOnlyCodes: ReadonlySet<Code> = new Set<Code>(['unfinished']);

/** The code of a problem type. */
export type Code = keyof typeof problemTypes;

type Table = typeof problemTypes;

type CauseParams<T, Message> = MessageParams<T extends { fix: unknown } ? T : { message: Message; fix: T }>;

/** The parameters of the messages of a problem. */
export type ParamsOf<C extends Code> = Table[C] extends { causes: infer Causes; message?: infer Message }
  ? { [K in keyof Causes]: { cause: K } & CauseParams<Causes[K], Message> }[keyof Causes]
  : MessageParams<Table[C]>;
