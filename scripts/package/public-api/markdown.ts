import type { Declaration } from './declarations.ts';
import type { Entry } from './entries.ts';

const block = (declarations: Declaration[]): string => {
  const texts = declarations.map(({ doc, text }) => (doc ? `${doc}\n${text}` : text));
  return `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
};

const section = ({ name, head, declarations }: Entry): string =>
  [`## ${name}\n`, `${head}\n`, block(declarations)].join('\n');

/** The text of `docs/public-api.md`: all that a site may import from the engine, as its types say it. */
export const publicApiMarkdown = (entries: Entry[]): string =>
  [
    '# What a site may import from the engine\n',
    '`npm run prepack` writes this page from the types of the package. What is passed on\nfrom each entry comes before what it is made of. A change of it is a change for every site: say it in `CHANGELOG.md`.\nWhatever is not here is not for sites to import, and may change at any time.\n',
    ...entries.map(section),
  ].join('\n');
