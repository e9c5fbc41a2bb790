// What follows from the section types of a site's own: files that replace those of the engine with the same paths, in
// Node by a hook (`site-builder/load-engine.mjs`), in the browser side and the Studio by a plugin of Vite.
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
import { bundleSections, nameOf, sectionFiles, SectionProblems, sectionsFolder } from './section-files.mjs';

/**
 * The folder of overlays, without symbolic links, because their files import others by relative paths: that of the site,
 * or one for this run in a checkout that may only be read.
 */
const writableFolder = () => {
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

/** Puts each file in its place whole: two commands that start at the same moment write the same files. */
const write = (folder, files) => {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, content);
    renameSync(`${file}.${process.pid}`, file);
  }
};

const lists = (names, folder) => {
  /** From a file of a folder in `engine/`. */
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

/** Runs a file of the site. @returns where and why it cannot be run */
const runProblem = async (file) => {
  const path = `${sectionsFolder}/${file}`;
  try {
    await import(pathToFileURL(join(overlayFolder(), `${path}.js`)).href);
    return [];
  } catch ({ stack = '', message }) {
    const place = /[\\/]sections[\\/]([^\\/:()]+\.tsx?:\d+:\d+)/.exec(stack)?.[1];
    const reason = message.replace(/ imported from .*/, '');
    return [`${place ? `${sectionsFolder}/${place}` : path}: ${reason}. Correct that.`];
  }
};

/** The file that is written last. */
const lastFile = 'engine/documents/read/compiled/validators.js';

const complete = async (files, folder) => {
  process.setSourceMapsEnabled(true);
  const problems = (await Promise.all(files.map(runProblem))).flat();
  process.setSourceMapsEnabled(false);
  if (problems.length > 0) throw new SectionProblems(problems.join('\n'));
  const { schemaFiles, SiteSectionsError } = await importSource('scripts/documents/schema-files');
  const inEngine = (made) =>
    Object.fromEntries(Object.entries(made).map(([name, text]) => [`engine/${name}`, text]));
  try {
    write(folder, inEngine(schemaFiles()));
  } catch (error) {
    throw error instanceof SiteSectionsError ? new SectionProblems(error.message) : error;
  }
  const { compiledFiles } = await importSource('scripts/documents/compiled-files');
  const { [lastFile]: last, ...others } = inEngine(await compiledFiles());
  write(folder, { ...others, [lastFile]: last });
};

/**
 * Lets Node load the engine with the section types of the site in the working folder, if it has some.
 * @throws SectionProblems that lists what is wrong with them: where, what, how to fix it
 */
export const loadWithOverlay = async () => {
  delete process.env.SITE_OVERLAY;
  const files = sectionFiles();
  if (files.length === 0) return loadEngine();
  const bundles = await bundleSections(files);
  // A checkout of another version may share the folder.
  const hash = createHash('sha256').update(readManifest().version).update(resolve());
  for (const { name, contents } of bundles) hash.update(name).update(contents);
  for (const name of readdirSync(join(engineRoot, 'schema')).filter((each) => each.endsWith('.json')))
    hash.update(readFileSync(join(engineRoot, 'schema', name)));
  const folder = join(writableFolder(), hash.digest('hex').slice(0, 16));
  process.env.SITE_OVERLAY = folder;
  const isComplete = existsSync(join(folder, lastFile));
  if (!isComplete)
    write(folder, {
      'package.json': '{ "type": "module" }\n',
      ...Object.fromEntries(bundles.map(({ name, contents }) => [name, contents])),
      ...lists([...new Set(files.map(nameOf))].sort(), folder),
    });
  await loadEngine();
  if (!isComplete) await complete(files, folder);
};
