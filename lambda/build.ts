import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { LeadWords } from './words.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

/** The functions, by the names of their folders. */
const functions = ['ingest', 'sender', 'watch', 'weekly'] as const;

/** A path for each function. */
export type Bundles = Record<(typeof functions)[number], string>;

/** Resolves `virtual:lead-words` to the words of this site. */
const wordsPlugin = (words: LeadWords): Plugin => ({
  name: 'lead-words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:lead-words$/ }, ({ path }) => ({ path, namespace: 'lead-words' }));
    onLoad({ filter: /.*/, namespace: 'lead-words' }, () => ({
      contents: JSON.stringify(words),
      loader: 'json',
    }));
  },
});

/** A time zone that the runtime does not know would fail every lead, so it must fail the build. */
const checkTimeZone = (timeZone: string) => {
  try {
    Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    throw new Error(
      `facts.timeZone: "${timeZone}" is no time zone. Use an IANA name like America/Los_Angeles.`,
    );
  }
};

/**
 * Bundles handlers with their SDK clients and the words of the site.
 * @param options.entryPoints path of each handler's source, by the name of its folder
 * @param options.words what the functions say, tokens interpolated
 * @param options.outDir folder for `<name>/index.mjs`; made when missing
 * @throws when the time zone is unknown or the source does not compile
 */
export const bundleHandlers = async (options: {
  entryPoints: Record<string, string>;
  words: LeadWords;
  outDir: string;
}): Promise<void> => {
  checkTimeZone(options.words.timeZone);
  await mkdir(options.outDir, { recursive: true });
  await build({
    entryPoints: Object.entries(options.entryPoints).map(([name, path]) => ({
      in: path,
      out: `${name}/index`,
    })),
    outdir: options.outDir,
    outExtension: { '.js': '.mjs' },
    plugins: [wordsPlugin(options.words)],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    // Some packages of the SDK are CommonJS and call require for Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
};

/**
 * Bundles the functions. The files are the ones that are deployed and the ones that run locally.
 * @param options.words what the functions say, tokens interpolated
 * @param options.outDir folder for `<name>/index.mjs`; made when missing
 * @returns the paths of the bundles
 * @throws when the time zone is unknown or the source does not compile
 */
export const buildLambda = async ({
  words,
  outDir,
}: {
  words: LeadWords;
  outDir: string;
}): Promise<Bundles> => {
  const ofFunctions = (file: (name: (typeof functions)[number]) => string) =>
    Object.fromEntries(functions.map((name) => [name, file(name)])) as Bundles;
  await bundleHandlers({
    entryPoints: ofFunctions((name) => join(source, name, 'handler.ts')),
    words,
    outDir,
  });
  return ofFunctions((name) => join(outDir, name, 'index.mjs'));
};

/** The folders of bundles, which are what is deployed. */
export const foldersOf = (bundles: Bundles): Bundles =>
  Object.fromEntries(Object.entries(bundles).map(([name, file]) => [name, dirname(file)])) as Bundles;
