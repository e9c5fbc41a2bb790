import { Option } from '@commander-js/extra-typings';
import { loadImageInfos } from '../../site-builder/cache/image-infos.ts';
import { formatProblems } from '../../documents/node/format-problems.ts';
import { githubAnnotation } from '../../documents/node/github-annotation.ts';
import { problemToJson } from '../../documents/problems/format-problem.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { pluralize } from '../../leads/print.ts';
import { checkMarkup } from '../../site-builder/pages/check-markup.ts';
import { WorkerPool } from '../../site-builder/pages/worker-pool.ts';
import { createCommand, parseOptions } from '../cli.ts';
import { findStageFileProblems } from '../stages.ts';
import { cacheDir, pagesOption } from '../shared-options.ts';
import { exitWithInternalError } from '../internal-error.mjs';

const summary = (problems: Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (problems.length === 0) return 'No problems.';
  return `${pluralize(errors, 'error')}, ${pluralize(problems.length - errors, 'warning')}.`;
};

const printers = {
  text: (problems: Problem[]) => [...formatProblems(problems, options.verbose), summary(problems)],
  json: (problems: Problem[]) => [JSON.stringify(problems.map(problemToJson), null, 2)],
  github: (problems: Problem[]) => problems.map(githubAnnotation),
};

const options = parseOptions(
  createCommand('check', ['', '--verbose', '--format json'])
    .addOption(pagesOption)
    .addOption(
      new Option('--format <name>', 'output format')
        .choices(['text', 'json', 'github'] as const)
        .default('text' as const),
    )
    .option('--verbose', 'print the source lines of warnings, too'),
);

const run = async (): Promise<void> => {
  const pictures = loadImageInfos(cacheDir);
  const workers = new WorkerPool();
  const reader = new SiteReader(options.pages, { pictures, readMany: workers.read });
  const result = await reader.read();
  const markup = await checkMarkup(result, options.pages);
  const problems = [...(await findStageFileProblems()), ...result.problems, ...markup];
  await workers.close();
  for (const line of printers[options.format](problems)) console.log(line);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
  await pictures.save().catch(({ code }: NodeJS.ErrnoException) => {
    console.error(
      `${cacheDir} is not writable (${code}), so every check reads all images again. Make the folder writable.`,
    );
  });
};

await run().catch(exitWithInternalError);
