import type { Problem } from '../problems/problem.ts';
import { problemText } from '../problems/problem-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPage } from '../edit/new-page/add-page.ts';
import { applyEdits } from '../edit/text/edits.ts';
import { EditError } from '../edit/text/edit-error.ts';
import { removePage } from '../edit/remove-page.ts';
import { renamePage } from '../edit/rename-page.ts';
import { readEditableSite } from '../node/read-editable-site.ts';
import { findUsages } from '../edit/find/usages.ts';
import { createFileFrames } from '../node/format-problems.ts';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { readDocument } from '../read/read-document.ts';
import { SiteReader } from '../node/site-reader.ts';
import { caseFactor } from '../../tests/support/sample.ts';

/** What nobody means and a file can hold. */
const marks =
  ': - [ ] { } , & * ! | > % @ ` " \' # ? ~ << --- ... \\ \t \n \r \0 \u001b \ufeff \u2028 \ud83d {phone} {x}';
const values =
  '*a null .inf .nan 1e999 -0 2026-01-01 true [[[[ "\\ud800" "\\0" ](/a(b ** tel:{name} #a#b /%2e%2e/';
const mappings =
  '<<: *a|__proto__: x\n|constructor: x\n|{a: {b: {c: |- - - - |? [a]\n|&a |!!set |[x](tel:{phone})||';
const pieces = [
  ...`${marks} ${values} javascript:alert(1)`.split(' '),
  ...mappings.split('|'),
  ...['{', '[a, ', '- '].map((piece) => piece.repeat(200)),
  '9'.repeat(400),
  'x'.repeat(70_000),
];

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

const expectNoFailure = (problems: readonly Problem[]): void =>
  expect(problems.filter((problem) => problemText(problem).message.startsWith('the program failed'))).toEqual(
    [],
  );

test('whatever a document holds, reading it ends with problems and not with an error', () => {
  const text = fc.constantFrom(...readTexts('pages').values());
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(40), slips, (text, from, length, changes) => {
      const lines = text.split('\n');
      const start = from % lines.length;
      const some = lines.slice(start, start + length + 1).join('\n');
      for (const kind of ['page', 'section', 'site'] as const)
        expectNoFailure(readDocument('a.yaml', spoilt(some, changes), kind).problems);
    }),
    { numRuns: 30 * caseFactor },
  );
});

test('for any documents, reading and editing succeed or report why not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), slips, async (file, changes) => {
      using site = new ScratchSite();
      site.write(file, spoilt(site.text(file), changes));
      for (const read of [() => site.read(), () => new SiteReader(site.pagesDir).readErrors()]) {
        const { problems, pages } = await read();
        expectNoFailure(problems);
        const frameOf = createFileFrames();
        for (const problem of problems) frameOf(problem);
        for (const page of pages) expect(page.sections.length).toBeGreaterThan(0);
      }
      const folder = await orRefusal(() => readEditableSite(site.pagesDir));
      if (!folder) return;
      for (const name of ['phone', '/contact', 'constructor']) findUsages(folder, name);
      const page = { title: 'Crowns', name: 'Crowns', route: '/crowns', menu: undefined, like: '/contact' };
      await orRefusal(() => renamePage(folder, '/contact', '/reach'));
      await orRefusal(() => removePage(folder, '/contact', { route: '/', links: '/' }));
      await orRefusal(() => addPage(folder, page));
    }),
    { numRuns: 10 * caseFactor },
  );
});

/** What slips into a line while it is typed. */
const signs = [...':-[]{}()"\',;#*@%&|>\t \n', ': ', '- ', ' #', '  ', 'Marble ', 'heading: '];
const slip = fc.oneof(
  fc.record({ at: fc.nat(), without: fc.constant(0), piece: fc.constantFrom(...signs) }),
  fc.record({ at: fc.nat(), without: fc.constant(1), piece: fc.constant('') }),
);

/** The words of a text, without the scheme of a URL. */
const wordsIn = (text: string): string[] =>
  text.replace(/\w+:?\/\//g, '').match(/\p{L}{3,}|\p{N}{2,}/gu) ?? [];

/** The letters and digits of a text alone: a correction may join words, and write the name of a field anew. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

test('a suggested correction has every word that somebody wrote', () => {
  const document = fc.constantFrom(...readTexts('tests/fixtures/tiler/pages'));
  let count = 0;
  fc.assert(
    fc.property(document, slip, ([name, text], change) => {
      const written = spoilt(text, [change]);
      const { problems } = readDocument(name, written, name === '_site.yaml' ? 'site' : 'page');
      for (const { code, edits = [] } of problems) {
        if (edits.length === 0) continue;
        count += 1;
        // Names are one word, with the right one in its place; types and icons are no texts.
        const isName = edits.every(({ start, end }) => /^["']?[\w-]*["']?$/.test(written.slice(start, end)));
        const isChoice = code === 'unknown-type' || code === 'unknown-value';
        if (isChoice || (isName && !code.startsWith('yaml-'))) continue;
        const left = bare(applyEdits(written, [...edits]));
        const lost = wordsIn(written).filter((word) => !left.includes(word.toLowerCase()));
        expect({ code, lost, edits }).toEqual({ code, lost: [], edits });
      }
    }),
    { numRuns: 200 * caseFactor },
  );
  expect(count).toBeGreaterThan(10);
});
