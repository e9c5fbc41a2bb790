import type { CatalogEntry, FieldRow, ProblemKind } from '../../renderer/browser/catalog/data.ts';
import { problemTypes } from '../../documents/problems/codes.ts';
import type { ProblemType as Kind } from '../../documents/problems/codes/problem-type.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';

const exampleText = (code: string, kind: Kind): string => {
  const params = kind.example ?? ('causes' in kind ? { cause: Object.keys(kind.causes)[0] } : {});
  const { message, fix } = problemText({ code, params, path: [] } as unknown as Problem);
  return `${message}. ${fix}`;
};

/** Every kind of problem with its meaning and an example of its text. */
export const problemExamples: ProblemKind[] = Object.entries<Kind>(problemTypes).map(([code, kind]) => {
  const { severity, meaning } = kind;
  return { code, severity, meaning, example: exampleText(code, kind) };
});

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const rowOf = ({ name, kind, required, limits, purpose }: FieldRow): string =>
  `| \`${name}\` | ${cell(kind)} | ${required ? 'yes' : ''} | ${cell(limits)} | ${cell(purpose)} |`;

const entryText = ({ type, title, description, yaml, rows }: CatalogEntry): string =>
  [
    `## ${title}: \`${type}\``,
    '',
    description,
    '',
    '```yaml',
    yaml,
    '```',
    '',
    '| field | kind | needed | limits | what it is for |',
    '|---|---|---|---|---|',
    ...rows.map(rowOf),
  ].join('\n');

const problemRow = ({ code, severity, meaning, example }: ProblemKind): string =>
  `| \`${code}\` | ${severity} | ${cell(meaning)} | \`${cell(example)}\` |`;

/** The catalogue as a document: every section type, then every kind of problem. */
export const renderCatalog = (entries: CatalogEntry[]): string =>
  [
    '# Sections and problems',
    '',
    'Written by `npm run sections` from the schema. While `npm start` runs, `/_catalogue` shows the same with every',
    'section drawn.',
    '',
    'Each section is an entry under `sections:` of a page. Texts may hold tokens such as `{phone}`.',
    '',
    ...entries.map(
      ({ type, title }) => `- [${title}](#${`${title}-${type}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')})`,
    ),
    '',
    entries.map(entryText).join('\n\n'),
    '',
    '## Every kind of problem',
    '',
    '`npm run check` says where it is and how to mend it. An error keeps the site from being built, a warning does not.',
    '',
    '| kind | | what it means | for example |',
    '|---|---|---|---|',
    ...problemExamples.map(problemRow),
    '',
  ].join('\n');
