import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { LeadCopy } from '../leads/lead-copy.ts';

const handlerOf = (name: string) => fileURLToPath(new URL(`${name}/handler`, import.meta.url));
const formHandlers = { ingest: handlerOf('ingest'), sender: handlerOf('sender') };
const handlers = { ...formHandlers, watch: handlerOf('watch'), weekly: handlerOf('weekly') };

/** esbuild plugin that resolves `virtual:lead-copy` to the texts of this site. */
const leadCopyPlugin = (words: LeadCopy): Plugin => ({
  name: 'lead-copy',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:lead-copy$/ }, ({ path }) => ({ path, namespace: 'lead-copy' }));
    onLoad({ filter: /.*/, namespace: 'lead-copy' }, () => ({
      contents: JSON.stringify(words),
      loader: 'json',
    }));
  },
});

/** Throws if the time zone is unknown, because it would make every delivery fail at run time. */
const checkTimeZone = (timeZone: string) => {
  try {
    Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    throw new Error(
      `facts.timeZone: "${timeZone}" is not a time zone. Use an IANA name such as America/Los_Angeles.`,
    );
  }
};

type Options = {
  /** The texts of the site that the functions need, with tokens replaced. */
  words: LeadCopy;
  /** Folder for `<name>/index.mjs`; created if needed. */
  outDir: string;
};

/**
 * Bundles handlers with their SDK clients and the texts of the site.
 * @param sources the path of each handler's source by function name
 * @returns the folders of the bundles
 * @throws Error if the time zone is unknown or the source does not compile
 */
export const bundleHandlers = async <Sources extends Record<string, string>>(
  sources: Sources,
  { words, outDir }: Options,
) => {
  checkTimeZone(words.timeZone);
  await build({
    entryPoints: Object.entries(sources).map(([name, path]) => ({ in: path, out: `${name}/index` })),
    // The path is absolute, because esbuild resolves relative paths from the folder that was the working folder when it
    // was loaded.
    outdir: resolve(outDir),
    outExtension: { '.js': '.mjs' },
    plugins: [leadCopyPlugin(words)],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Some packages of the SDK are CommonJS and load Node's built-in modules with `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const folders = Object.keys(sources).map((name) => [name, join(outDir, name)]);
  return Object.fromEntries(folders) as Record<keyof Sources, string>;
};

/** Bundles the two functions of the forms, exactly as they are deployed, to run them on this machine. */
export const buildFormFunctions = (options: Options) => bundleHandlers(formHandlers, options);

/** Bundles all deployed functions. */
export const buildDeployedFunctions = (options: Options) => bundleHandlers(handlers, options);
