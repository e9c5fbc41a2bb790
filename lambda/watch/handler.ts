import words from 'virtual:lead-copy';
import { leadEndpoint } from '../../schema/forms/request.ts';
import { watchConfig } from '../config.ts';
import { LoggableError } from '../loggable-error.ts';
import { log } from '../log.ts';
import { probeForms, probePage, probeWithRetry } from './probes.ts';

const config = watchConfig(process.env);

/** The targets of this function: two pages that represent the site, or the endpoint of the forms. */
const { probe, paths } = {
  pages: { probe: probePage, paths: words.pages },
  forms: { probe: probeForms, paths: [leadEndpoint] },
}[config.WATCHED];

/**
 * Probes the site from another region, like a visitor and without any permissions. Throws if the site is down, so that the
 * alarm on errors fires; the log contains the reason for the weekly mail.
 */
export const handler = async (): Promise<void> => {
  const results = await Promise.all(
    paths.map(async (path) => ({ path, reason: await probeWithRetry(probe, config.SITE_URL + path) })),
  );
  const down = results.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }]));
  for (const facts of down) log('Down', { watched: config.WATCHED, ...facts });
  if (down.length > 0) throw new LoggableError('watch', 'Down');
  log('Up', { watched: config.WATCHED });
};
