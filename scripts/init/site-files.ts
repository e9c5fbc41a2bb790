import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditError } from '../../documents/edit/edit-error.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { readManifest } from '../../site-builder/engine.mjs';
import type { Answers } from './answers.ts';
import { pagesOf, shortName } from './starter-pages.ts';
import { filesOfStarter, type Starter } from './starters.ts';

const packageName = 'package.json';

type PackageFile = {
  type?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const engine = 'page-schema-site';

const parsePackage = (text: string): PackageFile => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below, as of a file that holds something else.
  }
  throw new EditError('package.json is no package file. Mend it or delete it, and run the command again.');
};

/**
 * The package file of a site. What there is stays, also a command of its own that has the name of one of ours, and the
 * way by which the engine was installed.
 * @param ours what a new site has
 * @param existing what the folder has already
 */
const packageFile = (ours: string, existing: string | undefined): string => {
  const wanted = parsePackage(ours);
  const own = existing === undefined ? {} : parsePackage(existing);
  const isInstalled = own.devDependencies?.[engine] !== undefined;
  const merged = {
    ...wanted,
    ...own,
    scripts: { ...wanted.scripts, ...own.scripts },
    dependencies: { ...(isInstalled ? {} : wanted.dependencies), ...own.dependencies },
  };
  return `${JSON.stringify(merged, undefined, 2)}\n`;
};

/** A text as Markdown shows it to the letter. */
const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#&|~]/g, String.raw`\$&`);

/** What all sites have in common; a dot at the beginning of a name is `_` there, since npm packs no `.gitignore`. */
const commonFiles = ({ name }: Answers): [path: string, text: string][] => {
  const values: Record<string, string> = {
    heading: inMarkdown(name),
    short: shortName(name),
    version: readManifest().version,
  };
  return [...filesOfStarter('common')].map(([path, content]) => [
    path.replace(/^_/, '.'),
    String(content).replaceAll(/\{(heading|short|version)\}/g, (_, word: string) => values[word] ?? ''),
  ]);
};

/** Every file of a new site by its path from the folder of the site. */
export const siteFiles = (starter: Starter, answers: Answers): Map<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ...[...pagesOf(starter, answers)].map(([path, content]) => [`pages/${path}`, content] as const),
    ...[...filesOfStarter(starter)].filter(([path]) => !path.startsWith('pages/')),
    ...commonFiles(answers),
  ]);

/**
 * Looks whether a new site can be written.
 * @param paths those of its files
 * @throws EditError that lists what is in the way
 */
export const checkFree = (folder: string, paths: Iterable<string>): void => {
  const inTheWay = [...paths].filter((path) => path !== packageName && existsSync(join(folder, path)));
  if (inTheWay.length === 0) return;
  throw new EditError(
    [
      'These files are here already, and nothing is written over them:',
      ...inTheWay.map((path) => `  ${path}`),
      'Begin in an empty folder, or move them away. Nothing was written.',
    ].join('\n'),
  );
};

/**
 * Writes a new site.
 * @param folder where to; what is there stays, and its package file is added to
 * @returns the paths of what was written
 * @throws EditError that lists what is in the way
 */
export const writeSite = async (folder: string, starter: Starter, answers: Answers): Promise<string[]> => {
  const files = siteFiles(starter, answers);
  checkFree(folder, files.keys());
  const own = join(folder, packageName);
  const existing = existsSync(own) ? readFileSync(own, 'utf8') : undefined;
  files.set(packageName, packageFile(String(files.get(packageName)), existing));
  await saveFiles(new Map([...files].map(([path, content]) => [join(folder, path), content])));
  return [...files.keys()];
};
