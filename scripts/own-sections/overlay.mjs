// Generates the overlay for a site's own section types: files that replace engine files with the same paths, in Node
// through a hook (`site-builder/load-engine.mjs`), in client code and the Studio through a Vite plugin.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot, importSource, overlayFolder, readManifest } from '../../site-builder/engine.mjs';
import { loadEngine } from '../../site-builder/load-engine.mjs';
import { generateValidators, validatorsFile } from '../documents/generate-validators.mjs';
import { bundleSections, nameOf, sectionFiles, SectionProblems, sectionsFolder } from './section-files.mjs';

/**
 * Returns the folder of overlays: in the site, or a temporary folder if the site is read-only. Symbolic links are resolved,
 * because files of an overlay import others by relative paths.
 */
const findWritableFolder = () => {
  const folder = resolve('.cache/overlay');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return realpathSync(folder);
  } catch {
    const own = mkdtempSync(join(tmpdir(), 'site-overlay-'));
    process.on('exit', () => rmSync(own, { recursive: true, force: true }));
    return own;
  }
};

/** Writes files atomically, because two commands that start at the same time write the same files. */
const writeFiles = (folder, files) => {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, content);
    renameSync(`${file}.${process.pid}`, file);
  }
};

/** Returns the modules that list the section types and their components. */
const createLists = (names, folder) => {
  /** Returns the import specifier of a section file, relative to a file in a folder of `engine/`. */
  const path = (name) =>
    JSON.stringify(
      relative(join(folder, 'engine/schema'), resolve(sectionsFolder, name)).replaceAll('\\', '/'),
    );
  const imports = names.map((name, index) => `import section${index} from ${path(`${name}.ts`)};\n`).join('');
  const list = (variable, entry) =>
    `export const ${variable} = {\n${names.map((name, index) => `  '${name}': ${entry(name, index)},\n`).join('')}};\n`;
  return {
    'engine/schema/site-sections.js': imports + list('siteSections', (_, index) => `section${index}`),
    'engine/renderer/site-sections.js': list(
      'siteSectionComponents',
      (name) => `() => import(${path(`${name}.tsx`)})`,
    ),
  };
};

/** Says why a section file cannot be imported, in words that do not depend on Node and the package manager. */
const describeImportError = (error) => {
  const { specifier, message } = error;
  if (specifier)
    return `imports "${specifier}", which cannot be found. Correct the name, or install the package.`;
  const [, exported] = /export (?:named )?'(.+?)'/i.exec(message) ?? [];
  const [, module] = /module '(.+?)'/.exec(message) ?? [];
  if (exported) return `imports "${exported}" from "${module}", which does not export it. Correct the name.`;
  return `throws an error when it is loaded: ${String(error).split('\n')[0]}`;
};

/** Imports a section file. @returns the error with its place, or an empty array */
const findImportError = async (file) => {
  const path = `${sectionsFolder}/${file}`;
  try {
    await import(pathToFileURL(join(overlayFolder(), `${path}.js`)).href);
    return [];
  } catch (error) {
    const place = /[\\/]sections[\\/]([^\\/:()]+\.tsx?:\d+:\d+)/.exec(error.stack)?.[1];
    return [`${place ? `${sectionsFolder}/${place}` : path} ${describeImportError(error)}`];
  }
};

/** Validates the section files and writes the files that are generated from their schemas. */
const completeOverlay = async (files, folder) => {
  process.setSourceMapsEnabled(true);
  const problems = (await Promise.all(files.map(findImportError))).flat();
  process.setSourceMapsEnabled(false);
  if (problems.length > 0) throw new SectionProblems(problems.join('\n'));
  const { findSectionProblems, ideFiles, schemaFiles } = await importSource('scripts/documents/schema-files');
  const invalid = findSectionProblems();
  if (invalid.length > 0) throw new SectionProblems(invalid.join('\n'));
  const inEngine = (generated) =>
    Object.fromEntries(Object.entries(generated).map(([name, text]) => [`engine/${name}`, text]));
  writeFiles(folder, inEngine(schemaFiles()));
  writeFiles(folder, inEngine(await ideFiles()));
  await generateValidators(join(folder, 'engine'));
};

/**
 * Makes Node load the engine with the section types of the site in the working directory, if it has any.
 * @throws SectionProblems that lists their errors: where, what, how to fix it
 */
export const loadWithOverlay = async () => {
  delete process.env.SITE_OVERLAY;
  const files = sectionFiles();
  if (files.length === 0) return loadEngine();
  const bundles = await bundleSections(files);
  // The key includes the version of the engine, because checkouts of other versions may use the same folder.
  const hash = createHash('sha256').update(readManifest().version).update(resolve());
  for (const { name, contents } of bundles) hash.update(name).update(contents);
  for (const name of readdirSync(join(engineRoot, 'schema')).filter((each) => each.endsWith('.json')))
    hash.update(readFileSync(join(engineRoot, 'schema', name)));
  const folder = join(findWritableFolder(), hash.digest('hex').slice(0, 16));
  process.env.SITE_OVERLAY = folder;
  // The validators are written last, so that their existence shows that the overlay is complete.
  const isComplete = existsSync(join(folder, 'engine', validatorsFile));
  if (!isComplete)
    writeFiles(folder, {
      'package.json': '{ "type": "module" }\n',
      ...Object.fromEntries(bundles.map(({ name, contents }) => [name, contents])),
      ...createLists([...new Set(files.map(nameOf))].sort(), folder),
    });
  await loadEngine();
  if (!isComplete) await completeOverlay(files, folder);
};
