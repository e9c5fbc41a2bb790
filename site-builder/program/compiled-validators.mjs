import { readFileSync } from 'node:fs';

const documents = new URL('../../documents/check/schema/', import.meta.url);
const schemas = new URL('../../schema/', import.meta.url);

const json = (url) => JSON.parse(readFileSync(url, 'utf8'));

/** What Ajv makes of the schemas, as the source of a module like `documents/check/schema/validators.ts`. */
const compile = async () => {
  const [{ Ajv2020 }, { default: standalone }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv/dist/standalone/index.js'),
  ]);
  const options = json(new URL('ajv-options.json', documents));
  const ajv = new Ajv2020({ ...options, code: { ...options.code, source: true, esm: true } });
  const kinds = ['page', 'site', 'section'];
  for (const kind of kinds) ajv.addSchema(json(new URL(`${kind}.schema.json`, schemas)), kind);
  const code = standalone.default(ajv, Object.fromEntries(kinds.map((kind) => [kind, kind])));
  return `${code}\nexport const validators = { ${kinds.join(', ')} };`;
};

/** Puts finished validators into a bundle (esbuild plugin). */
export const compiledValidators = {
  name: 'compiled-validators',
  setup(build) {
    build.onLoad({ filter: /check[\\/]schema[\\/]validators\.ts$/ }, async () => ({
      contents: await compile(),
      loader: 'js',
    }));
  },
};
