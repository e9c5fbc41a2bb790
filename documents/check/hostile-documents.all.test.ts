import { problemText } from '../problems/problem-text.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPage } from '../edit/new-page/add-page.ts';
import { EditError } from '../edit/text/edit-error.ts';
import { removePage } from '../edit/remove-page.ts';
import { renamePage } from '../edit/rename-page.ts';
import { readEditableSite } from '../node/read-editable-site.ts';
import { findUsages } from '../edit/find/usages.ts';
import { createFileFrames } from '../node/format-problems.ts';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { readDocument } from '../read/read-document.ts';
import { SiteReader } from '../node/site-reader.ts';
import { caseFactor } from '../../tests/support/sample.ts';

/** What nobody means and a file can hold. */
const pieces = [
  '',
  ...': - [ ] { } , & * ! | > % @ ` " \' # ? ~ << --- ... \\ \t \n \r \0 \u001b \ufeff \u2028 \ud83d {phone} {x}'.split(
    ' ',
  ),
  '&a ',
  '*a',
  '!!set ',
  '<<: *a',
  '__proto__: x\n',
  'constructor: x\n',
  'null',
  '.inf',
  '.nan',
  '1e999',
  '-0',
  '2026-01-01',
  'true',
  '[[[[',
  '{a: {b: {c: ',
  '- - - - ',
  '? [a]\n',
  '"\\ud800"',
  '"\\0"',
  '{phone}',
  '](/a(b',
  '**',
  '[x](tel:{phone})',
  'tel:{name}',
  '#a#b',
  '/%2e%2e/',
  'javascript:alert(1)',
  '9'.repeat(400),
  'x'.repeat(70_000),
  '{'.repeat(200),
  '[a, '.repeat(200),
  '- '.repeat(200),
];

const fixtures = 'tests/fixtures/dentist/pages';
const files = ['_site.yaml', 'home.yaml', 'contact.yaml', 'not-found.yaml', '_shared/book.yaml'];

const slips = fc.array(fc.record({ at: fc.nat(), without: fc.nat(12), piece: fc.constantFrom(...pieces) }), {
  minLength: 1,
  maxLength: 3,
});

const spoilt = (text: string, changes: { at: number; without: number; piece: string }[]): string =>
  changes.reduce((result, { at, without, piece }) => {
    const place = at % (result.length + 1);
    return result.slice(0, place) + piece + result.slice(place + without);
  }, text);

/** What a command comes to; nothing when it says why it cannot be done. */
const orRefusal = async <T>(command: () => T): Promise<Awaited<T> | undefined> => {
  try {
    return await command();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
};

const failed = 'the program failed';
/** The same documents each time, unless more of them are asked for. */
const seed = caseFactor === 1 ? 1 : Date.now();

test(
  'whatever a document holds, reading it ends with problems and not with an error',
  () => {
    const documents = readdirSync('pages')
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ name, text: readFileSync(join('pages', name), 'utf8') }));
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.nat(),
        fc.nat(40),
        slips,
        ({ name, text }, from, length, changes) => {
          const lines = text.split('\n');
          const start = from % lines.length;
          const some = lines.slice(start, start + length + 1).join('\n');
          for (const kind of ['page', 'section', 'site'] as const) {
            const { problems } = readDocument(name, spoilt(some, changes), kind);
            expect(problems.filter((problem) => problemText(problem).message.startsWith(failed))).toEqual([]);
          }
        },
      ),
      { numRuns: 30 * caseFactor, seed },
    );
  },
  60_000 * caseFactor,
);

test(
  'for any documents, reading, rendering and editing succeed or report why not',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), slips, async (file, changes) => {
        using site = new ScratchSite();
        site.write(file, spoilt(readFileSync(join(fixtures, file), 'utf8'), changes));
        for (const read of [() => site.read(), () => new SiteReader(site.pagesDir).readErrors()]) {
          const { problems, pages } = await read();
          expect(problems.filter((problem) => problemText(problem).message.startsWith(failed))).toEqual([]);
          const frameOf = createFileFrames();
          for (const problem of problems) frameOf(problem);
          for (const page of pages) expect(page.sections.length).toBeGreaterThan(0);
        }
        const folder = await orRefusal(() => readEditableSite(site.pagesDir));
        if (!folder) return;
        findUsages(folder, 'phone');
        findUsages(folder, '/contact');
        findUsages(folder, 'constructor');
        const page = { title: 'Crowns', name: 'Crowns', route: '/crowns', menu: undefined, like: '/contact' };
        await orRefusal(() => renamePage(folder, '/contact', '/reach'));
        await orRefusal(() => removePage(folder, '/contact', { route: '/', links: '/' }));
        await orRefusal(() => addPage(folder, page));
      }),
      { numRuns: 10 * caseFactor, seed },
    );
  },
  60_000 * caseFactor,
);
