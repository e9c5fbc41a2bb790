import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { LiveState } from '../../../../studio/store/publishing.ts';

/** Where a site says which release it shows (`infra/releases/keys.ts`). */
const namePath = 'data/_release.json';

/** A site that does not answer must not hold up the rest. */
const answerMs = 5000;

const named = z.object({
  /** When it was made and four letters, such as `2026-03-01-170000-1a2b`. */
  release: z.string().regex(/^\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{4}$/),
  /** What Git calls the state that it was built from; releases of before it was written do not say. */
  version: z.string().optional(),
});

const timeOf = (release: string): number =>
  Date.parse(release.replace(/^(\d+-\d+-\d+)-(\d\d)(\d\d)(\d\d)-.*$/, '$1T$2:$3:$4Z'));

/** The address of the site that stands in its facts, unless it is a stand-in that belongs to nobody. */
const addressIn = async (pagesDir: string): Promise<URL | undefined> => {
  try {
    const text = await readFile(join(pagesDir, '_site.yaml'), 'utf8');
    const address = new URL((parse(text) as { facts: { url: string } }).facts.url);
    const isExample = /(^|\.)example(\.(com|net|org))?$/.test(address.hostname);
    return address.protocol === 'https:' && !isExample ? address : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Asks the site whose documents a folder contains what visitors see.
 * @param findCommit finds the commit that a release was built from by its name
 */
export const fetchLiveRelease = async (
  pagesDir: string,
  findCommit: (name: string) => Promise<string | undefined>,
): Promise<LiveState> => {
  const address = await addressIn(pagesDir);
  if (!address) return { unknown: 'no-address' };
  try {
    const response = await fetch(new URL(namePath, address), { signal: AbortSignal.timeout(answerMs) });
    const { data } = named.safeParse(await response.json().catch(() => undefined));
    if (!data) return { unknown: 'not-told' };
    // A state between two tags is called by both: v1.2.0-3-gabc1234.
    const name = data.version?.replace(/-dirty$/, '').replace(/^.*-\d+-g(?=[0-9a-f]{7,}$)/, '');
    const id = name === undefined ? undefined : await findCommit(name);
    return { time: timeOf(data.release), ...(id !== undefined && { id }) };
  } catch {
    return { unknown: 'not-reached' };
  }
};
