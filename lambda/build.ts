import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { LeadCopy } from './lead-copy.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Resolves `virtual:lead-copy` to the words of this site. */
const wordsPlugin = (words: LeadCopy): Plugin => ({
  name: 'lead-words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:lead-copy$/ }, ({ path }) => ({ path, namespace: 'lead-words' }));
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
  words: LeadCopy;
  outDir: string;
}): Promise<void> => {
  checkTimeZone(options.words.timeZone);
  await mkdir(options.outDir, { recursive: true });
  await build({
    entryPoints: Object.entries(options.entryPoints).map(([name, path]) => ({
      in: path,
      out: `${name}/index`,
    })),
    // esbuild keeps to the working folder in which it was loaded.
    outdir: resolve(options.outDir),
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

const bundled = async <Name extends string>(
  names: readonly Name[],
  { words, outDir }: { words: LeadCopy; outDir: string },
): Promise<Record<Name, string>> => {
  const ofEach = (file: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, file(name)])) as Record<Name, string>;
  await bundleHandlers({
    entryPoints: ofEach((name) => join(source, name, 'handler')),
    words,
    outDir,
  });
  return ofEach((name) => join(outDir, name, 'index.mjs'));
};

/**
 * Bundles the two functions of the forms, which run on this machine as they are deployed.
 * @param options.words what the functions say, tokens interpolated
 * @param options.outDir folder for `<name>/index.mjs`; made when missing
 * @returns the paths of the bundles
 * @throws when the time zone is unknown or the source does not compile
 */
export const buildFormFunctions = (options: { words: LeadCopy; outDir: string }) =>
  bundled(['ingest', 'sender'] as const, options);

/** Bundles all functions that are deployed, as `buildFormFunctions` does, and gives their folders. */
export const buildDeployedFunctions = async (options: { words: LeadCopy; outDir: string }) => {
  const files = await bundled(['ingest', 'sender', 'watch', 'weekly'] as const, options);
  const folders = Object.entries(files).map(([name, file]) => [name, dirname(file)]);
  return Object.fromEntries(folders) as typeof files;
};
