import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EditError } from '../../documents/edit/edit-error.ts';
import { migrateSite } from '../../documents/migrations/migrate-site.ts';
import { decodeExact, restoreFileFormat } from '../../documents/node/file-text.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { writeFileAtomic } from '../../documents/node/write-file-atomic.ts';
import { cacheDir, pagesFlag } from '../flags.ts';
import { firstValue, readFlags, exitWithError } from '../options.ts';
import { runEditCommand } from './edit-command.ts';
import { showDiff } from './show-diff.ts';

const flags = readFlags('migrate', {
  pages: pagesFlag,
  write: { value: '', help: 'changes the documents; without it the differences are shown', bare: true },
  undo: { value: '', help: 'takes back what the last --write has changed', bare: true },
});
const [isToWrite, isToUndo] = [flags.write.length > 0, flags.undo.length > 0];
if (isToWrite && isToUndo) exitWithError('Give --write or --undo, not both.');

/** What a document contained before it was migrated, and after. */
type Migrated = { before: string; after: string };

/** Has a file for each `--write`: the documents that it changed, by their paths. `--undo` takes back the newest one. */
const notesFolder = join(cacheDir, 'migrate');
const newestNote = (): string | undefined =>
  existsSync(notesFolder)
    ? readdirSync(notesFolder)
        .filter((name) => /^\d+\.json$/.test(name))
        .toSorted()
        .at(-1)
    : undefined;

const documents = (count: number, verb: [string, string]): string =>
  count === 1 ? `1 document ${verb[0]}` : `${count} documents ${verb[1]}`;

const textIn = (file: string): string => decodeExact(readFileSync(file));

const migrate = async (): Promise<void> => {
  const { texts, migrations } = migrateSite(await readEditableSite(firstValue(flags.pages)));
  const changed = new Map(
    [...texts].map(([file, text]): [string, Migrated] => {
      const before = textIn(file);
      return [file, { before, after: restoreFileFormat(before, text) }];
    }),
  );
  if (changed.size === 0) return console.log('No document waits for a migration.');
  if (!isToWrite) {
    for (const [file, { before, after }] of changed) showDiff(file, before, after);
    for (const { name, since, title, why } of migrations)
      console.log(`\n${name}, since ${since}: ${title}\n${why}`);
    console.log(`\n${documents(changed.size, ['waits', 'wait'])}; --write changes them.`);
    process.exitCode = 1;
    return;
  }
  // Whatever ends the command while it saves, --undo knows the former texts.
  const number = String(Number(newestNote()?.replace('.json', '') ?? 0) + 1).padStart(6, '0');
  await writeFileAtomic(join(notesFolder, `${number}.json`), JSON.stringify(Object.fromEntries(changed)));
  await saveFiles(new Map([...changed].map(([file, { after }]) => [file, after])));
  for (const file of changed.keys()) console.log(`  ${file}`);
  console.log(`${documents(changed.size, ['was', 'were'])} migrated; --undo takes it back.`);
};

const undo = async (): Promise<void> => {
  const newest = newestNote();
  if (newest === undefined) throw new EditError('There is nothing to take back.');
  const noteFile = join(notesFolder, newest);
  const note = JSON.parse(readFileSync(noteFile, 'utf8')) as Record<string, Migrated>;
  const current = new Map(Object.keys(note).map((file) => [file, textIfThere(file)]));
  const isOther = ([file, { before, after }]: [string, Migrated]) =>
    ![before, after].includes(current.get(file) ?? '');
  const others = Object.entries(note).filter(isOther);
  if (others.length > 0) {
    const files = others.map(([file]) => `  ${file}`);
    throw new EditError(`Nothing is taken back, because this has been changed since:\n${files.join('\n')}`);
  }
  const changed = Object.entries(note).filter(([file, { before }]) => current.get(file) !== before);
  await saveFiles(new Map(changed.map(([file, { before }]) => [file, before])));
  rmSync(noteFile);
  for (const [file] of changed) console.log(`  ${file}`);
  console.log(`${documents(changed.length, ['is', 'are'])} as before.`);
};

const textIfThere = (file: string): string | undefined => {
  try {
    return textIn(file);
  } catch {
    return undefined;
  }
};

await runEditCommand(isToUndo ? undo : migrate);
