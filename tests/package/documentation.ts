import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isMapping } from '../../documents/read/document/path.ts';
import { runsAll } from '../support/sample.ts';

/** Sets the values of a document that another one contains; lists are replaced. */
const merge = (value: unknown, changes: unknown): unknown =>
  isMapping(value) && isMapping(changes)
    ? Object.entries(changes).reduce(
        (all, [key, change]) => ({ ...all, [key]: merge(value[key], change) }),
        value,
      )
    : changes;

/** Blocks of code in a document with their languages. */
const blocksIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(sh|yaml|tsx?)\n([^]*?)^```$/gm)].map(
    ([, language = '', text = '']) => ({ language, text }),
  );

/**
 * Tests the documentation in the package.
 * @param folderOf returns the folder of a site with the package
 */
export const describeDocumentation = (folderOf: () => string) =>
  describe('the documentation of the package', () => {
    test('its links point to files of the package', () => {
      const root = join(folderOf(), 'node_modules/page-schema-site');
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
        (path) => path.endsWith('.md') && !/node_modules|CHANGELOG/.test(path),
      );
      expect(files).toContain('docs/site/tutorial.md');
      const dead = files.flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        const prose = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
        const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
          join(dirname(file), to),
        );
        const paths = [...text.matchAll(/node_modules\/page-schema-site\/([\w./-]*\w)/g)].map(
          ([, path = '']) => path,
        );
        const missing = [...links, ...paths].filter((path) => !existsSync(join(root, path)));
        return missing.map((path) => `${file}: ${path}`);
      });
      expect(dead).toEqual([]);
    });

    test.runIf(runsAll)(
      'the tutorial works in an empty folder, and so does the example of a section type',
      () => {
        const modules = join(folderOf(), 'node_modules');
        const folder = join(folderOf(), '../tutorial');
        const documents = join(modules, 'page-schema-site/docs/site');
        mkdirSync(folder);
        symlinkSync(modules, join(folder, 'node_modules'));
        const run = (line: string): string => {
          // The package is installed already, and the development server would not end.
          if (/^npm (install|start)$/.test(line)) return '';
          const command = line.replace(/^npx (page-schema-site|site)/, 'node_modules/.bin/site');
          const { status, stdout, stderr } = spawnSync(command, {
            cwd: folder,
            encoding: 'utf8',
            shell: true,
          });
          expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
          return stdout;
        };
        const write = (text: string): void => {
          const [, isPart, path = ''] = /^(?:#|\/\/) (in )?(\S+)\n/.exec(text) ?? [];
          const file = join(folder, path);
          mkdirSync(dirname(file), { recursive: true });
          const document = isPart && merge(parse(readFileSync(file, 'utf8')), parse(text));
          writeFileSync(file, document ? stringify(document) : text);
        };
        const followed = ['tutorial.md', 'content.md'].flatMap((name) => blocksIn(join(documents, name)));
        for (const { language, text } of followed)
          if (language === 'sh') text.trim().split('\n').map(run);
          else write(text);
        expect(JSON.parse(run('npx site check --format json'))).toEqual([]);
        expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('Bread from one oven');

        const blocks = blocksIn(join(documents, 'own-sections.md'));
        for (const { text } of blocks.filter(({ language }) => language.startsWith('ts'))) write(text);
        const home = join(folder, 'pages/home.yaml');
        const [use] = blocks.filter(({ language }) => language === 'yaml');
        writeFileSync(home, `${readFileSync(home, 'utf8')}\n${use?.text}`);
        run('npm run build');
        expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toMatch(
          /<dt>Rye<\/dt><dd>Wednesday and Saturday/,
        );
      },
    );
  });
