import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Path } from './path.ts';
import type { SchemaNode } from './schemas.ts';

/** A fault of one value as Ajv reports it. */
export type Fault = {
  path: Path;
  keyword: string;
  params: ErrorObject['params'];
  value: unknown;
  node: SchemaNode;
  /** The value as it is written in the file. */
  written: () => string;
};
