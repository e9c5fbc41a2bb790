import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltFolder } from '../../infra/publish/folder.ts';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';
import { runNodeScript } from '../../infra/terminal/run-node.ts';
import type { NamedStage } from '../../infra/stage/stage.ts';
import { engineRoot } from '../../site-builder/engine.mjs';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import { githubApi, deploymentHeaders } from '../../studio/policy.ts';
import { buildDeployedFunctions } from '../../lambda/build.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { formatProblems } from '../../documents/node/format-problems.ts';
import { githubAnnotation } from '../../documents/node/github-annotation.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { readBuiltFolder } from '../../site-builder/output/marker.ts';
import { createHosting } from '../../site-builder/hosting/hosting.ts';
import { selectPublishedPages } from '../../site-builder/pages/published-site.ts';
import { cacheDir, defaultPagesDir } from '../shared-options.ts';
import { createLeadCopy } from '../lead-copy.ts';
import { describeCheckout } from './prepared-release.ts';

/** Creates a folder that is deleted when this process ends, so that no other command changes what it uploads. */
const createTemporaryFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Builds the pages as of the time at which the documents were read, so that the build and the data of the release agree
 * on which pages are published.
 */
const buildPages = async (
  { pages, stages }: Record<'pages' | 'stages', string>,
  time: Date,
  leavesOutUnfinished: boolean,
): Promise<BuiltFolder> => {
  const runner = join(engineRoot, 'scripts/run.mjs');
  const out = await createTemporaryFolder('pages');
  const flags = [runner, 'build', '--pages', pages, '--stages', stages, '--out', out];
  flags.push('--at', time.toISOString(), ...(leavesOutUnfinished ? ['--leave-out-unfinished'] : []));
  if (!(await runNodeScript(flags, { env: { ...process.env, NODE_ENV: 'production' } })))
    throw new CommandError('The pages could not be built. Fix the errors above and run the command again.');
  return readBuiltFolder(out);
};

/** Returns the place of a placeholder with its description. */
const describePlaceholder = (problem: Problem): string =>
  `${problem.file}:${problem.range.start.line} ${problemText(problem).message}`;

/**
 * Reads the documents of a stage and bundles the Lambda functions with their texts.
 * @param isAccepted whether the version was published before: then pages that are due but contain unfinished texts are
 *   skipped, and examples in the documents of a live stage are printed instead of refused
 * @param stages the stage file
 * @throws CommandError if the documents have errors
 */
export const prepareRelease = async (
  { pages = defaultPagesDir, release, live }: NamedStage,
  stages: string,
  isAccepted = false,
): Promise<ReleaseInputs> => {
  const time = new Date();
  const read = await new SiteReader(pages, {
    clock: () => time,
    skipsUnfinished: isAccepted,
  }).read();
  const { site, forms, problems, skipped, examples } = read;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0)
    throw new CommandError(
      [
        ...formatProblems(errors),
        `The documents in ${pages} have errors. Fix them and run the command again.`,
      ].join('\n'),
    );
  const published = selectPublishedPages({ ...read, site });
  const standIns = problems.filter(({ code }) => code === 'stand-in');
  if (live && isAccepted && examples.length > 0)
    console.log(['! Live, but not yet confirmed:', ...examples.map(describePlaceholder)].join('\n  '));
  if (process.env['GITHUB_ACTIONS']) for (const problem of skipped) console.log(githubAnnotation(problem));
  const bundles = await buildDeployedFunctions({
    words: createLeadCopy(site, forms),
    outDir: await createTemporaryFolder('functions'),
  });
  return {
    version: describeCheckout(),
    ...createHosting(published.site, published.pages),
    studioHeaders: deploymentHeaders(githubApi),
    bundles,
    placeholderFacts: [...standIns, ...(isAccepted ? [] : examples)].map(describePlaceholder),
    leftOut: skipped.map(formatProblemLine),
    buildPages: () => buildPages({ pages, stages }, time, isAccepted),
    buildStudio: async ({ repository }) => {
      // Imported only if a stage has a Studio.
      const { writeDeployedStudio } = await import('../../site-builder/dev/studio/deployed-studio.ts');
      const out = await createTemporaryFolder('studio');
      const store = new BuildCache(join(cacheDir, 'store'));
      await writeDeployedStudio({ brand: site.brand, store, out, api: githubApi, repository, release });
      return readBuiltFolder(out);
    },
  };
};
