import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '../../../schema/brand.ts';
import type { PublishingStatus } from '../../../studio/store/publishing.ts';
import { withoutFrameAncestors, policies } from '../../../studio/policy.ts';
import { escapeMarkup } from '../../escape-markup.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { OutputFolder } from '../../output/output-folder.ts';
import { buildStudio } from './build-studio.ts';

type Options = {
  /** The brand whose fonts previews have. */
  brand: Brand | undefined;
  store: BuildCache;
  /** The folder to write to. Files of earlier builds in it are removed, and others stay. */
  out: string;
  /** Origin of the API that the Studio sends its requests to. */
  api: string;
  /** The repository that is suggested at sign-in. Empty for none. */
  repository: string;
  /** How accepted changes go live. */
  release?: PublishingStatus['release'];
};

/** Returns the page with its content security policy and other values as `meta` elements, before everything that it loads. */
const withMeta = (html: string, policy: string, values: Record<string, string> = {}): string => {
  const metaElements = Object.entries(values).map(
    ([name, text]) => `<meta name="${name}" content="${escapeMarkup(text)}">`,
  );
  const policyElement = `<meta http-equiv="content-security-policy" content="${escapeMarkup(withoutFrameAncestors(policy))}">`;
  return html.replace(
    '<head>',
    `<head>${policyElement}<meta name="referrer" content="no-referrer">${metaElements.join('')}`,
  );
};

/**
 * Writes the Studio as static files for any host. Editors sign in and work on a repository through GitHub's API. The
 * content security policy is part of the pages; hosts that can send headers send it as a header too.
 */
export const writeDeployedStudio = async (options: Options): Promise<void> => {
  const { brand, store, api, repository, release = 'by-person' } = options;
  const out = await OutputFolder.open(options.out);
  try {
    await cp(await buildStudio(brand, store), out.path, { recursive: true });
    const { deployed, frame } = policies(api);
    const read = (name: string): Promise<string> => readFile(join(out.path, name), 'utf8');
    const values = { 'studio-api': api, 'studio-repository': repository, 'studio-release': release };
    out.write('index.html', withMeta(await read('deployed.html'), deployed, values));
    out.write('page.html', withMeta(await read('page.html'), frame));
    await rm(join(out.path, 'deployed.html'));
    await out.publish(console.error);
  } finally {
    await out.close();
  }
};
