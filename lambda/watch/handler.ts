import words from 'virtual:lead-copy';
import { watchConfig } from '../config.ts';
import { LoggableError } from '../loggable-error.ts';
import { log } from '../log.ts';
import { probes, probeWithRetry } from './probes.ts';

const config = watchConfig(process.env);

/** What this function looks at: the pages of the site that stand for all, or the way of a form. */
const looked = {
  pages: words.pages.map((path) => ({
    path,
    look: () => probeWithRetry(probes.page, `${config.SITE_URL}${path}`),
  })),
  forms: [{ path: '/api/send-email', look: () => probeWithRetry(probes.forms, config.SITE_URL) }],
}[config.WATCHED];

/**
 * Looks at the site as a visitor does, from another region and with no rights on anything of it. It throws when something
 * is down, so that the alarm on errors sees it; its log says what, for the weekly mail.
 */
export const handler = async (): Promise<void> => {
  const found = await Promise.all(looked.map(async ({ path, look }) => ({ path, reason: await look() })));
  const down = found.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]));
  for (const facts of down) log('Down', { watched: config.WATCHED, ...facts });
  if (down.length > 0) throw new LoggableError('watch', 'Down');
  log('Up', { watched: config.WATCHED });
};
