import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { LiveState } from '../../../../studio/store/publishing.ts';

/** Path of the file in which a site names its active release (`infra/releases/keys.ts`). */
const releasePath = 'data/_release.json';

/** Timeout in ms for the live site, so that a site that does not answer does not delay the status. */
const answerTimeoutMs = 5000;

const releaseFile = z.object({
  /** The time of the release and four hexadecimal digits, such as `2026-03-01-170000-1a2b`. */
  release: z.string().regex(/^\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{4}$/),
  /** The Git name (`git describe`) of the commit that the release was built from. Missing in older releases. */
  version: z.string().optional(),
});

const parseReleaseTime = (release: string): number =>
  Date.parse(release.replace(/^(\d+-\d+-\d+)-(\d\d)(\d\d)(\d\d)-.*$/, '$1T$2:$3:$4Z'));

/** Returns the URL of the site from its facts, unless it is an example domain. */
const readSiteUrl = async (pagesDir: string): Promise<URL | undefined> => {
  try {
    const text = await readFile(join(pagesDir, '_site.yaml'), 'utf8');
    const siteUrl = new URL((parse(text) as { facts: { url: string } }).facts.url);
    const isExample = /(^|\.)example(\.(com|net|org))?$/.test(siteUrl.hostname);
    return siteUrl.protocol === 'https:' && !isExample ? siteUrl : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Fetches the active release of the live site whose documents a folder contains.
 * @param findCommit returns the id of the commit with the given Git name
 */
export const fetchLiveRelease = async (
  pagesDir: string,
  findCommit: (name: string) => Promise<string | undefined>,
): Promise<LiveState> => {
  const siteUrl = await readSiteUrl(pagesDir);
  if (!siteUrl) return { unknown: 'no-address' };
  try {
    const response = await fetch(new URL(releasePath, siteUrl), {
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const { data } = releaseFile.safeParse(await response.json().catch(() => undefined));
    if (!data) return { unknown: 'not-told' };
    // `git describe` names a commit after a tag like v1.2.0-3-gabc1234; only the hash at its end identifies it.
    const name = data.version?.replace(/-dirty$/, '').replace(/^.*-\d+-g(?=[0-9a-f]{7,}$)/, '');
    const id = name === undefined ? undefined : await findCommit(name);
    return { time: parseReleaseTime(data.release), ...(id !== undefined && { id }) };
  } catch {
    return { unknown: 'not-reached' };
  }
};
