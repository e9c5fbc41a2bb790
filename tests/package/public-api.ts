import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { publicEntries, type Entry } from '../../scripts/package/public-api/entries.ts';

const page = 'docs/public-api.md';
let stated: string;

/** Keeps what the page says before `npm pack` writes it anew, and puts it back in the end. */
export const keepPublicApi = (): void => {
  beforeAll(async () => {
    stated = await readFile(page, 'utf8');
  });
  afterAll(() => writeFile(page, stated));
};

/** What is wrong in a copy of a file of the site. */
const mistakes = [
  ['brand.ts', 'pale:', 'pail:'],
  ['sections/own-prices.ts', "price: '$95' }]", 'price: 95 }]'],
  ['sections/own-prices.tsx', 'tone.accent', 'tone.acent'],
  ['stages.ts', 'live: false', "live: 'no'"],
] as const;

/**
 * What sites may import, as the types of the package say it.
 * @param folderOf the folder of a new site with the package
 */
export const describePublicApi = (folderOf: () => string) =>
  describe('what sites may import', { timeout: 60_000 }, () => {
    let entries: Entry[];
    beforeAll(() => {
      entries = publicEntries(join(folderOf(), 'node_modules/page-schema-site/engine/types'));
    });

    test(`is what ${page} says`, async () => {
      expect(
        stated,
        `What sites may import has changed. \`npm run prepack\` writes ${page} again; look at what changes for sites, and say it in CHANGELOG.md.`,
      ).toBe(await readFile(page, 'utf8'));
    });

    test('has a comment of its own for every name', () => {
      const without = entries.flatMap(({ name, exported }) =>
        [...exported].flatMap(([each, { doc }]) => (doc ? [] : [`${name}: ${each}`])),
      );
      expect(
        without,
        'write a comment /** … */ before each: what it is, what it takes, what it gives',
      ).toEqual([]);
      expect(entries.filter(({ exported }) => exported.size === 0)).toEqual([]);
    });

    test('has types that find what is wrong in a brand, in stages and in sections, and nothing else', async () => {
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
      // The site as it stands, and the copies: one run of the compiler reads the types of all packages once.
      const usual = await readFile(join(folder, 'tsconfig.json'), 'utf8');
      await writeFile(
        project,
        usual.replace(/"include": \[(.*)\]/, (_, own: string) => {
          const copies = own.replaceAll(/"(?=\w)/g, '"wrong/');
          return `"include": [${own}, ${copies}]`;
        }),
      );
      // What the package itself says of types is right, too.
      const { stdout } = spawnSync(
        'node_modules/.bin/tsc',
        ['--project', project, '--skipLibCheck', 'false'],
        {
          encoding: 'utf8',
        },
      );
      expect(stdout.replaceAll(/^\S*?wrong\//gm, 'wrong/').split('\n')).toEqual([
        expect.stringMatching(/^wrong\/brand\.ts.*'pail' does not exist in type 'Brand'/),
        expect.stringMatching(
          /^wrong\/sections\/own-prices\.ts\(.*'number' is not assignable to type 'string'/,
        ),
        expect.stringMatching(/^wrong\/sections\/own-prices\.tsx\(.*'acent' does not exist.*'accent'/),
        expect.stringMatching(/^wrong\/stages\.ts.*'string' is not assignable to type 'boolean'/),
        '',
      ]);
    });
  });
