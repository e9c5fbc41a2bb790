import { Option } from '@commander-js/extra-typings';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EditError } from '../../documents/edit/text/edit-error.ts';
import { migrateSite } from '../../documents/edit/migrate-site.ts';
import { decodeExact, restoreFileFormat } from '../../documents/node/file-text.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { pluralize } from '../../leads/print.ts';
import { createCommand, parseOptions } from '../cli.ts';
import { cacheDir, pagesOption, stagesOption } from '../shared-options.ts';
import { convertFormerFiles } from '../former-files/former-files.ts';
import { runEditCommand } from './edit-command.ts';
import { showDiff } from './show-diff.ts';

const { pages, stages, write, undo } = parseOptions(
  createCommand('migrate', ['', '--write', '--undo'])
    .addOption(pagesOption)
    .addOption(stagesOption)
    .addOption(
      new Option('--write', 'change the documents; without it the differences are printed').conflicts('undo'),
    )
    .option('--undo', 'revert the last --write'),
);

/** The text of a file before and after its migration; null if there is no such file. */
type Migrated = { before: string | null; after: string | null };

/** Contains a file for each `--write`: the changed files by path. `--undo` reverts the newest one. */
const journalFolder = join(cacheDir, 'migrate');
const newestEntry = (): string | undefined =>
  existsSync(journalFolder)
    ? readdirSync(journalFolder)
        .filter((name) => /^\d+\.json$/.test(name))
        .toSorted()
        .at(-1)
    : undefined;

const tryReadExact = (file: string): string | null =>
  existsSync(file) ? decodeExact(readFileSync(file)) : null;

const migrate = async (): Promise<void> => {
  const { texts, migrations } = migrateSite(await readEditableSite(pages));
  const former = await convertFormerFiles(pages, stages);
  const changed = new Map(
    [...texts, ...former.texts].map(([file, text]): [string, Migrated] => {
      const before = tryReadExact(file);
      const after = before === null || text === null ? text : restoreFileFormat(before, text);
      return [file, { before, after }];
    }),
  );
  if (changed.size === 0) return console.log('No pending migrations.');
  for (const note of former.notes) console.log(note);
  if (!write) {
    for (const [file, { before, after }] of changed) showDiff(file, before ?? '', after ?? '');
    for (const { name, since, title, why } of migrations)
      console.log(`\n${name}, since ${since}: ${title}\n${why}`);
    console.log(`\nPending in ${pluralize(changed.size, 'document')}. Add --write to migrate.`);
    process.exitCode = 1;
    return;
  }
  // The journal is written first, so that --undo works even if saving is interrupted.
  const number = String(Number(newestEntry()?.replace('.json', '') ?? 0) + 1).padStart(6, '0');
  const entry = JSON.stringify(Object.fromEntries(changed));
  await saveFiles(new Map([[join(journalFolder, `${number}.json`), entry]]));
  await saveFiles(new Map([...changed].map(([file, { after }]) => [file, after])));
  for (const file of changed.keys()) console.log(`  ${file}`);
  console.log(`Migrated ${pluralize(changed.size, 'document')}. Use --undo to revert.`);
};

const removeIfEmpty = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
};

const revert = async (): Promise<void> => {
  const newest = newestEntry();
  if (newest === undefined) throw new EditError('There is no migration to revert.');
  const journalFile = join(journalFolder, newest);
  const entry = JSON.parse(readFileSync(journalFile, 'utf8')) as Record<string, Migrated>;
  const current = new Map(Object.keys(entry).map((file) => [file, tryReadExact(file)]));
  const isEdited = ([file, { before, after }]: [string, Migrated]) =>
    ![before, after].includes(current.get(file) ?? null);
  const edited = Object.entries(entry).filter(isEdited);
  if (edited.length > 0) {
    const files = edited.map(([file]) => `  ${file}`);
    throw new EditError(
      `Nothing was reverted, because these documents have been edited since:\n${files.join('\n')}`,
    );
  }
  const changed = Object.entries(entry).filter(([file, { before }]) => current.get(file) !== before);
  await saveFiles(new Map(changed.map(([file, { before }]) => [file, before])));
  for (const [file, { before }] of changed) if (before === null) removeIfEmpty(dirname(file));
  rmSync(journalFile);
  for (const [file] of changed) console.log(`  ${file}`);
  console.log(`Reverted ${pluralize(changed.length, 'document')}.`);
};

await runEditCommand(undo ? revert : migrate);
