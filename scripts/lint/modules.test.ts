import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBin } from '../find-bin.ts';
import { modules } from './modules.mjs';

/** Runs the linter with the rules of this repository on a temporary folder with the given files. */
const lint = (files: Record<string, string>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [findBin('oxlint'), '--config', resolve('.oxlintrc.json'), '--format', 'json'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^\{/);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
  return diagnostics.map(({ filename, message }) => `${filename}: ${message.split('. ')[0]}`).sort();
};

const importing = (path: string): string =>
  `import { value } from '${path}';\n\nexport const next = value + 1;\n`;

const filesOf = (imports: [file: string, path: string, ...rest: string[]][]): Record<string, string> =>
  Object.fromEntries(imports.map(([file, path]) => [file, importing(path)]));

test('undeclared imports and cycles are refused', () => {
  const forbidden: [file: string, path: string, message: string][] = [
    [
      'documents/problems/text.ts',
      '../read/site/files.ts',
      'documents/problems must not import documents/read/site/files.ts',
    ],
    ['documents/read/files.ts', 'node:fs', 'documents must not import node:fs'],
    ['documents/read/folder.ts', '../node/folder.ts', 'documents must not import documents/node/folder.ts'],
    ['infra/app.ts', '../lambda/log.ts', 'infra must not import lambda/log.ts'],
    [
      'infra/resource-names.ts',
      './ops/deploy.ts',
      'infra/resource-names.ts must not import infra/ops/deploy.ts',
    ],
    ['infra/stage/stage.ts', '../stack/stack.ts', 'infra/stage must not import infra/stack/stack.ts'],
    ['infra/unknown/file.ts', '../resource-names.ts', 'infra/unknown is not declared'],
    ['lambda/log.ts', '../renderer/app.ts', 'lambda must not import renderer/app.ts'],
    ['lambda/mail.ts', '@aws-sdk/client-ses', 'lambda must not import @aws-sdk/client-ses'],
    ['renderer/layout/header.ts', 'node:path', 'renderer must not import node:path'],
    ['renderer/sections/faq.ts', 'react-router-dom', 'renderer/sections must not import react-router-dom'],
    [
      'renderer/sections/hero.ts',
      './faq.ts',
      'Sections must not import each other; put shared code into renderer/parts.',
    ],
    ['schema/page.ts', '../renderer/app.ts', 'schema must not import renderer/app.ts'],
    ['schema/site.ts', 'react', 'schema must not import react'],
    ['site-builder/write.ts', '../infra/app.ts', 'site-builder must not import infra/app.ts'],
  ];
  const cycle = {
    'schema/a.ts': `export * from './b.ts';\n`,
    'schema/b.ts': `export * from './c.ts';\n`,
    'schema/c.ts': `export * from './a.ts';\nexport const value = 1;\n`,
  };
  const [problems, cycles] = [lint({ ...filesOf(forbidden), ...cycle }), /^schema\/.\.ts: .*cycle/i];
  expect(problems.filter((problem) => !cycles.test(problem))).toEqual(
    forbidden.map(([file, , message]) => `${file}: ${message}`),
  );
  expect(problems.filter((problem) => cycles.test(problem))).not.toEqual([]);
});

test('declared imports are accepted, and tests may import everything', () => {
  const allowed: [file: string, path: string][] = [
    ['documents/node/folder.ts', '../read/source.ts'],
    ['documents/read/page.ts', '../../schema/page.ts'],
    ['infra/ops/deploy.ts', '../stage/stage.ts'],
    ['infra/ops/deploy.ts', './diff.ts'],
    ['infra/stage/stage.test.ts', '../stack/stack.ts'],
    ['lambda/aws/clients.ts', '@aws-sdk/client-ses'],
    ['lambda/log.ts', '../schema/page.ts'],
    ['renderer/app.ts', './sections/hero.ts'],
    ['renderer/layout/header.ts', '@mui/material/Button'],
    ['schema/page.test.ts', '../renderer/app.ts'],
    ['site-builder/pages/write.ts', '../../documents/read/source.ts'],
  ];
  expect(lint(filesOf(allowed))).toEqual([]);
});

test.each(modules.filter(({ submodules }) => submodules))(
  'the submodules of $folder exist, and each depends only on earlier ones',
  ({ folder, submodules = {} }) => {
    const names = Object.keys(submodules);
    expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
    for (const [name, dependencies] of Object.entries(submodules))
      expect(names.slice(0, names.indexOf(name)), name).toEqual(expect.arrayContaining(dependencies));
  },
);

describe('the documentation shows the declared dependencies', () => {
  const isFolder = (path: string) => !path.endsWith('.ts');

  test('the diagram of the architecture', () => {
    const idOf = (folder: string) => folder.replace(/[^a-z]/g, '');
    const arrows = readFileSync('docs/architecture.md', 'utf8').match(/^ {2}\w+ --> \w+$/gm) ?? [];
    const declared = modules.flatMap(({ folder, dependencies }) =>
      dependencies.filter(isFolder).map((path) => `  ${idOf(folder)} --> ${idOf(path)}`),
    );
    expect([...arrows].sort()).toEqual(declared.sort());
  });

  const readme = readFileSync('README.md', 'utf8');
  const topLevel = modules.filter(({ folder }) => !folder.includes('/'));

  test.each(topLevel)('the table of the README for $folder', ({ folder, dependencies }) => {
    const [, , , imports = ''] =
      new RegExp(`^\\| \`${folder}/\` .*$`, 'm').exec(readme)?.[0].split('|') ?? [];
    const shown = [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter(isFolder);
    const others = dependencies.filter((path) => isFolder(path) && !path.startsWith(`${folder}/`));
    expect(shown.sort()).toEqual(others.sort());
  });
});
