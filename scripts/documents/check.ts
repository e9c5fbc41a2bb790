import { checkBrandFile } from '../../site-builder/client/brand-problems.ts';
import { loadImageInfos } from '../../site-builder/cache/image-infos.ts';
import { formatProblems } from '../../documents/node/format-problems.ts';
import { githubAnnotation } from '../../documents/node/github-annotation.ts';
import { problemToJson } from '../../documents/problems/format-problem.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { WorkerPool } from '../../site-builder/pages/worker-pool.ts';
import { cacheDir, pagesFlag, themeFlag } from '../flags.ts';
import { firstValue, readFlags, exitWithError } from '../options.ts';
import { exitWithInternalError } from '../internal-error.mjs';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const summary = (problems: Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return 'No problems.';
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
};

const printers = new Map<string, (problems: Problem[]) => string[]>([
  ['text', (problems) => [...formatProblems(problems), summary(problems)]],
  ['json', (problems) => [JSON.stringify(problems.map(problemToJson), null, 2)]],
  ['github', (problems) => problems.map(githubAnnotation)],
]);

const flags = readFlags('check', {
  pages: pagesFlag,
  theme: themeFlag,
  format: { value: 'text', help: `how problems are printed: ${[...printers.keys()].join(', ')}` },
});
const format = firstValue(flags.format);
const print =
  printers.get(format) ??
  exitWithError(`--format ${format} is unknown. Give one of: ${[...printers.keys()].join(', ')}.`);

const run = async (): Promise<void> => {
  const pictures = loadImageInfos(cacheDir);
  const workers = new WorkerPool();
  const pagesDir = firstValue(flags.pages);
  const reader = new SiteReader(pagesDir, { pictures, readMany: workers.read });
  const { problems: found } = await reader.read();
  const problems = [...(await checkBrandFile(firstValue(flags.theme))), ...found];
  await workers.close();
  for (const line of print(problems)) console.log(line);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
  await pictures.save().catch(({ code }: NodeJS.ErrnoException) => {
    console.error(
      `What was found out about images is not stored, because ${cacheDir} cannot be written to (${code}); every check reads them again.`,
    );
  });
};

await run().catch(exitWithInternalError);
