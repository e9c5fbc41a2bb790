// Compiles the JSON Schemas to documents/read/compiled/validators.js, which is not in Git. Plain JavaScript that imports
// nothing of `documents/`, because it runs before any module that imports the validators.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineRoot } from '../../site-builder/engine.mjs';

const optionsFile = join(engineRoot, 'documents/read/schema/ajv-options.json');

/** Compiles schemas with Ajv. @param {string[]} files @returns the source of a module that exports a function for each file */
const compile = async (files) => {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const { transform } = await import('esbuild');
  const options = JSON.parse(readFileSync(optionsFile, 'utf8'));
  const ajv = new Ajv2020({ ...options, code: { ...options.code, source: true, esm: true } });
  const kinds = files.map((file) => basename(file, '.schema.json'));
  for (const [index, kind] of kinds.entries())
    ajv.addSchema(JSON.parse(readFileSync(files[index], 'utf8')), kind);
  const names = Object.fromEntries(kinds.map((kind) => [kind, kind]));
  const { code } = await transform(standalone(ajv, names), { minify: true, format: 'esm', target: 'es2022' });
  return code;
};

export const validatorsFile = 'documents/read/compiled/validators.js';

export const generateValidators = async (root = engineRoot) => {
  const schemas = readdirSync(join(root, 'schema'))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => join(root, 'schema', name));
  const hash = createHash('sha256');
  const inputs = [
    ...schemas,
    fileURLToPath(import.meta.url),
    optionsFile,
    join(engineRoot, 'package-lock.json'),
  ];
  for (const input of inputs.filter(existsSync)) hash.update(readFileSync(input));
  const key = `// ${hash.digest('hex')}\n`;
  const file = join(root, validatorsFile);
  if (existsSync(file) && readFileSync(file).subarray(0, key.length).toString() === key) return;
  mkdirSync(dirname(file), { recursive: true });
  // The file is written atomically, because several commands may start at the same time.
  writeFileSync(`${file}.${process.pid}`, key + (await compile(schemas)));
  renameSync(`${file}.${process.pid}`, file);
};
