import { ideSchemas } from '../../documents/ide/ide-schemas.ts';
import { jsonText } from './schema-files.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { transform } from 'esbuild';
import options from '../../documents/check/schema/ajv-options.json' with { type: 'json' };
import { schemas } from '../../documents/read/document/schemas.ts';

/**
 * What Ajv makes of the JSON Schemas, as the source of a module: documents are checked where code may not be made from
 * texts (a browser under a Content-Security-Policy), and no run waits for the compiler.
 * @returns the same text for the same schemas and versions of Ajv and esbuild
 */
const compileValidators = async (): Promise<string> => {
  const ajv = new Ajv2020({ ...options, code: { ...options.code, source: true, esm: true } });
  for (const [kind, schema] of Object.entries(schemas)) ajv.addSchema(schema, kind);
  const names = Object.fromEntries(Object.keys(schemas).map((kind) => [kind, kind]));
  const code = standalone(ajv, names);
  const { code: small } = await transform(code, { minify: true, format: 'esm', target: 'es2022' });
  return small;
};

/**
 * What is made of the JSON Schemas once they are written: the validators, and the schemas that an IDE reads.
 * @returns text by path from the folder of the engine
 */
export const compiledFiles = async (): Promise<Record<string, string>> => ({
  'documents/read/compiled/validators.js': await compileValidators(),
  ...Object.fromEntries(
    Object.entries(ideSchemas()).map(([name, schema]) => [
      `schema/ide/${name}.schema.json`,
      jsonText(schema),
    ]),
  ),
});
