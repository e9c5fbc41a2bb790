import { BrandError } from '../../site-builder/client/brand-file.ts';
import { buildSite } from '../../site-builder/build-site.ts';
import { findFolderError, findOutputFolderError } from '../../site-builder/output/validate-output-folder.ts';
import { cacheDir, skipUnfinishedFlag, outFlag, pagesFlag, themeFlag } from '../flags.ts';
import { firstValue, readFlags, exitWithError } from '../options.ts';
import { exitWithInternalError } from '../internal-error.mjs';
import { printProblems } from './print-problems.ts';

const flags = readFlags('build', {
  pages: pagesFlag,
  out: outFlag,
  theme: themeFlag,
  'leave-out-unfinished': skipUnfinishedFlag,
  at: {
    value: '',
    help: 'moment that the site is built for, such as 2026-03-01T08:15:00Z; now when it is not given',
  },
  preview: { value: '', help: 'makes the preview of a change, whose forms send nothing', bare: true },
  cache: { value: cacheDir, help: 'folder of what one build leaves for the next' },
});
const clockAt = (moment: string): (() => Date) => {
  const time = new Date(moment);
  if (Number.isNaN(time.getTime()))
    exitWithError(`--at ${moment} is no moment. Write one such as 2026-03-01T08:15:00Z.`);
  return () => time;
};

/** Ends the command before any work when it could not keep what it makes. */
const checkFolders = async (): Promise<void> => {
  const [out, cache] = [firstValue(flags.out), firstValue(flags.cache)];
  const fault = await findOutputFolderError(out, {
    'the folder of the documents': firstValue(flags.pages),
    'the folder of --cache': cache,
  });
  if (fault) exitWithError(`--out ${out} ${fault}.`);
  const cacheFault = await findFolderError(cache);
  if (cacheFault)
    exitWithError(`--cache ${cache} ${cacheFault}. Give a folder that can be written to: --cache DIR.`);
};

const run = async (): Promise<void> => {
  await checkFolders();
  const out = firstValue(flags.out);
  const started = performance.now();
  const at = firstValue(flags.at);
  const { site, problems, leftOut, pages, rendered, pictures } = await buildSite({
    pagesDir: firstValue(flags.pages),
    out,
    onWait: () => console.error(`Another build is writing to ${out}; this one waits until it is done …`),
    cacheDir: firstValue(flags.cache),
    themeFile: firstValue(flags.theme),
    preview: flags.preview.length > 0,
    leavesOutUnfinished: flags['leave-out-unfinished'].length > 0,
    ...(at && { clock: clockAt(at) }),
  });
  printProblems([...problems, ...leftOut]);
  if (site) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${pages} pages (${rendered} rendered) and ${pictures} picture files in ${out}, ${seconds} s`,
    );
  } else {
    console.error(`Nothing was written to ${out}: correct the errors above and build again.`);
    process.exitCode = 1;
  }
};

run().catch((error: unknown) => {
  if (error instanceof BrandError) exitWithError(error.message, 1);
  exitWithInternalError(error);
});
