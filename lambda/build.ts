import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { LeadCopy } from './lead-copy.ts';

const sourceFolder = fileURLToPath(new URL('.', import.meta.url));

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

/**
 * Bundles handlers with their SDK clients and the texts of the site.
 * @param options.entryPoints the path of each handler's source by function name
 * @param options.words the texts of the functions, tokens interpolated
 * @param options.outDir folder for `<name>/index.mjs`; created if needed
 * @throws Error if the time zone is unknown or the source does not compile
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
    // Absolute, because esbuild resolves relative paths from the working folder at the time when it was loaded.
    outdir: resolve(options.outDir),
    outExtension: { '.js': '.mjs' },
    plugins: [leadCopyPlugin(options.words)],
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
};

const bundleFunctions = async <Name extends string>(
  names: readonly Name[],
  { words, outDir }: { words: LeadCopy; outDir: string },
): Promise<Record<Name, string>> => {
  const mapNames = (file: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, file(name)])) as Record<Name, string>;
  await bundleHandlers({
    entryPoints: mapNames((name) => join(sourceFolder, name, 'handler')),
    words,
    outDir,
  });
  return mapNames((name) => join(outDir, name, 'index.mjs'));
};

/**
 * Bundles the two functions of the forms, exactly as they are deployed, to run them on this machine.
 * @param options.words the texts of the functions, tokens interpolated
 * @param options.outDir folder for `<name>/index.mjs`; created if needed
 * @returns the paths of the bundles
 * @throws Error if the time zone is unknown or the source does not compile
 */
export const buildFormFunctions = (options: { words: LeadCopy; outDir: string }) =>
  bundleFunctions(['ingest', 'sender'] as const, options);

/** Bundles all deployed functions like `buildFormFunctions`. @returns their folders */
export const buildDeployedFunctions = async (options: { words: LeadCopy; outDir: string }) => {
  const files = await bundleFunctions(['ingest', 'sender', 'watch', 'weekly'] as const, options);
  const folders = Object.entries(files).map(([name, file]) => [name, dirname(file)]);
  return Object.fromEntries(folders) as typeof files;
};
