import { slugify } from '../../documents/read/slug.ts';
import { applyEdits } from '../../documents/edit/text/edits.ts';
import { setValue } from '../../documents/edit/text/set-value.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { readTown, type Answers } from './answers.ts';
import { filesOfStarter, type Starter } from './starters.ts';

/** A name for addresses and stacks, made from that of the business: 2 to 20 small letters, digits and hyphens. */
export const shortName = (name: string): string => {
  const short = slugify(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 20)
    .replace(/-+$/, '');
  return short.length < 2 ? 'my-site' : short;
};

/** What the site document says of the business, by its place there; empty where the starter's stand-in stays. */
const factsOf = ({ name, trade, town, phone, email, license }: Answers): [Path, string | undefined][] => {
  const { city, state, timeZone } = readTown(town) ?? {};
  return [
    [['facts', 'name'], name],
    [['facts', 'phone'], phone],
    [['facts', 'email'], email || (name && `office@${shortName(name)}.example`)],
    [['facts', 'url'], name && `https://www.${shortName(name)}.example`],
    [['facts', 'city'], city],
    [['facts', 'state'], state],
    [['facts', 'license'], license],
    [['facts', 'timeZone'], timeZone],
    [['claims', 'trade'], trade],
  ];
};

/** The name of the document that holds what is true of the business. */
export const siteFile = '_site.yaml';

const pagesFolder = 'pages/';

/** The documents and pictures of a starter with what was answered, by their names from the folder of the pages. */
export const pagesOf = (starter: Starter, answers: Answers): Map<string, string | Buffer> => {
  const files = [...filesOfStarter(starter)].filter(([path]) => path.startsWith(pagesFolder));
  const pages = new Map<string, string | Buffer>(
    files.map(([path, content]) => [path.slice(pagesFolder.length), content]),
  );
  const asWritten = String(pages.get(siteFile));
  const text = factsOf(answers)
    .filter((fact): fact is [Path, string] => Boolean(fact[1]))
    .reduce(
      (now, [path, value]) => applyEdits(now, setValue(new Source(siteFile, now), path, value)),
      asWritten,
    );
  return pages.set(siteFile, text);
};
