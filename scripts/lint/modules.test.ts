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
  const flags = ['--config', resolve('.oxlintrc.json'), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [findBin('oxlint'), ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
  return diagnostics.map(({ filename, message }) => `${filename}: ${message.split('. ')[0]}`).sort();
};

const importing = (path: string): string =>
  `import { value } from '${path}';\n\nexport const next = value + 1;\n`;

test('undeclared imports and cycles are refused; declared imports are accepted, and tests may import everything', () => {
  const forbidden = [
    ['documents/read/folder.ts', '../node/folder.ts', 'documents', 'documents/node/folder.ts'],
    ['infra/resource-names.ts', './ops/deploy.ts', 'infra/resource-names.ts', 'infra/ops/deploy.ts'],
    ['infra/stage/stage.ts', '../stack/stack.ts', 'infra/stage', 'infra/stack/stack.ts'],
    ['lambda/mail.ts', '@aws-sdk/client-ses', 'lambda', '@aws-sdk/client-ses'],
    ['renderer/sections/faq.ts', 'react-router-dom', 'renderer/sections', 'react-router-dom'],
    ['schema/page.ts', '../renderer/app.ts', 'schema', 'renderer/app.ts'],
  ].map(
    ([file = '', path = '', folder, target]) => [file, path, `${folder} must not import ${target}`] as const,
  );
  const others = [
    ['infra/unknown/file.ts', '../resource-names.ts', 'infra/unknown is not declared'],
    [
      'renderer/sections/hero.ts',
      './faq.ts',
      'Sections must not import each other; put shared code into renderer/parts.',
    ],
  ] as const;
  const allowed = [
    ['documents/node/folder.ts', '../read/source.ts'],
    ['infra/ops/deploy.ts', '../stage/stage.ts'],
    ['infra/ops/release.ts', './diff.ts'],
    ['infra/stage/stage.test.ts', '../stack/stack.ts'],
    ['lambda/aws/clients.ts', '@aws-sdk/client-ses'],
    ['renderer/app.ts', './sections/hero.ts'],
    ['renderer/layout/footer.ts', '@mui/material/Button'],
  ] as const;
  const files = [...forbidden, ...others, ...allowed].map(([file, path]) => [file, importing(path)]);
  const cycle = {
    'schema/a.ts': `export * from './b.ts';\n`,
    'schema/b.ts': `export * from './c.ts';\n`,
    'schema/c.ts': `export * from './a.ts';\nexport const value = 1;\n`,
  };
  const isCycle = (problem: string) => /^schema\/.\.ts: .*cycle/i.test(problem);
  const problems = lint({ ...Object.fromEntries(files), ...cycle });
  expect(problems.filter((problem) => !isCycle(problem))).toEqual(
    [...forbidden, ...others].map(([file, , message]) => `${file}: ${message}`).sort(),
  );
  expect(problems.filter(isCycle)).not.toEqual([]);
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
