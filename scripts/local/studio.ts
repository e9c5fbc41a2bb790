import { findOutputFolderError } from '../../site-builder/output/validate-output-folder.ts';
import { BuildCache } from '../../site-builder/cache/build-cache.ts';
import { writeDeployedStudio } from '../../site-builder/dev/studio/deployed-studio.ts';
import { githubApi } from '../../studio/policy.ts';
import { repositoryName } from '../../studio/sign-in/repository-name.ts';
import { join } from 'node:path';
import { cacheDir, pagesFlag, themeFlag } from '../flags.ts';
import { readReleaseMode } from './release-mode.ts';
import { firstValue, readFlags, exitWithError } from '../options.ts';

const flags = readFlags('studio', {
  out: { value: 'dist-studio', help: 'folder to write to' },
  theme: themeFlag,
  repository: { value: '', help: 'repository that it offers to whoever signs in, such as mason/site' },
});

const [out, repository] = [firstValue(flags.out), firstValue(flags.repository)];
const fault = await findOutputFolderError(out, { 'the folder of the documents': pagesFlag.value });
if (fault) exitWithError(`--out ${out} ${fault}.`);
if (repository !== '' && !repositoryName(repository))
  exitWithError(`--repository ${repository} is none. Write its owner and its name, such as mason/site.`);
const store = new BuildCache(join(cacheDir, 'store'));
await writeDeployedStudio({
  themeFile: firstValue(flags.theme),
  store,
  out,
  api: githubApi,
  repository,
  // The folder that the deployed Studio reads.
  release: await readReleaseMode(pagesFlag.value),
});
console.log(`The Studio is in ${out}. infra/handbook/studio.md says how to serve it.`);
