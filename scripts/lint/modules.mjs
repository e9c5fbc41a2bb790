import { documentsModules, infraModules, studioModules } from './submodules.mjs';

/**
 * The modules of the repository and their dependencies: what the files of a folder may import from other folders. All
 * dependencies are declared here; `docs/decisions/007-modules.md` explains the choice of modules. Commands, tests and
 * benchmarks may import everything and are not listed.
 *
 * A module inside another one precedes it. `submodules` are the dependencies inside a module.
 */
export const modules = [
  { folder: 'pages', dependencies: [], packages: [] },
  { folder: 'schema', dependencies: [], packages: ['fastest-levenshtein', 'zod'] },
  {
    folder: 'documents/node',
    dependencies: ['documents', 'schema'],
    packages: ['node:', 'saxes', 'sharp', 'yaml'],
  },
  {
    folder: 'documents',
    dependencies: ['schema'],
    packages: ['yaml', 'ajv', 'fastest-levenshtein', 'node-diff3', 'saxes'],
    submodules: documentsModules,
  },
  {
    folder: 'renderer/sections',
    dependencies: ['renderer', 'schema'],
    packages: ['react', '@mui/', '@emotion/', '@lucide/'],
    siblings: false,
  },
  {
    folder: 'renderer',
    dependencies: ['renderer/sections', 'schema'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      '@mui/',
      '@emotion/',
      '@lucide/',
      'notistack',
      'lightningcss',
      'zod',
    ],
  },
  {
    folder: 'studio',
    dependencies: ['documents', 'leads', 'renderer', 'schema'],
    packages: [
      'react',
      'react-dom',
      '@mui/',
      '@emotion/',
      '@codemirror/',
      '@lucide/',
      'comlink',
      'idb-keyval',
      'node-diff3',
      '@dnd-kit/',
      'libheif-js',
      'turndown',
      '@octokit/core',
      '@octokit/types',
      'image-size',
      'yaml',
      'zod',
    ],
    submodules: studioModules,
  },
  {
    folder: 'site-builder',
    dependencies: ['documents', 'renderer', 'schema', 'studio', 'vite.config.ts'],
    packages: ['*'],
  },
  { folder: 'leads', dependencies: ['schema'], packages: ['zod'] },
  { folder: 'lambda/aws', dependencies: ['lambda', 'leads', 'schema'], packages: ['*'] },
  {
    folder: 'lambda',
    dependencies: ['lambda/aws', 'leads', 'schema'],
    packages: ['node:', 'aws-lambda', 'esbuild', 'hono', 'virtual:', 'zod'],
  },
  {
    folder: 'infra',
    dependencies: [],
    packages: ['*'],
    submodules: infraModules,
  },
];

const isIn = (folder, file) => file === folder || file.startsWith(`${folder}/`);
const moduleOf = (file) => modules.find(({ folder }) => isIn(folder, file));
/** Returns the declared folder or file of a module that contains a file, or the first segment of its path. */
const submoduleOf = ({ folder, submodules = {} }, file) => {
  const path = file.slice(folder.length + 1);
  const declared = Object.keys(submodules).filter((each) => isIn(each, path));
  return declared.toSorted((a, b) => b.length - a.length)[0] ?? path.split('/')[0];
};
/** Whether an import belongs to a package, a scope such as `@mui/` or a scheme such as `node:`. */
const belongsTo = (name, each) =>
  each === '*' || name === each || name.startsWith(/[:/]$/.test(each) ? each : `${each}/`);
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('infra/test/');

const declared = 'Dependencies are declared in scripts/lint/modules.mjs.';
const violation = (importer, imported, allowed) =>
  `${importer} must not import ${imported}. It may import: ${['itself', ...allowed].join(', ').replace('*', 'any package')}. ${declared}`;

/** Returns why a file must not import another one of its own module, or undefined if it may. */
const violationInside = (module, file, target) => {
  if (module.siblings === false)
    return `Sections must not import each other; put shared code into renderer/parts.`;
  const { submodules, folder } = module;
  const [from, to] = [submoduleOf(module, file), submoduleOf(module, target)];
  if (!submodules || from === to || submodules[from]?.includes(to)) return undefined;
  return submodules[from]
    ? violation(`${folder}/${from}`, target, submodules[from])
    : `${folder}/${from} is not declared. ${declared}`;
};

/**
 * Returns why a file must not import something, or undefined if it may.
 * @param {string} file path from the root, with `/` between
 * @param {string} name specifier of the import
 * @returns {string | undefined}
 */
const violationOf = (file, name) => {
  const module = moduleOf(file);
  if (!module || isTest(file)) return undefined;
  const { folder, dependencies, packages } = module;
  const isOutside = !name.startsWith('.');
  const target = isOutside ? name : new URL(name, `file:///${file}`).pathname.slice(1);
  if (!isOutside && moduleOf(target) === module) return violationInside(module, file, target);
  const isAllowed = isOutside
    ? packages.some((each) => belongsTo(name, each))
    : dependencies.some((each) => isIn(each, target));
  return isAllowed ? undefined : violation(folder, target, [...dependencies, ...packages]);
};

const create = (context) => {
  const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
  const check = ({ source }) => {
    const message = typeof source?.value === 'string' && violationOf(file, source.value);
    if (message) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
  };
};

export default { meta: { name: 'modules' }, rules: { dependencies: { create } } };
