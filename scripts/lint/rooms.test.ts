import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the linter with the rules of this repository over a house of some files. */
const lint = (files: Record<string, string>): string[] => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--config', resolve('.oxlintrc.json'), '--format', 'json'],
    { cwd: house, encoding: 'utf8' },
  );
  rmSync(house, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] };
  return diagnostics.map(({ filename, message }) => `${filename}: ${message.split('. ')[0]}`).sort();
};

const importing = (path: string): string =>
  `import { value } from '${path}';\n\nexport const next = value + 1;\n`;

const houseOf = (imports: [file: string, path: string, ...rest: string[]][]): Record<string, string> =>
  Object.fromEntries(imports.map(([file, path]) => [file, importing(path)]));

test('an import that no arrow allows is refused', () => {
  const forbidden: [file: string, path: string, message: string][] = [
    [
      'documents/check/links.ts',
      '../../site-builder/write.ts',
      'documents does not import site-builder/write.ts',
    ],
    ['documents/read/files.ts', 'node:fs', 'documents does not import node:fs'],
    ['documents/read/folder.ts', '../node/folder.ts', 'documents does not import documents/node/folder.ts'],
    ['infra/app.ts', '../lambda/log.ts', 'infra does not import lambda/log.ts'],
    ['lambda/log.ts', '../renderer/app.ts', 'lambda does not import renderer/app.ts'],
    ['lambda/mail.ts', '@aws-sdk/client-ses', 'lambda does not import @aws-sdk/client-ses'],
    ['renderer/layout/header.ts', 'node:path', 'renderer does not import node:path'],
    ['renderer/sections/faq.ts', 'react-router-dom', 'renderer/sections does not import react-router-dom'],
    [
      'renderer/sections/hero.ts',
      './faq.ts',
      'A section does not import another one; what two share stands in renderer/parts.',
    ],
    ['schema/page.ts', '../renderer/app.ts', 'schema does not import renderer/app.ts'],
    ['schema/site.ts', 'react', 'schema does not import react'],
    ['site-builder/write.ts', '../infra/app.ts', 'site-builder does not import infra/app.ts'],
  ];
  expect(lint(houseOf(forbidden))).toEqual(forbidden.map(([file, , message]) => `${file}: ${message}`));
});

test('an import along an arrow is not, and a test may import what it tests', () => {
  const allowed: [file: string, path: string][] = [
    ['documents/node/folder.ts', '../read/source.ts'],
    ['documents/read/page.ts', '../../schema/page.ts'],
    ['lambda/aws/clients.ts', '@aws-sdk/client-ses'],
    ['lambda/log.ts', '../schema/page.ts'],
    ['renderer/app.ts', './sections/hero.ts'],
    ['renderer/layout/header.ts', '@mui/material/Button'],
    ['schema/page.test.ts', '../renderer/app.ts'],
    ['site-builder/pages/write.ts', '../../documents/read/source.ts'],
  ];
  expect(lint(houseOf(allowed))).toEqual([]);
});

test('a circle is refused, also one through a third file', () => {
  const problems = lint({
    'schema/a.ts': `export * from './b.ts';\n`,
    'schema/b.ts': `export * from './c.ts';\n`,
    'schema/c.ts': `export * from './a.ts';\nexport const value = 1;\n`,
  });
  expect(problems).toContainEqual(expect.stringMatching(/^schema\/a\.ts: .*cycle/i));
});
