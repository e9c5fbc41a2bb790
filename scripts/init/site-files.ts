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
    // Reported below, like JSON that is not an object.
  }
  throw new EditError('package.json is not a JSON object. Fix or delete it, and run the command again.');
};

/**
 * Merges the `package.json` of a new site into an existing one. Existing scripts and an existing dependency on the engine
 * take precedence.
 */
const mergePackage = (template: string, existing: string | undefined): string => {
  const defaults = parsePackage(template);
  const own = existing === undefined ? {} : parsePackage(existing);
  const isInstalled = own.devDependencies?.[engine] !== undefined;
  const merged = {
    ...defaults,
    ...own,
    scripts: { ...defaults.scripts, ...own.scripts },
    dependencies: { ...(isInstalled ? {} : defaults.dependencies), ...own.dependencies },
  };
  return `${JSON.stringify(merged, undefined, 2)}\n`;
};

/** Escapes a text for Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#&|~]/g, String.raw`\$&`);

/** Returns the files of every new site. Their names begin with `_` in place of a dot, because npm does not pack `.gitignore`. */
const commonFiles = ({ name }: Answers): [path: string, text: string][] => {
  const values: Record<string, string> = {
    heading: escapeMarkdown(name),
    short: shortName(name),
    version: readManifest().version,
  };
  return [...filesOfStarter('common')].map(([path, content]) => [
    path.replace(/^_/, '.'),
    String(content).replaceAll(/\{(heading|short|version)\}/g, (_, key: string) => values[key] ?? ''),
  ]);
};

/** Returns every file of a new site by its path in the folder of the site. */
export const siteFiles = (starter: Starter, answers: Answers): Map<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ...[...pagesOf(starter, answers)].map(([path, content]) => [`pages/${path}`, content] as const),
    ...[...filesOfStarter(starter)].filter(([path]) => !path.startsWith('pages/')),
    ...commonFiles(answers),
  ]);

/** @throws EditError that lists the files of a new site that already exist */
export const assertNoExistingFiles = (folder: string, paths: Iterable<string>): void => {
  const existing = [...paths].filter((path) => path !== packageName && existsSync(join(folder, path)));
  if (existing.length === 0) return;
  throw new EditError(
    [
      'These files already exist and are not overwritten:',
      ...existing.map((path) => `  ${path}`),
      'Use an empty folder or move them away. Nothing was written.',
    ].join('\n'),
  );
};

/**
 * Writes a new site into a folder; an existing `package.json` is extended.
 * @returns the paths of the written files
 * @throws EditError that lists files that already exist
 */
export const writeSite = async (folder: string, starter: Starter, answers: Answers): Promise<string[]> => {
  const files = siteFiles(starter, answers);
  assertNoExistingFiles(folder, files.keys());
  const packagePath = join(folder, packageName);
  const existing = existsSync(packagePath) ? readFileSync(packagePath, 'utf8') : undefined;
  files.set(packageName, mergePackage(String(files.get(packageName)), existing));
  await saveFiles(new Map([...files].map(([path, content]) => [join(folder, path), content])));
  return [...files.keys()];
};
