import { setTimeout as sleep } from 'node:timers/promises';
import { namePath } from '../releases/keys.ts';
import { visit } from './visit.ts';

/** Seconds between two looks, and after which the edge that is asked should know. */
const usual = { pauseSeconds: 2, timeoutSeconds: 120 };

/**
 * Waits until a site shows a release: edges hear of it within seconds.
 * @param url address of the site
 * @param via host that is asked instead of the one that the DNS leads to
 * @param id the release
 * @returns that it does not, or nothing
 */
export const checkShown = async (
  { url, via }: { url: string; via?: string | undefined },
  id: string,
  { pauseSeconds, timeoutSeconds } = usual,
): Promise<string[]> => {
  for (let waited = 0; ; waited += pauseSeconds) {
    const { status, text } = await visit(`${url}/${namePath}`, { via });
    if (status === 200 && text.includes(`"${id}"`)) return [];
    if (waited >= timeoutSeconds)
      return [
        `the release ${id} is not shown after ${timeoutSeconds} s: /${namePath} answers ${status} ${text.slice(0, 80)}`,
      ];
    await sleep(pauseSeconds * 1000);
  }
};
