import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { Release } from '../infra/ops/release.ts';
import { Refusal } from '../infra/refusal.ts';
import type { NamedStage } from '../infra/stage/load.ts';
import { buildLambda } from '../lambda/build.ts';
import { formatProblem } from '../renderer/build/documents/format-problem.ts';
import { SiteReader } from '../renderer/build/documents/site-reader.ts';
import { hostingOf } from '../renderer/build/hosting.ts';
import { publishedAt } from '../renderer/build/published.ts';
import { outFlag, pagesFlag } from './flags.ts';
import { leadWordsOf } from './local-backend.ts';

const buildPages = async (pages: string): Promise<string> => {
  const flags = ['scripts/run.mjs', 'build', '--pages', pages, '--out', outFlag.value];
  const [status] = (await once(
    spawn(process.execPath, flags, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }),
    'exit',
  )) as [number | null];
  if (status !== 0) throw new Refusal('The pages could not be built; the lines above say why.');
  return outFlag.value;
};

/** The tag of this checkout, or how many commits it is past one. The nightly rebuild asks the stack for it. */
const versionHere = (): string => {
  const { stdout, status } = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
};

/**
 * Reads the documents of a stage and bundles the functions with their words.
 * @throws a `Refusal` when the documents have errors
 */
export const prepareRelease = async ({ pages = pagesFlag.value }: NamedStage): Promise<Release> => {
  const { site, pages: documents, problems } = await new SiteReader(pages).read();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!site || errors.length > 0)
    throw new Refusal(
      [
        ...errors.map(formatProblem),
        `The documents in ${pages} have errors. Mend them and run the command again.`,
      ].join('\n'),
    );
  const published = publishedAt(new Date(), { site, pages: documents });
  const bundles = await buildLambda({ words: leadWordsOf(site), outDir: 'build/lambda' });
  return {
    version: versionHere(),
    ...hostingOf(published.site, published.pages),
    bundles: { ingest: dirname(bundles.ingest), sender: dirname(bundles.sender) },
    standIns: problems
      .filter(({ code }) => code === 'stand-in')
      .map(({ file, line, message }) => `${file}:${line} ${message}`),
    buildPages: () => buildPages(pages),
  };
};
