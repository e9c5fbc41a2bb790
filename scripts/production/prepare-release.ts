import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';
import { runNodeScript } from '../../infra/terminal/run-node.ts';
import type { NamedStage } from '../../infra/stage/load.ts';
import { engineRoot } from '../../site-builder/engine.mjs';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import { githubApi, deploymentHeaders } from '../../studio/policy.ts';
import { buildDeployedFunctions } from '../../lambda/build.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import { BrandError, readBrand } from '../../site-builder/client/brand-file.ts';
import { formatProblems } from '../../documents/node/format-problems.ts';
import { githubAnnotation } from '../../documents/node/github-annotation.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { createHosting } from '../../site-builder/hosting/hosting.ts';
import { selectPublishedPages } from '../../site-builder/pages/published-site.ts';
import { cacheDir, pagesFlag, themeFlag } from '../flags.ts';
import { createLeadCopy } from '../lead-copy.ts';

const ownFolders: string[] = [];
process.on('exit', () => {
  for (const folder of ownFolders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder for this process alone, until it ends: what it uploads is not changed by another command. */
const ownFolder = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  ownFolders.push(folder);
  return folder;
};

/** Builds the pages for the moment for which the documents were read: both must see the same pages. */
const buildPages = async (
  { pages, theme }: { pages: string; theme: string },
  time: Date,
  leavesOutUnfinished: boolean,
): Promise<string> => {
  const runner = join(engineRoot, 'scripts/run.mjs');
  const out = await ownFolder('pages');
  const flags = [runner, 'build', '--pages', pages, '--theme', theme, '--out', out];
  flags.push('--at', time.toISOString(), ...(leavesOutUnfinished ? ['--leave-out-unfinished'] : []));
  if (!(await runNodeScript(flags, { env: { ...process.env, NODE_ENV: 'production' } })))
    throw new CommandError('The pages could not be built; the lines above say why.');
  return out;
};

/** Writes the Studio of a stage; what builds it is loaded only then. */
const buildStudio = async (
  repository: string,
  themeFile: string,
  release: NamedStage['release'],
): Promise<string> => {
  const { writeDeployedStudio } = await import('../../site-builder/dev/studio/deployed-studio.ts');
  const out = await ownFolder('studio');
  const store = new BuildCache(join(cacheDir, 'store'));
  await writeDeployedStudio({ themeFile, store, out, api: githubApi, repository, release });
  return out;
};

/** The tag of this checkout, or how many commits it is past one. The nightly rebuild reads it from the stack. */
const versionHere = (): string => {
  const options = { encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], options);
  return status === 0 ? stdout.trim() : 'unknown';
};

const brandOf = async (theme: string): Promise<Brand> => {
  try {
    return await readBrand(theme);
  } catch (error) {
    throw error instanceof BrandError ? new CommandError(error.message) : error;
  }
};

/** Marks each page that is left out on the run of the workflow. */
const annotate = (leftOut: Problem[]): void => {
  if (process.env['GITHUB_ACTIONS']) for (const problem of leftOut) console.log(githubAnnotation(problem));
};

/**
 * Reads the documents and the brand of a stage and bundles the functions with their words.
 * @param leavesOutUnfinished leaves out pages whose day has come while texts of them are still to be written
 * @throws CommandError when the documents have errors or the brand is not whole
 */
export const prepareRelease = async (
  { pages = pagesFlag.value, theme = themeFlag.value, release }: NamedStage,
  leavesOutUnfinished = false,
): Promise<ReleaseInputs> => {
  const brand = await brandOf(theme);
  const time = new Date();
  const read = await new SiteReader(pages, { clock: () => time, leavesOutUnfinished }).read();
  const { site, problems, leftOut } = read;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0)
    throw new CommandError(
      [
        ...formatProblems(errors),
        `The documents in ${pages} have errors. Mend them and run the command again.`,
      ].join('\n'),
    );
  const published = selectPublishedPages({ ...read, site });
  annotate(leftOut);
  const bundles = await buildDeployedFunctions({
    words: createLeadCopy(site, brand),
    outDir: await ownFolder('functions'),
  });
  return {
    version: versionHere(),
    ...createHosting(published.site, published.pages),
    studioHeaders: deploymentHeaders(githubApi),
    bundles,
    standIns: problems
      .filter(({ code }) => code === 'stand-in')
      .map((problem) => `${problem.file}:${problem.range.start.line} ${problemText(problem).message}`),
    leftOut: leftOut.map(formatProblemLine),
    buildPages: () => buildPages({ pages, theme }, time, leavesOutUnfinished),
    buildStudio: ({ repository }) => buildStudio(repository, theme, release),
  };
};
