// Compiles the JSON Schemas to documents/read/compiled/validators.js, which is not in Git. Plain JavaScript that imports
// nothing of `documents/`, because it runs before any module that imports the validators.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineRoot } from '../../site-builder/engine.mjs';

const optionsFile = join(engineRoot, 'documents/check/schema/ajv-options.json');

/** Compiles schemas with Ajv. @param {[kind: string, schema: string][]} schemas @returns the source of a module */
const compile = async (schemas) => {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const { transform } = await import('esbuild');
  const options = JSON.parse(readFileSync(optionsFile, 'utf8'));
  const ajv = new Ajv2020({ ...options, code: { ...options.code, source: true, esm: true } });
  for (const [kind, schema] of schemas) ajv.addSchema(JSON.parse(schema), kind);
  const names = Object.fromEntries(schemas.map(([kind]) => [kind, kind]));
  const { code } = await transform(standalone(ajv, names), { minify: true, format: 'esm', target: 'es2022' });
  return code;
};

export const validatorsFile = 'documents/read/compiled/validators.js';

export const generateValidators = async (root = engineRoot) => {
  const schemas = readdirSync(join(root, 'schema'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => [name.split('.')[0], readFileSync(join(root, 'schema', name), 'utf8')]);
  const compiler = [fileURLToPath(import.meta.url), optionsFile, join(engineRoot, 'package-lock.json')]
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  const hash = createHash('sha256')
    .update(JSON.stringify([schemas, compiler]))
    .digest('hex');
  const file = join(root, validatorsFile);
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`// ${hash}\n`)) return;
  mkdirSync(dirname(file), { recursive: true });
  // Commands that start at the same time write the same file.
  writeFileSync(`${file}.${process.pid}`, `// ${hash}\n${await compile(schemas)}`);
  renameSync(`${file}.${process.pid}`, file);
};
