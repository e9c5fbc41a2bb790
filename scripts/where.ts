import { EditFault } from '../renderer/build/editing/edit-fault.ts';
import { readFolder } from '../renderer/build/editing/site-folder.ts';
import { nearestName, usesOf, type Used } from '../renderer/build/editing/uses.ts';
import { editing } from './edit-command.ts';
import { pagesFlag } from './flags.ts';
import { only, readFlags } from './options.ts';
import { takeWords } from './words.ts';

const counted = (count: number): string =>
  count === 0 ? 'not used' : count === 1 ? '1 use' : `${count} uses`;

const linesOf = ({ what, uses }: Used): string[] => [
  `${what}: ${counted(uses.length)}`,
  ...uses.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`),
];

const kinds =
  "a section type (hero), a picture (marble-slab.jpg), a page (/warranty), a shared piece (estimate-band) or a token ('{phone}')";
const [name] = takeWords('where', ['name'], `NAME is ${kinds}.`);
const flags = readFlags('where', { pages: pagesFlag });
void editing(async () => {
  const folder = await readFolder(only(flags.pages));
  const found = usesOf(folder, name);
  if (found.length > 0) return console.log(found.flatMap(linesOf).join('\n'));
  const near = nearestName(folder, name);
  const hint = near === undefined ? `Give ${kinds}.` : `Did you mean ${near}?`;
  throw new EditFault(`Nothing is called ${name}. ${hint}`);
});
