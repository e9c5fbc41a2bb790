import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDocument } from '../../documents/edit/text/format-document.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import { isPackage } from '../../site-builder/engine.mjs';
import { createCommand, exitWithError, withStrictOptions } from '../cli.ts';
import { defaultPagesDir } from '../shared-options.ts';

/**
 * The folders of documents in this repository. The fixture tiler is not among them, because tests/mistakes edits its
 * lines as they are.
 */
const ownFolders = [
  ...['contractor', 'dentist', 'one-page'].map((name) => `starters/${name}/pages`),
  ...['dentist', 'mason'].map((name) => `tests/fixtures/${name}/pages`),
];

const command = withStrictOptions(
  createCommand('format', ['', '--check'])
    .option('--check', 'list the documents that need formatting, without changing them')
    .argument('[folders...]', 'folders of documents', [defaultPagesDir, ...(isPackage ? [] : ownFolders)]),
).parse();
const [folders] = command.processedArgs;
const missing = folders.find((folder) => !existsSync(folder));
if (missing !== undefined) exitWithError(`There is no folder ${missing}.`);
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const changes = new Map<string, string>();
for (const file of files.filter((name) => /\.ya?ml$/.test(name))) {
  const text = readFileSync(file, 'utf8').replace('\ufeff', '');
  const formatted = formatDocument(text);
  if (formatted !== text) changes.set(file, formatted);
}
if (!command.opts().check) await saveFiles(changes);
for (const file of changes.keys()) console.log(file);
if (command.opts().check && changes.size > 0)
  exitWithError(`These documents are not formatted. Run ${commandLine('format')}.`, 1);
