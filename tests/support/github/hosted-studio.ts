import { githubApi } from '../../../studio/policy.ts';
import { serveDeployedStudio } from '../browser/serve-deployed-studio.ts';
import { startGitHub } from './emulator.ts';
import { readRepositoryFiles } from './repository-files.ts';

type Options = {
  /** The documents of the emulated repository. */
  pagesDir: string;
  port: number;
  /** A repository on GitHub, such as `mason/site`; undefined for the emulator. */
  repository: string | undefined;
};

/**
 * Serves the hosted Studio for `npm start -- --hosted`.
 * @returns `lines` that tell how to open it and, on the emulator, how to sign in and where the repository is
 */
export const startHostedStudio = async ({ pagesDir, repository, ...options }: Options) => {
  const github =
    repository === undefined ? await startGitHub(readRepositoryFiles(pagesDir), { delay: 100 }) : undefined;
  const studio = await serveDeployedStudio(github?.url ?? githubApi, { ...options, repository });
  const emulated = github && [
    ['Tokens', 'token-anna and token-ben, two people with access'],
    ['Repository', `${github.world.repository.folder} (emulated; removed at the end)`],
  ];
  const facts = [['The hosted Studio', studio.address], ...(emulated ?? [])];
  return {
    lines: facts.map(([name = '', value = '']) => `  ${name.padEnd(18)} ${value}`),
    close: async (): Promise<void> => {
      studio.close();
      github?.close();
    },
  };
};
