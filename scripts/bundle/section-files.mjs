// The files of a site's own section types: which there are, and what is wrong with them before they are run.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { engineRoot, ownNames } from '../../site-builder/engine.mjs';
import { common } from './plugins.mjs';

/** A folder `sections` of a site has a schema NAME.ts and a component NAME.tsx for each section type of its own. */
export const sectionsFolder = 'sections';

/** Said of what the owner of a site has to mend; `run.mjs` prints it without a stack. */
export class SectionFault extends Error {
  name = 'SectionFault';
}

const sectionFiles = () =>
  resolve(sectionsFolder) === join(engineRoot, sectionsFolder) || !existsSync(sectionsFolder)
    ? []
    : readdirSync(sectionsFolder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const nameOf = (file) => file.replace(/\.tsx?$/, '');

/** What the names of the files are not. */
const nameFaults = (files) =>
  files.flatMap((file) => {
    const name = nameOf(file);
    const [what, other] = file.endsWith('x') ? ['schema', `${name}.ts`] : ['component', `${name}.tsx`];
    return [
      ...(/^[a-z][a-z0-9-]*$/.test(name)
        ? []
        : [
            `${sectionsFolder}/${file} is not named as a section type: use small letters, digits and hyphens, such as price-list.`,
          ]),
      ...(files.includes(other)
        ? []
        : [
            `${sectionsFolder}/${file} has no ${what}: write ${sectionsFolder}/${other}. What is no section type stands in another folder.`,
          ]),
    ];
  });

/** Where something went wrong, as whoever wrote the file reads it. */
const worded = ({ text, location }) =>
  `${location ? `${relative('', resolve(engineRoot, location.file))}:${location.line}:${location.column + 1} ` : ''}${text}`;

/** Looks for packages, and does not read them. */
const packagesApart = {
  name: 'packages-apart',
  setup: ({ onResolve, resolve: find }) =>
    onResolve({ filter: /^[^.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === packagesApart) return undefined;
      const { errors } = await find(path, { kind, importer, resolveDir, pluginData: packagesApart });
      return errors.length === 0
        ? { path, external: true }
        : {
            errors: [
              { text: `imports ${path}, which is not installed: correct the name, or run npm install.` },
            ],
          };
    }),
};

/** What cannot be read in a file, and whether it exports what it is for. */
const contentFaults = async (build, file) => {
  const path = resolve(sectionsFolder, file);
  const options = {
    ...common,
    plugins: [ownNames, packagesApart],
    entryPoints: [path],
    outdir: '.cache',
    alias: {},
  };
  const { errors, metafile } = await build(options).catch((error) => error);
  if (errors.length > 0) return errors.map(worded);
  if (Object.values(metafile.outputs).some(({ exports }) => exports.includes('default'))) return [];
  return file.endsWith('x')
    ? [`${sectionsFolder}/${file} exports no component: write \`export default function …\`.`]
    : [`${sectionsFolder}/${file} exports no section type: write \`export default defineSection({ … })\`.`];
};

/**
 * The names of the section types of the site in the working folder.
 * @param {typeof import('esbuild').build} build
 * @throws SectionFault with one line for each thing that is wrong with their files: where, what, how to fix it
 */
export const sectionNames = async (build) => {
  const files = sectionFiles();
  const found = await Promise.all(files.map((file) => contentFaults(build, file)));
  const faults = new Set([...nameFaults(files), ...found.flat()]);
  if (faults.size > 0) throw new SectionFault([...faults].join('\n'));
  return [...new Set(files.map(nameOf))].sort();
};
