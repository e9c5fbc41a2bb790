import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { LeadWords } from './words.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

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
 * Bundles the two functions. The files are the ones that are deployed and the ones that run locally.
 * @param options.words what the functions say, tokens interpolated
 * @param options.outDir folder for `ingest/index.mjs` and `sender/index.mjs`; made when missing
 * @returns the paths of the two bundles
 * @throws when the time zone is unknown or the source does not compile
 */
export const buildLambda = async ({ words, outDir }: { words: LeadWords; outDir: string }) => {
  const entryPoints = {
    ingest: join(source, 'ingest/handler.ts'),
    sender: join(source, 'sender/handler.ts'),
  };
  await bundleHandlers({ entryPoints, words, outDir });
  return {
    ingest: join(outDir, 'ingest', 'index.mjs'),
    sender: join(outDir, 'sender', 'index.mjs'),
  };
};
