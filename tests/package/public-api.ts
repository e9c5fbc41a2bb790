import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runsAll } from '../support/sample.ts';

/** Type errors expected in modified copies of the site's files. */
const mistakes = [
  ['sections/own-prices.ts', "price: '$95' }]", 'price: 95 }]'],
  ['sections/own-prices.tsx', 'tone.accent', 'tone.acent'],
] as const;

/**
 * Tests the public API of the package and its types.
 * @param folderOf returns the folder of a new site with the package
 */
export const describePublicApi = (folderOf: () => string) =>
  describe('the public API of the package', () => {
    test('is listed in docs/site/own-sections.md', async () => {
      const engine = join(folderOf(), 'node_modules/page-schema-site');
      const { exports } = JSON.parse(await readFile(join(engine, 'package.json'), 'utf8')) as {
        exports: Record<string, { types: string }>;
      };
      const rows = Object.entries(exports).map(async ([name, { types }]) => {
        const text = await readFile(join(engine, types), 'utf8');
        const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
          list.split(',').map((each) => each.replace(/\btype\b/, '').trim()),
        );
        const others = [...text.matchAll(/^export (?:declare (?:const|type) |\* as )(\w+)/gm)];
        const names = [...lists, ...others.map(([, each = '']) => each)].filter(Boolean).sort();
        return `| \`${name.replace('.', 'page-schema-site')}\` | ${names.map((each) => `\`${each}\``).join(', ')} |`;
      });
      const listed = (await readFile('docs/site/own-sections.md', 'utf8')).split('\n');
      expect(
        listed.filter((line) => line.startsWith('| `page-schema-site')),
        'A change of the names is a change for every site: correct the page, and write it into CHANGELOG.md.',
      ).toEqual(await Promise.all(rows));
    });

    test('has no npm scripts, because their files are in the repository only', async () => {
      const manifest = join(folderOf(), 'node_modules/page-schema-site/package.json');
      expect(JSON.parse(await readFile(manifest, 'utf8'))).not.toHaveProperty('scripts');
    });

    test.runIf(runsAll)('has types that report errors in sections, and no false errors', async () => {
      const folder = folderOf();
      const wrong = join(folder, 'wrong');
      const project = join(folder, 'tsconfig.wrong.json');
      onTestFinished(async () => {
        await rm(wrong, { recursive: true });
        await rm(project);
      });
      await mkdir(join(wrong, 'sections'), { recursive: true });
      for (const [file, from, to] of mistakes) {
        const text = await readFile(join(folder, file), 'utf8');
        expect(text).toContain(from);
        await writeFile(join(wrong, file), text.replace(from, to));
      }
      // Check the site and the copies in one run of the compiler, which reads the types of all packages once.
      const usual = await readFile(join(folder, 'tsconfig.json'), 'utf8');
      await writeFile(
        project,
        usual.replace(/"include": \[(.*)\]/, (_, own: string) => {
          const copies = own.replaceAll(/"(?=\w)/g, '"wrong/');
          return `"include": [${own}, ${copies}]`;
        }),
      );
      // The type declarations of the package itself must be valid, too.
      const { stdout } = spawnSync(
        'node_modules/.bin/tsc',
        ['--project', project, '--skipLibCheck', 'false'],
        {
          encoding: 'utf8',
        },
      );
      expect(stdout.replaceAll(/^\S*?wrong\//gm, 'wrong/').split('\n')).toEqual([
        expect.stringMatching(
          /^wrong\/sections\/own-prices\.ts\(.*'number' is not assignable to type 'string'/,
        ),
        expect.stringMatching(/^wrong\/sections\/own-prices\.tsx\(.*'acent' does not exist.*'accent'/),
        '',
      ]);
    });
  });
