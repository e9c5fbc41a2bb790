import { EditRefusal } from '../../documents/edit/edit-error.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { nearestName, usesOf, type Use } from '../../documents/edit/find/usages.ts';
import { placesOfWords } from '../../documents/edit/find/find-text.ts';
import { editing } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { only, readFlags } from '../options.ts';
import { takeWords } from '../positionals.ts';

const counted = (count: number): string =>
  count === 0 ? 'not used' : count === 1 ? '1 use' : `${count} uses`;

const linesOf = (what: string, uses: (Use & { excerpt?: string })[], count = counted): string[] => [
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

const [name] = takeWords('where', ['name'], `NAME is ${kinds}.`);
const flags = readFlags('where', { pages: pagesFlag });
await editing(async () => {
  const folder = await readEditableSite(only(flags.pages));
  const named = usesOf(folder, name).flatMap(({ what, uses }) => linesOf(what, uses));
  const places = placesOfWords(folder, name);
  const counting = (count: number) => (count === 1 ? '1 place' : `${count} places`);
  const said = places.length === 0 ? [] : linesOf(`the words "${name}"`, places, counting);
  if (named.length + said.length > 0) return console.log([...named, ...said].join('\n'));
  const near = nearestName(folder, name);
  if (near !== undefined) throw new EditRefusal(`Nothing is called ${name}. Did you mean ${near}?`);
  throw new EditRefusal(`Nothing is called ${name}, and no text has these words. Give ${kinds}.`);
});
