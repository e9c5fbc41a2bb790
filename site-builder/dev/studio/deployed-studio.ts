import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishingStatus } from '../../../studio/store/publishing.ts';
import { withoutFrameAncestors, policies } from '../../../studio/policy.ts';
import { escapeMarkup } from '../../escape-markup.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { OutputFolder } from '../../output/output-folder.ts';
import { buildStudio } from './build-studio.ts';

type Options = {
  themeFile: string;
  store: BuildCache;
  /** The folder to write to; what else it holds is removed. */
  out: string;
  /** Origin of the API that it asks. */
  api: string;
  /** The repository that it offers to whoever signs in; none when it is empty. */
  repository: string;
  /** How what is accepted becomes live. */
  release?: PublishingStatus['release'];
};

/** A page with its policy, and what else it is told, before everything that it loads. */
const withMeta = (html: string, policy: string, told: Record<string, string> = {}): string => {
  const named = Object.entries(told).map(
    ([name, text]) => `<meta name="${name}" content="${escapeMarkup(text)}">`,
  );
  const first = `<meta http-equiv="content-security-policy" content="${escapeMarkup(withoutFrameAncestors(policy))}">`;
  return html.replace(
    '<head>',
    `<head>${first}<meta name="referrer" content="no-referrer">${named.join('')}`,
  );
};

/**
 * Writes the Studio as files that any host can serve: on a repository behind GitHub's API, for whoever signs in. The
 * policy stands in its pages; a host that can send headers sends it as one, too.
 */
export const writeDeployedStudio = async (options: Options): Promise<void> => {
  const { themeFile, store, api, repository, release = 'by-person' } = options;
  const out = await OutputFolder.open(options.out);
  try {
    await cp(await buildStudio(themeFile, store), out.path, { recursive: true });
    const { deployed, frame } = policies(api);
    const read = (name: string): Promise<string> => readFile(join(out.path, name), 'utf8');
    const told = { 'studio-api': api, 'studio-repository': repository, 'studio-release': release };
    out.write('index.html', withMeta(await read('deployed.html'), deployed, told));
    out.write('page.html', withMeta(await read('page.html'), frame));
    await rm(join(out.path, 'deployed.html'));
    await out.publish();
  } finally {
    await out.close();
  }
};
