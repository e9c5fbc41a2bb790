import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file, a text in it, and its replacement. */
export type Shortcut = readonly [file: string, from: string, to: string];

/** Removes the checks, which take most of a synthesis; `setup.ts` runs them on the templates of all other tests. */
export const withoutChecks = (app: string): Shortcut[] => [
  [app, 'schemaChecks, new AwsSolutionsChecks(app)', ''],
  [app, 'new App({', 'new App({ builtinCloudFormationValidation: false,'],
];

/** Applies the replacements to the files of a folder. @throws if a text is not found */
export const takeShortcuts = async (folder: string, shortcuts: readonly Shortcut[]): Promise<void> => {
  for (const [name, from, to] of shortcuts) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    await writeFile(join(folder, name), text.replace(from, to));
  }
};
