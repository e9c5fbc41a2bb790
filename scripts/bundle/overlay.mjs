// What follows from the section types of a site's own: it stands in the place of files of the engine, wherever those are
// bundled: in the commands, the pages, the browser side and the Studio.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFile } from '../../site-builder/engine.mjs';
import { bundling } from './plugins.mjs';
import { SectionFault, sectionNames, sectionsFolder } from './section-files.mjs';

const write = (folder, files) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/** What of the site's own was running when something was thrown; nothing where it was the engine alone. */
const placeOf = ({ stack = '' }) =>
  stack.match(new RegExp(String.raw`[\\/]${sectionsFolder}[\\/]([^\\/:()]+\.tsx?:\d+:\d+)`))?.[1];

/** Runs a module, and tells where in the files of the site an error was thrown. */
const run = async (file) => {
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const place = placeOf(error);
    throw place ? new SectionFault(`${sectionsFolder}/${place} ${error.message}. Mend that line.`) : error;
  } finally {
    process.setSourceMapsEnabled(false);
  }
};

/** Bundles a module of the engine and runs it. @throws SectionFault when a file of the site cannot be run */
const load = async (build, name, folder, inputs) => {
  const { outputFiles, metafile } = await build({
    ...bundling(folder),
    entryPoints: [sourceFile(name)],
    external: ['esbuild'],
    sourcemap: 'inline',
    sourcesContent: false,
    outdir: folder,
  });
  inputs.push(...Object.keys(metafile.inputs));
  const file = join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 8)}.mjs`);
  writeFileSync(file, outputFiles[0].contents);
  try {
    return await run(file);
  } finally {
    rmSync(file);
  }
};

const listOf = (names, entry) =>
  `export const siteSections = {\n${names.map((name) => `  ${JSON.stringify(name)}: ${entry(name)},\n`).join('')}};\n`;

/**
 * Writes the overlay of the site in the working folder.
 * @param {typeof import('esbuild').build} build
 * @param {string} overlays folder for it
 * @returns its folder and the files that it was made of; nothing when the site has no section types of its own
 * @throws SectionFault that lists what is wrong: where, what, how to fix it
 */
export const writeOverlay = async (build, overlays) => {
  const names = await sectionNames(build);
  if (names.length === 0) return { inputs: [] };
  const inputs = [];
  const unfinished = resolve(overlays, `unfinished-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  /** From a file of a folder in that of the overlay. */
  const importPath = (name) => {
    const path = relative(join(unfinished, 'schema'), resolve(sectionsFolder, name));
    return JSON.stringify(path.replaceAll('\\', '/'));
  };
  const imports = names
    .map((name, index) => `import section${index} from ${importPath(`${name}.ts`)};\n`)
    .join('');
  const files = {
    'schema/site-sections.js': imports + listOf(names, (name) => `section${names.indexOf(name)}`),
    'renderer/site-sections.js': listOf(names, (name) => `() => import(${importPath(`${name}.tsx`)})`),
  };
  write(unfinished, files);
  try {
    const { schemaFiles, SectionsRefused } = await load(
      build,
      'scripts/documents/schema-files',
      unfinished,
      inputs,
    );
    try {
      Object.assign(files, schemaFiles());
    } catch (error) {
      throw error instanceof SectionsRefused ? new SectionFault(error.message) : error;
    }
    write(unfinished, files);
    const { compiledFiles } = await load(build, 'scripts/documents/compiled-files', unfinished, inputs);
    Object.assign(files, await compiledFiles());
    write(unfinished, files);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  const key = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const folder = resolve(overlays, key);
  // Two commands that start at the same moment write the same.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return { folder, inputs: [...inputs, ...names.map((name) => resolve(sectionsFolder, `${name}.tsx`))] };
};
