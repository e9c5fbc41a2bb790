import * as z from 'zod';
import { buildSite } from '../../site-builder/build-site.ts';
import { OutputFolderError } from '../../site-builder/output/output-folder.ts';
import { findFolderError, findOutputFolderError } from '../../site-builder/output/validate-output-folder.ts';
import { createCommand, exitWithError, parseOptions } from '../cli.ts';
import { cacheDir, pagesOption, skipUnfinishedOption, stagesOption } from '../shared-options.ts';
import { exitWithInternalError } from '../internal-error.mjs';
import { findFormWarning } from './form-warning.ts';
import { printProblems } from './print-problems.ts';

const parseTime = (text: string): Date => {
  const time = new Date(text);
  // Rejects dates that do not exist: `Date` parses 2026-02-30 as 2 March.
  if (Number.isNaN(time.getTime()) || !z.iso.date().safeParse(text.slice(0, 10)).success)
    return exitWithError(
      `--at ${text} is invalid. Give an existing date and time such as 2026-03-01T08:15:00Z.`,
    );
  return time;
};

const options = parseOptions(
  createCommand('build', ['', '--out public', '--at 2026-03-01T08:15:00Z'])
    .addOption(pagesOption)
    .option('--out <folder>', 'folder to write the site to', 'dist')
    .option('--at <time>', 'build the pages that are published at this time (default: now)', parseTime)
    .option('--preview', 'build the preview of a pull request, whose forms send nothing')
    .addOption(skipUnfinishedOption)
    .addOption(stagesOption)
    .option('--cache <folder>', 'cache folder, which makes later builds faster', cacheDir),
);

/** Ends the command before any work if a folder cannot be written to. */
const checkFolders = async (): Promise<void> => {
  const { out, cache, pages } = options;
  const outError = await findOutputFolderError(out, {
    'the folder of the documents': pages,
    'the folder of --cache': cache,
  });
  if (outError) exitWithError(`--out ${out} ${outError}.`);
  const cacheError = await findFolderError(cache);
  if (cacheError) exitWithError(`--cache ${cache} ${cacheError}. Give a writable folder: --cache DIR.`);
};

const run = async (): Promise<void> => {
  await checkFolders();
  const { out, at } = options;
  const started = performance.now();
  const { site, forms, problems, leftOut, pages, rendered, pictures } = await buildSite({
    pagesDir: options.pages,
    out,
    onWait: () => console.error(`Waiting for another build that is writing to ${out} …`),
    cacheDir: options.cache,
    preview: options.preview === true,
    skipsUnfinished: options.leaveOutUnfinished === true,
    ...(at && { clock: () => at }),
  });
  printProblems([...problems, ...leftOut]);
  if (site) {
    const warning = options.preview ? undefined : await findFormWarning({ site, forms }, options);
    if (warning !== undefined) console.error(warning);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${pages} pages (${rendered} rendered) and ${pictures} image files in ${out}, ${seconds} s`);
  } else {
    console.error(`Nothing was written to ${out}. Fix the errors above and build again.`);
    process.exitCode = 1;
  }
};

run().catch((error: unknown) => {
  if (error instanceof OutputFolderError) exitWithError(error.message, 1);
  exitWithInternalError(error);
});
