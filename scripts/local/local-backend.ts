import { stop as stopEsbuild } from 'esbuild';
import { startBackend, parseFault, type Backend, type Faults } from '../../infra/local/backend.ts';
import { buildFormFunctions } from '../../lambda/build.ts';
import type { Form } from '../../schema/form.ts';
import type { Site } from '../../schema/site.ts';
import { cacheDir } from '../shared-options.ts';
import { createLeadCopy } from '../lead-copy.ts';
import { exitWithError } from '../cli.ts';

const parseFaults = (texts: string[]): Faults => {
  try {
    return Object.assign({}, ...texts.map(parseFault)) as Faults;
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
};

type Content = { site: Site; forms: Form[] };

/** The local backend. `update` gives the functions the forms and texts of a site that has changed. */
type LocalBackend = Backend & { update: (content: Content) => Promise<void> };

/**
 * Bundles the Lambda functions with the texts and colors of a site and runs them with the emulators on the loopback address.
 * @param port port of the site whose forms use the backend
 * @param options.fault values of `--fault`, injected into the emulators
 * @param options.mailPort port of the mailbox, or the next free one; 0 for any
 */
export const startLocalBackend = async (
  content: Content,
  port: number,
  { fault = [], ...options }: { fault?: string[] | undefined; mailPort?: number; quiet?: boolean } = {},
): Promise<LocalBackend> => {
  const injected = parseFaults(fault);
  const bundle = async ({ site, forms }: Content) => {
    const words = createLeadCopy(site, forms);
    const folders = await buildFormFunctions({ words, outDir: `${cacheDir}/lambda` });
    // Stops the process of esbuild, which would occupy 130 MB. The next use starts another one.
    await stopEsbuild();
    return folders;
  };
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const backend = await startBackend({
    bundles: await bundle(content),
    origins,
    faults: injected,
    ...options,
  });
  return {
    ...backend,
    update: async (changed) => {
      await bundle(changed);
      await backend.restartFunctions();
    },
  };
};
