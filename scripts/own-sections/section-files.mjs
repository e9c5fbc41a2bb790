// Lists, validates and bundles the files of a site's own section types.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';

/** A site's folder with a schema NAME.ts and a component NAME.tsx for each section type of its own. */
export const sectionsFolder = 'sections';

/** Lists errors in a site's own section types; `run.mjs` prints the message without a stack. */
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
    const [missing, counterpart] = file.endsWith('x')
      ? ['schema', `${name}.ts`]
      : ['component', `${name}.tsx`];
    return [
      /^[a-z][a-z0-9-]*$/.test(name)
        ? ''
        : `${path} has an invalid name: use lowercase letters, digits and hyphens, such as price-list.`,
      files.includes(counterpart)
        ? ''
        : `${path} has no ${missing}: write ${sectionsFolder}/${counterpart}. Put other files into another folder.`,
    ].filter(Boolean);
  });

/** Formats an error of esbuild with the path relative to the site. */
const formatError = ({ text, location }) =>
  `${location ? `${relative('', resolve(location.file))}:${location.line}:${location.column + 1} ` : ''}${text}`;

const exportProblems = ({ outputs }) =>
  Object.values(outputs).flatMap(({ entryPoint = '', exports }) => {
    if (entryPoint === '' || exports.includes('default')) return [];
    return entryPoint.endsWith('x')
      ? `${entryPoint} exports no component: write \`export default function …\`.`
      : `${entryPoint} exports no section type: write \`export default defineSection({ … })\`.`;
  });

/**
 * Bundles each file for Node with the modules of the site that it imports; packages and the engine remain imports.
 * @param {string[]} files file names in `sectionsFolder`
 * @returns {Promise<{ name: string; contents: Uint8Array }[]>} output files such as `sections/price-list.ts.js`
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
  const problems = [
    ...nameProblems(files),
    ...(metafile ? exportProblems(metafile) : errors.map(formatError)),
  ];
  if (problems.length > 0) throw new SectionProblems(problems.join('\n'));
  return outputFiles.map(({ path, contents }) => ({
    name: relative('.cache/overlay/sections', path),
    contents,
  }));
};
