import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Path } from '../../read/document/path.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';

/** A fault of one value as Ajv reports it. */
export type Fault = {
  /** The whole document, and the schema that it follows. */
  document: unknown;
  root: SchemaNode;
  path: Path;
  keyword: string;
  params: ErrorObject['params'];
  value: unknown;
  node: SchemaNode;
  /** The value as it is written in the file. */
  written: () => string;
};
