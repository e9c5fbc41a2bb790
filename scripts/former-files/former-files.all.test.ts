import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';

const brand = `import { defineBrand, newsreader, type Font } from 'page-schema-site/brand';
import { ink } from './palette.ts';

const darken = (color: string) => color.replace('6', '4');
const inter: Font = { family: 'Inter', file: '@fonts/inter/inter.woff2', generic: 'sans-serif' };

/** A clean room. */
export const brand = defineBrand({
  light: {
    ground: '#FFFFFF', // the paper
    ink,
    // Secondary text.
    soft: darken('#667788'),
    // The last line.
  },
  radius: 16, /* round */
  fonts: { heading: newsreader, text: inter },
});
// The end.
`;
const brandDocument = `# A clean room.

light:
  ground: '#FFFFFF' # the paper
  ink: '#12303F'
  # Secondary text.
  soft: '#467788'
# The last line.
radius: 16 # round
fonts:
  heading: { package: '@fontsource-variable/newsreader' }
  text: { package: '@fonts/inter', file: inter.woff2, generic: sans-serif }

# The end.
`;
const stages = `import type { StageTable } from './infra/stage/stage.ts';

// Where it is deployed.
export const stages: StageTable = {
  prod: {
    account: '111111111111', // of the company
    theme: 'other.ts',
    pages: 'others',
    // Where the DNS is.
    zone: { id: 'Z0123456789ABC', name: 'elm.test' },
    live: 1 > 0,
  },
} satisfies StageTable;
`;
const stagesDocument = `# Where it is deployed.

prod:
  account: '111111111111' # of the company
  pages: others
  # Where the DNS is.
  zone: { id: Z0123456789ABC, name: elm.test }
  live: true
`;
const evaluated = `release=$(node --input-type=module --eval "
    import { stages } from './stages.ts';
    console.log(stages.prod?.release ?? 'by-person');
  ")`;
/** Other files of the site, and a part of them after the migration. */
const others: [file: string, before: string, after: string][] = [
  ['tsconfig.json', '{ "include": ["brand.ts", "stages.ts", "sections/*.tsx"] }', '["sections/*.tsx"]'],
  ['package.json', '{ "check": "site check --theme brand.ts" }', '"site check"'],
  [
    '.vscode/settings.json',
    '{\n  "./section.schema.json": ["a"]\n}\n',
    '"./brand.schema.json": ["pages/_brand.',
  ],
  ['.github/workflows/deploy.yml', `${evaluated}\nnode deploy.mjs stages.ts\n`, ' stages.yaml)\n'],
  ['scripts/deploy.sh', 'cd site\nnpx site build --theme other.ts\n', '--theme other.ts'],
];

let folder: string;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const run = async (...flags: string[]) =>
  runCommand(resolve('scripts/editing/migrate.ts'), flags, { cwd: folder, env: process.env });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'former-'));
  cpSync('tests/fixtures/dentist/pages', join(folder, 'pages'), { recursive: true });
  rmSync(join(folder, 'pages/_brand.yaml'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('palette.ts', "export const ink = '#12303F';\n");
  write('brand.ts', brand);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the brand becomes a document with its comments; what was computed or is not installed is named', async () => {
  const { out, status } = await run('--write');
  expect(status, out).toBe(0);
  expect(read('pages/_brand.yaml')).toBe(brandDocument);
  expect(out).toContain('brand.ts: light.ink was computed (ink); the document contains its value.');
  expect(out).toContain("brand.ts: light.soft was computed (darken('#667788')); the document");
  expect(out).toContain('The font Inter is not what the package @fonts/inter contains');
  expect(out.match(/was computed/g)).toHaveLength(3);
  expect(existsSync(join(folder, 'brand.ts'))).toBe(false);
  expect((await run('--undo')).status).toBe(0);
  expect(read('brand.ts')).toBe(brand);
  expect(existsSync(join(folder, 'pages/_brand.yaml'))).toBe(false);
});

test('stages become a document with their comments; what names them is converted, or named with its line', async () => {
  write('stages.ts', stages);
  write('other.ts', brand.replace('radius: 16', 'radius: 3'));
  for (const [file, before] of others) write(file, before);
  const { out, status } = await run('--write');
  expect(status, out).toBe(0);
  expect(read('stages.yaml')).toBe(stagesDocument);
  expect(read('others/_brand.yaml')).toContain('radius: 3');
  expect(['stages.ts', 'other.ts', 'brand.ts'].filter((file) => existsSync(join(folder, file)))).toEqual([]);
  for (const [file, , after] of others) expect(read(file)).toContain(after);
  expect(out).toContain('.github/workflows/deploy.yml:2 names what is gone');
  expect(out).toContain(
    'scripts/deploy.sh:2 names what is gone; change it by hand: npx site build --theme other.ts',
  );
});

test('a module that cannot be run stops the migration', async () => {
  write('brand.ts', 'export const brand = {');
  const { out, status } = await run('--write');
  expect(out).toContain('brand.ts cannot be converted: ');
  expect(status).toBe(1);
});
