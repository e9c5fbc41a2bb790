import { ideSchemas } from '../../documents/ide/ide-schemas.ts';
import { formatJson } from './schema-files.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { transform } from 'esbuild';
import options from '../../documents/check/schema/ajv-options.json' with { type: 'json' };
import { schemas } from '../../documents/read/document/schemas.ts';

/**
 * Compiles the JSON Schemas with Ajv to the source of a module. The Studio checks documents under a
 * Content-Security-Policy that forbids `eval`, and no command waits for the compiler.
 * @returns the same source for the same schemas and versions of Ajv and esbuild
 */
const compileValidators = async (): Promise<string> => {
  const ajv = new Ajv2020({ ...options, code: { ...options.code, source: true, esm: true } });
  for (const [kind, schema] of Object.entries(schemas)) ajv.addSchema(schema, kind);
  const names = Object.fromEntries(Object.keys(schemas).map((kind) => [kind, kind]));
  const code = standalone(ajv, names);
  const { code: minified } = await transform(code, { minify: true, format: 'esm', target: 'es2022' });
  return minified;
};

/**
 * Generates the validators and the schemas for code editors from the JSON Schemas.
 * @returns contents by path, relative to the folder of the engine
 */
export const compiledFiles = async (): Promise<Record<string, string>> => ({
  'documents/read/compiled/validators.js': await compileValidators(),
  ...Object.fromEntries(
    Object.entries(ideSchemas()).map(([name, schema]) => [
      `schema/ide/${name}.schema.json`,
      formatJson(schema),
    ]),
  ),
});
