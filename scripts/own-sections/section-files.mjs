// The files of a site's own section types: which there are, and what is wrong with them before they are run.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';

/** The folder `sections` of a site has a schema NAME.ts and a component NAME.tsx for each section type of its own. */
export const sectionsFolder = 'sections';

/** Lists what the owner of a site has to correct; `run.mjs` prints it without a stack. */
export class SectionProblems extends Error {
  name = 'SectionProblems';
}

export const sectionFiles = () =>
  resolve(sectionsFolder) === join(engineRoot, sectionsFolder) || !existsSync(sectionsFolder)
    ? []
    : readdirSync(sectionsFolder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

export const nameOf = (file) => file.replace(/\.tsx?$/, '');

const nameProblems = (files) =>
  files.flatMap((file) => {
    const [path, name] = [`${sectionsFolder}/${file}`, nameOf(file)];
    const [what, other] = file.endsWith('x') ? ['schema', `${name}.ts`] : ['component', `${name}.tsx`];
    return [
      /^[a-z][a-z0-9-]*$/.test(name)
        ? ''
        : `${path} is not named as a section type: use small letters, digits and hyphens, such as price-list.`,
      files.includes(other)
        ? ''
        : `${path} has no ${what}: write ${sectionsFolder}/${other}. Put other files into another folder.`,
    ].filter(Boolean);
  });

/** An error of esbuild, as whoever wrote the file reads it. */
const messageOf = ({ text, location }) =>
  `${location ? `${relative('', resolve(location.file))}:${location.line}:${location.column + 1} ` : ''}${text}`;

const exportProblems = ({ outputs }) =>
  Object.values(outputs).flatMap(({ entryPoint = '', exports }) => {
    if (entryPoint === '' || exports.includes('default')) return [];
    return entryPoint.endsWith('x')
      ? `${entryPoint} exports no component: write \`export default function …\`.`
      : `${entryPoint} exports no section type: write \`export default defineSection({ … })\`.`;
  });

/**
 * Bundles each file with what it imports from the site, for Node; packages and the engine stay imports.
 * @param {string[]} files names in the folder
 * @returns {Promise<{ name: string; contents: Uint8Array }[]>} such as `sections/price-list.ts.js`
 * @throws SectionProblems with one line for each problem: where, what, how to fix it
 */
export const bundleSections = async (files) => {
  const { build } = await import('esbuild');
  const { errors, outputFiles, metafile } = await build({
    entryPoints: files.map((file) => ({ in: `${sectionsFolder}/${file}`, out: `${sectionsFolder}/${file}` })),
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: '.cache/overlay/sections',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  }).catch((error) => error);
  const problems = [...nameProblems(files), ...(metafile ? exportProblems(metafile) : errors.map(messageOf))];
  if (problems.length > 0) throw new SectionProblems(problems.join('\n'));
  return outputFiles.map(({ path, contents }) => ({
    name: relative('.cache/overlay/sections', path),
    contents,
  }));
};
