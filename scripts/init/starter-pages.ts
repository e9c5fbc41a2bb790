import { slugify } from '../../documents/read/slug.ts';
import { DocumentDraft } from '../../documents/edit/text/document-draft.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Source } from '../../documents/read/document/source.ts';
import { readTown, type Answers } from './answers.ts';
import { filesOfStarter, type Starter } from './starters.ts';

/** Derives a name for URLs and CloudFormation stacks from the business name: 2 to 20 lowercase letters, digits and hyphens. */
export const shortName = (name: string): string => {
  const short = slugify(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 20)
    .replace(/-+$/, '');
  return short.length < 2 ? 'my-site' : short;
};

/** Returns facts by their path in the site document; an empty value keeps the starter's placeholder. */
const factsOf = (answers: Answers): [Path, string | undefined][] => {
  const { name, email } = answers;
  const { city, region } = readTown(answers.town, answers.country) ?? {};
  return [
    [['facts', 'name'], name],
    [['facts', 'url'], name && `https://www.${shortName(name)}.example`],
    [['facts', 'businessType'], answers.kind],
    [['facts', 'license'], answers.license],
    [['facts', 'country'], answers.country],
    [['facts', 'language'], answers.language],
    [['facts', 'currency'], answers.currency],
    [['facts', 'callingCode'], answers.callingCode],
    [['facts', 'timeZone'], answers.timeZone],
    [['locations', 0, 'phone'], answers.phone],
    [['locations', 0, 'email'], email || (name && `office@${shortName(name)}.example`)],
    [['locations', 0, 'address', 'city'], city],
    [['locations', 0, 'address', 'region'], region],
    [['claims', 'trade'], answers.trade],
  ];
};

/** The file of the site document, which contains the facts about the business. */
export const siteFile = '_site.yaml';

const pagesFolder = 'pages/';

/** Returns the documents and images of a starter with the answers filled in, by their paths in the folder of the pages. */
export const pagesOf = (starter: Starter, answers: Answers): Map<string, string | Buffer> => {
  const files = [...filesOfStarter(starter)].filter(([path]) => path.startsWith(pagesFolder));
  const pages = new Map<string, string | Buffer>(
    files.map(([path, content]) => [path.slice(pagesFolder.length), content]),
  );
  const template = String(pages.get(siteFile));
  const draft = new DocumentDraft(new Source(siteFile, template));
  for (const [path, value] of factsOf(answers)) if (value) draft.set(path, value);
  const region: Path = ['locations', 0, 'address', 'region'];
  if (answers.town && !readTown(answers.town, answers.country)?.region) draft.remove(region);
  return pages.set(siteFile, draft.print());
};
