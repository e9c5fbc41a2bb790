/**
 * The rooms of the house and the arrows between them: what the files of a folder may import beside their own room.
 * Every arrow is stated here and nowhere else; `docs/decisions/007-rooms.md` says why the rooms are these. Commands,
 * tests and measurements may import everything and are not listed.
 *
 * A room within another one stands before it.
 */
export const rooms = [
  { folder: 'pages', rooms: [], packages: [] },
  { folder: 'schema', rooms: [], packages: ['zod'] },
  {
    folder: 'documents/node',
    rooms: ['documents', 'schema'],
    packages: ['node:', 'saxes', 'sharp', 'yaml'],
  },
  {
    folder: 'documents',
    rooms: ['schema'],
    packages: ['yaml', 'ajv', 'fastest-levenshtein', 'node-diff3', 'saxes'],
  },
  {
    folder: 'renderer/sections',
    rooms: ['renderer', 'schema'],
    packages: ['react', '@mui/', '@emotion/', '@lucide/'],
    siblings: false,
  },
  {
    folder: 'renderer',
    rooms: ['renderer/sections', 'schema'],
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
    rooms: ['documents', 'renderer', 'schema'],
    packages: [
      'react',
      'react-dom',
      '@mui/',
      '@emotion/',
      '@codemirror/',
      '@lucide/',
      'idb-keyval',
      'node-diff3',
      '@dnd-kit/',
      'react-dropzone',
      'libheif-js',
      'turndown',
      '@octokit/core',
      'image-size',
      'yaml',
      'zod',
    ],
  },
  {
    folder: 'site-builder',
    rooms: ['documents', 'renderer', 'schema', 'studio', 'vite.config.ts'],
    packages: ['*'],
  },
  { folder: 'lambda/aws', rooms: ['lambda', 'schema'], packages: ['*'] },
  {
    folder: 'lambda',
    rooms: ['lambda/aws', 'schema'],
    packages: ['node:', 'aws-lambda', 'esbuild', 'hono', 'virtual:', 'zod'],
  },
  { folder: 'infra', rooms: [], packages: ['*'] },
];

const isIn = (folder, file) => file === folder || file.startsWith(`${folder}/`);
const roomOf = (file) => rooms.find(({ folder }) => isIn(folder, file));
/** Whether a module belongs to a package, a scope such as `@mui/` or a scheme such as `node:`. */
const isPackage = (name, each) =>
  each === '*' || name === each || name.startsWith(/[:/]$/.test(each) ? each : `${each}/`);
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('infra/test/');

/**
 * Why a file may not import something.
 * @param {string} file path from the root, with `/` between
 * @param {string} name what is imported, as it is written
 * @returns {string | undefined} nothing when it may
 */
const refusedImport = (file, name) => {
  const room = roomOf(file);
  if (!room || isTest(file)) return undefined;
  const allowed = ['itself', ...room.rooms, ...room.packages].join(', ').replace('*', 'any package');
  const hint = `It may import: ${allowed}. The arrows stand in scripts/lint/rooms.mjs.`;
  if (!name.startsWith('.')) {
    return room.packages.some((each) => isPackage(name, each))
      ? undefined
      : `${room.folder} does not import ${name}. ${hint}`;
  }
  const target = new URL(name, `file:///${file}`).pathname.slice(1);
  const own = roomOf(target) === room;
  if (own && room.siblings === false)
    return `A section does not import another one; what two share stands in renderer/parts.`;
  if (own || room.rooms.some((folder) => isIn(folder, target))) return undefined;
  return `${room.folder} does not import ${target}. ${hint}`;
};

const check = (context) => {
  const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
  const look = ({ source }) => {
    const reason = typeof source?.value === 'string' && refusedImport(file, source.value);
    if (reason) context.report({ node: source, message: reason });
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
  };
};

export default { meta: { name: 'rooms' }, rules: { arrows: { create: check } } };
