import { saveFiles } from '../../documents/node/save-files.ts';
import { pluralize } from '../../leads/print.ts';
import { createCommand, parseOptions } from '../cli.ts';
import { findOutdatedFiles } from '../init/site-files.ts';
import { runEditCommand } from './edit-command.ts';
import { showDiff } from './show-diff.ts';

const { apply } = parseOptions(
  createCommand('refresh', ['', '--apply']).option(
    '--apply',
    'write the files, which removes lines of your own; without it the differences are printed',
  ),
);

await runEditCommand(async () => {
  const files = findOutdatedFiles('.');
  if (files.size === 0) return console.log('Every file is as this version writes it.');
  if (apply) {
    await saveFiles(new Map([...files].map(([path, { after }]) => [path, after])));
    for (const path of files.keys()) console.log(`  ${path}`);
    return console.log(`Wrote ${pluralize(files.size, 'file')}. Git shows what was there before.`);
  }
  for (const [path, { before, after }] of files) showDiff(path, before, after);
  console.log(
    `\nThis version writes ${pluralize(files.size, 'file')} differently. Add --apply to write all of it.`,
  );
});
