import { EditError } from '../../documents/edit/edit-error.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { suggestDocumentName, findUsages, type Usage } from '../../documents/edit/find/usages.ts';
import { findText } from '../../documents/edit/find/find-text.ts';
import { runEditCommand } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { firstValue, readFlags } from '../options.ts';
import { takePositionals } from '../positionals.ts';

const counted = (count: number): string =>
  count === 0 ? 'not used' : count === 1 ? '1 use' : `${count} uses`;

const linesOf = (what: string, uses: (Usage & { excerpt?: string })[], count = counted): string[] => [
  `${what}: ${count(uses.length)}`,
  ...uses.map(
    ({ file, line, column, place, excerpt }) =>
      `  ${file}:${line}:${column}  ${place}${excerpt === undefined ? '' : `: ${excerpt}`}`,
  ),
];

const kinds =
  "a section type (hero), a picture (marble-slab.jpg), a page (/warranty), a shared piece (estimate-band), a token ('{phone}') or words that a visitor reads (dustless sanding)";

// Words need no quotes around them.
const given = process.argv.slice(2).findIndex((word) => word.startsWith('-'));
const words = process.argv.slice(2, given === -1 ? undefined : given + 2);
if (words.length > 1) process.argv.splice(2, words.length, words.join(' '));

const [name] = takePositionals('where', ['name'], `NAME is ${kinds}.`);
const flags = readFlags('where', { pages: pagesFlag });
await runEditCommand(async () => {
  const folder = await readEditableSite(firstValue(flags.pages));
  const named = findUsages(folder, name).flatMap(({ what, uses }) => linesOf(what, uses));
  const places = findText(folder, name);
  const counting = (count: number) => (count === 1 ? '1 place' : `${count} places`);
  const said = places.length === 0 ? [] : linesOf(`the words "${name}"`, places, counting);
  if (named.length + said.length > 0) return console.log([...named, ...said].join('\n'));
  const near = suggestDocumentName(folder, name);
  if (near !== undefined) throw new EditError(`Nothing is called ${name}. Did you mean ${near}?`);
  throw new EditError(`Nothing is called ${name}, and no text has these words. Give ${kinds}.`);
});
