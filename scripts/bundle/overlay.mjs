// What follows from the section types of a site's own: it stands in the place of files of the engine, wherever those are
// bundled: in the commands, the pages, the browser side and the Studio.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot, sourceFile } from '../../site-builder/engine.mjs';
import { bundling, common } from './plugins.mjs';

/** A folder `sections` of a site has a schema NAME.ts and a component NAME.tsx for each section type of its own. */
export const sectionsFolder = 'sections';
const overlays = resolve('.cache/overlay');

/** Said of what the owner of a site has to mend; `run.mjs` prints it without a stack. */
export class SectionFault extends Error {
  name = 'SectionFault';
}

/** The names of the section types of the site. @throws SectionFault that lists files without the other one */
const sectionNames = () => {
  if (resolve(sectionsFolder) === join(engineRoot, sectionsFolder) || !existsSync(sectionsFolder)) return [];
  const files = readdirSync(sectionsFolder).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const names = [...new Set(files.map((file) => file.replace(/\.tsx?$/, '')))].sort();
  const faults = names.flatMap((name) => [
    ...(files.includes(`${name}.ts`)
      ? []
      : [`${sectionsFolder}/${name}.tsx has no schema: write ${sectionsFolder}/${name}.ts beside it.`]),
    ...(files.includes(`${name}.tsx`)
      ? []
      : [`${sectionsFolder}/${name}.ts has no component: write ${sectionsFolder}/${name}.tsx beside it.`]),
  ]);
  if (faults.length > 0) throw new SectionFault(faults.join('\n'));
  return names;
};

const write = (folder, files) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/** Where something went wrong, as whoever wrote the file reads it. */
const worded = ({ text, location }) =>
  `${location ? `${relative('', resolve(engineRoot, location.file))}:${location.line}:${location.column + 1} ` : ''}${text}`;

/** Bundles a module of the engine and runs it. @throws SectionFault when a file of the site cannot be read */
const load = async (build, name, folder, inputs) => {
  try {
    const { outputFiles, metafile } = await build({
      ...bundling(folder),
      entryPoints: [sourceFile(name)],
      external: ['esbuild'],
    });
    inputs.push(...Object.keys(metafile.inputs));
    const file = join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 8)}.mjs`);
    writeFileSync(file, outputFiles[0].contents);
    const module = await import(pathToFileURL(file).href);
    rmSync(file);
    return module;
  } catch (error) {
    throw error.errors ? new SectionFault(error.errors.map(worded).join('\n')) : error;
  }
};

/** Which components have no default export, or cannot be read. */
const componentFaults = async (build, names) => {
  const entryPoints = names.map((name) => resolve(sectionsFolder, `${name}.tsx`));
  const { metafile } = await build({
    ...common,
    entryPoints,
    bundle: false,
    outdir: overlays,
    alias: {},
  }).catch((error) => {
    throw new SectionFault(error.errors.map(worded).join('\n'));
  });
  const faults = Object.values(metafile.outputs)
    .filter(({ exports }) => !exports.includes('default'))
    .map(
      ({ entryPoint }) =>
        `${relative('', resolve(engineRoot, entryPoint))} exports no component: write \`export default function …\`.`,
    );
  if (faults.length > 0) throw new SectionFault(faults.join('\n'));
};

const importPath = (name) => JSON.stringify(`../../../../${sectionsFolder}/${name}`);

const listOf = (names, entry) =>
  `export const siteSections = {\n${names.map((name) => `  ${JSON.stringify(name)}: ${entry(name)},\n`).join('')}};\n`;

/**
 * Writes the overlay of the site in the working folder.
 * @param {typeof import('esbuild').build} build
 * @returns its folder and the files that it was made of; nothing when the site has no section types of its own
 * @throws SectionFault that lists what is wrong: where, what, how to fix it
 */
export const writeOverlay = async (build) => {
  const names = sectionNames();
  if (names.length === 0) return { inputs: [] };
  await componentFaults(build, names);
  const inputs = [];
  const unfinished = join(overlays, `unfinished-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
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
  const folder = join(overlays, key);
  // Two commands that start at the same moment write the same.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return { folder, inputs: [...inputs, ...names.map((name) => resolve(sectionsFolder, `${name}.tsx`))] };
};
