import { startBackend, parseFault, type Backend, type Faults } from '../../infra/local/backend.ts';
import { buildFormFunctions } from '../../lambda/build.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import type { Site } from '../../schema/site.ts';
import { cacheDir } from '../flags.ts';
import { createLeadCopy } from '../lead-copy.ts';
import { exitWithError } from '../options.ts';

const faultsFrom = (texts: string[]): Faults => {
  try {
    return Object.assign({}, ...texts.map(parseFault)) as Faults;
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Bundles the functions with the words and colours of a site and starts them on the emulators, on the loopback address only.
 * @param port port of the site that sends to it
 * @param faults faults of the emulators as they were typed
 */
export const startLocalBackend = async (
  site: Site,
  brand: Brand,
  port: number,
  faults: string[],
  { quiet = false } = {},
): Promise<Backend> => {
  const wrong = faultsFrom(faults);
  const bundles = await buildFormFunctions({
    words: createLeadCopy(site, brand),
    outDir: `${cacheDir}/lambda`,
  });
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return startBackend({ bundles, origins, faults: wrong, quiet });
};
