import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EditError } from '../../documents/edit/text/edit-error.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { isDeepEqual, isMapping } from '../../documents/read/document/path.ts';
import { engineRoot, readManifest } from '../../site-builder/engine.mjs';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import type { Answers } from './answers.ts';
import { pagesOf, shortName } from './starter-pages.ts';
import { filesOfStarter, type Starter } from './starters.ts';

type PackageFile = {
  type?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const engine = 'page-schema-site';

const parsePackage = (text: string): PackageFile => {
  const value: unknown = tryOrUndefined(() => JSON.parse(text));
  if (isMapping(value)) return value;
  throw new EditError('package.json is not a JSON object. Fix or delete it, and run the command again.');
};

/**
 * Merges the `package.json` of a new site into an existing one. Existing scripts and an existing dependency on the engine
 * take precedence.
 */
const mergePackage = (template: string, existing: string): string => {
  const defaults = parsePackage(template);
  const own = parsePackage(existing);
  const isInstalled = own.devDependencies?.[engine] !== undefined;
  const merged = {
    ...defaults,
    ...own,
    scripts: { ...defaults.scripts, ...own.scripts },
    dependencies: { ...(isInstalled ? {} : defaults.dependencies), ...own.dependencies },
  };
  return `${JSON.stringify(merged, undefined, 2)}\n`;
};

/** Returns a `package.json` with the scripts of a new site, and its own other scripts. */
const refreshPackage = (template: string, existing: string): string => {
  const own = parsePackage(existing);
  const scripts = { ...own.scripts, ...parsePackage(template).scripts };
  const merged = mergePackage(template, JSON.stringify({ ...own, scripts }));
  return isDeepEqual(JSON.parse(merged), own) ? existing : merged;
};

/** Appends the lines of the `.gitignore` of a new site that an existing one lacks. */
const mergeIgnoreFile = (template: string, existing: string): string => {
  const own = existing.trimEnd().split(/\r?\n/);
  const missing = template.split('\n').filter((line) => !own.includes(line));
  return `${[...own, ...missing].join('\n').trimEnd()}\n`;
};

/** Files that are extended if they exist, by their names. */
const mergers = new Map([
  ['package.json', mergePackage],
  ['.gitignore', mergeIgnoreFile],
]);

/** Returns the name of the file that explains a new site to its owner: the repository may have a README of its own. */
export const guideName = (folder: string): string =>
  existsSync(join(folder, 'README.md')) ? 'SITE.md' : 'README.md';

/** Escapes a text for Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#&|~]/g, String.raw`\$&`);

/** Returns the files of every new site. Their names begin with `_` in place of a dot, because npm does not pack `.gitignore`. */
const commonFiles = ({ name }: Pick<Answers, 'name'>, guide: string): [path: string, text: string][] => {
  const values: Record<string, string> = {
    heading: escapeMarkdown(name),
    short: shortName(name),
    version: readManifest().version,
  };
  return [...filesOfStarter('common')].map(([path, content]) => [
    path.replace(/^_/, '.').replace(/^README\.md$/, guide),
    String(content).replaceAll(/\{(heading|short|version)\}/g, (_, key: string) => values[key] ?? ''),
  ]);
};

/** Files of this repository's workflows that a new site gets too; its `check.yml` is in the starter. */
export const sharedFiles = [
  '.github/previews.mjs',
  ...['deploy', 'preview', 'previews'].map((name) => `.github/workflows/${name}.yml`),
];

/** Returns a shared file with the commands and paths of a site that uses the engine as a package. */
const toSiteFile = (text: string): string =>
  text
    .replaceAll(/npm run (--silent )?site --/g, 'npx site')
    .replaceAll('npm run build --', 'npx site build')
    .replaceAll(/(?<=[ ])infra(?=\/handbook)/g, `node_modules/${engine}/infra`)
    .replaceAll(/(?<=[ ])infra(?=\/|$)/gm, `node_modules/${engine}/engine/infra`);

const sharedSiteFiles = (): [path: string, text: string][] =>
  sharedFiles.map((path) => [path, toSiteFile(readFileSync(join(engineRoot, path), 'utf8'))]);

/** Returns every file of a new site by its path in the folder of the site. */
export const siteFiles = (folder: string, starter: Starter, answers: Answers): Map<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ...[...pagesOf(starter, answers)].map(([path, content]) => [`pages/${path}`, content] as const),
    ...[...filesOfStarter(starter)].filter(([path]) => !path.startsWith('pages/')),
    ...commonFiles(answers, guideName(folder)),
    ...sharedSiteFiles(),
  ]);

/** @throws EditError that lists the files of a new site that already exist */
export const assertNoExistingFiles = (folder: string, paths: Iterable<string>): void => {
  const existing = [...paths].filter((path) => !mergers.has(path) && existsSync(join(folder, path)));
  if (existing.length === 0) return;
  throw new EditError(
    [
      'These files already exist and are not overwritten:',
      ...existing.map((path) => `  ${path}`),
      'Move them away, or use a folder without them. Nothing was written.',
    ].join('\n'),
  );
};

/**
 * Writes a new site into a folder. An existing `package.json` or `.gitignore` is extended, a `README.md` is kept.
 * @returns the paths of the written files
 * @throws EditError that lists files that already exist
 */
export const writeSite = async (folder: string, starter: Starter, answers: Answers): Promise<string[]> => {
  const files = siteFiles(folder, starter, answers);
  assertNoExistingFiles(folder, files.keys());
  for (const [name, merge] of mergers) {
    const path = join(folder, name);
    if (existsSync(path)) files.set(name, merge(String(files.get(name)), readFileSync(path, 'utf8')));
  }
  await saveFiles(new Map([...files].map(([path, content]) => [join(folder, path), content])));
  return [...files.keys()];
};

/**
 * Returns what this version of the engine writes differently in a site: in files that visitors do not see, without those
 * that contain answers or explain the site to its owner. A folder that the site has removed stays removed.
 * @returns the texts before and after, by path; the text of a missing file is empty
 */
export const findOutdatedFiles = (folder: string): Map<string, { before: string; after: string }> => {
  const written = [...commonFiles({ name: '' }, 'README.md'), ...sharedSiteFiles()].filter(
    ([path]) => !['README.md', 'stages.yaml'].includes(path) && existsSync(join(folder, dirname(path))),
  );
  const files = written.map(([path, template]) => {
    const file = join(folder, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
    const merge = path === 'package.json' ? refreshPackage : mergers.get(path);
    const after = before !== '' && merge ? merge(template, before) : template;
    return [path, { before, after }] as const;
  });
  return new Map(files.filter(([, { before, after }]) => before !== after));
};
