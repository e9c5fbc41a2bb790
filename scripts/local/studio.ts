import { SiteReader } from '../../documents/node/site-reader.ts';
import { findOutputFolderError } from '../../site-builder/output/validate-output-folder.ts';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import { writeDeployedStudio } from '../../site-builder/dev/studio/deployed-studio.ts';
import { githubApi } from '../../studio/policy.ts';
import { repositoryName } from '../../studio/sign-in/repository-name.ts';
import { join } from 'node:path';
import { readSiteStages } from '../stages.ts';
import { createCommand, exitWithError, parseOptions } from '../cli.ts';
import { cacheDir, defaultPagesDir } from '../shared-options.ts';

const { out, repository } = parseOptions(
  createCommand('studio', ['', '--repository mason/site'])
    .option('--out <folder>', 'folder to write the Studio to', 'dist-studio')
    .option(
      '--repository <name>',
      'GitHub repository that the sign-in page suggests, such as mason/site',
      '',
    ),
);

const outError = await findOutputFolderError(out, { 'the folder of the documents': defaultPagesDir });
if (outError) exitWithError(`--out ${out} ${outError}.`);
if (repository !== '' && !repositoryName(repository))
  exitWithError(
    `--repository ${repository} is not a repository name. Give its owner and name, such as mason/site.`,
  );
// The deployed Studio edits the documents in this folder; editors do not need a stage file.
const liveStage = (await readSiteStages(defaultPagesDir)).find(({ live }) => live);
const { site } = await new SiteReader(defaultPagesDir).readErrors();
const store = new BuildCache(join(cacheDir, 'store'));
await writeDeployedStudio({
  brand: site?.brand,
  store,
  out,
  api: githubApi,
  repository,
  release: liveStage?.release,
});
console.log(`The Studio is in ${out}. infra/handbook/studio.md explains how to serve it.`);
