import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { EditError } from '../../documents/edit/text/edit-error.ts';
import { findFontPackage } from '../../documents/node/font-packages.ts';
import { toPosixPath } from '../../documents/node/paths.ts';
import { formatPath } from '../../documents/problems/format-path.ts';
import type { Font } from '../../schema/brand.ts';
import type { Stage } from '../../schema/stages.ts';
import { defaultPagesDir } from '../shared-options.ts';
import { moduleToYaml } from './module-to-yaml.ts';

/** What the engine exported for these files until 0.7. */
const formerExports = `
export const defineBrand = (brand) => brand;
export const defineStages = (stages) => stages;
const font = (family, name, generic) =>
  ({ family, generic, file: \`@fontsource-variable/\${name}/files/\${name}-latin-wght-normal.woff2\` });
export const newsreader = font('Newsreader', 'newsreader', 'serif');
export const hankenGrotesk = font('Hanken Grotesk', 'hanken-grotesk', 'sans-serif');`;

const engineExports: Plugin = {
  name: 'former-exports',
  setup: ({ onResolve, onLoad }) => {
    const filter = /^page-schema-site\/(brand|stages)$|renderer\/theme\/(public|fonts)(\.ts)?$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'former' }));
    onLoad({ filter: /./, namespace: 'former' }, () => ({ contents: formerExports }));
  },
};

/** Runs a module of a site and returns what it exports under a name. */
const runModule = async <T extends object>(file: string, name: string): Promise<T> => {
  try {
    const { outputFiles } = await build({
      entryPoints: [resolve(file)],
      bundle: true,
      plugins: [engineExports],
      write: false,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const { [name]: value } = (await import(`data:text/javascript;base64,${code}`)) as Record<string, T>;
    if (value !== undefined) return value;
    throw new Error(`it exports no ${name}`);
  } catch (error) {
    throw new EditError(`${file} cannot be converted: ${String(error)}. Correct it, and run this again.`);
  }
};

/** The changes of files, `null` for removed ones, and what could not be converted. */
type Conversion = { texts: Map<string, string | null>; notes: string[] };

/** Replaces a module by a document, and records the expressions that are lost. @param name the name of its export */
const convert = ({ texts, notes }: Conversion, file: string, target: string, name: string, value: object) => {
  const { yaml, computed } = moduleToYaml(readFileSync(file, 'utf8'), name, value);
  for (const { path, source } of computed)
    if (!/^(newsreader|hankenGrotesk)$/.test(source))
      notes.push(`${file}: ${formatPath(path)} was computed (${source}); the document contains its value.`);
  texts.set(target, yaml).set(file, null);
};

const toFontDocument =
  ({ notes }: Conversion) =>
  ({ family, file = '', generic }: Font) => {
    const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
    const found = findFontPackage(name);
    if (found?.family !== family)
      notes.push(`The font ${family} is not what the package ${name} contains; check fonts in _brand.yaml.`);
    return {
      package: name,
      ...(rest !== found?.files[0] && { file: rest }),
      ...(generic !== found?.generic && { generic }),
    };
  };

type FormerBrand = Record<string, unknown> & { fonts: { heading: Font; text: Font } };

const convertBrand = async (conversion: Conversion, file: string, pagesDir: string): Promise<void> => {
  const target = toPosixPath(join(pagesDir, '_brand.yaml'));
  if (!existsSync(file) || existsSync(target)) return;
  const former = await runModule<FormerBrand>(file, 'brand');
  const [heading, text] = [former.fonts.heading, former.fonts.text].map(toFontDocument(conversion));
  convert(conversion, file, target, 'brand', { ...former, fonts: { heading, text } });
};

type FormerStage = Stage & { theme?: string };

/** Converts the stages. @returns their brand files by the folder of the pages */
const convertStages = async (conversion: Conversion, target: string): Promise<Map<string, string>> => {
  const file = target.replace(/\.ya?ml$/, '.ts');
  if (!existsSync(file) || existsSync(target)) return new Map();
  const former = await runModule<Record<string, FormerStage>>(file, 'stages');
  const themes = Object.values(former).flatMap(({ theme, pages = defaultPagesDir }): [string, string][] =>
    theme === undefined ? [] : [[pages, theme]],
  );
  for (const stage of Object.values(former)) delete stage.theme;
  convert(conversion, file, target, 'stages', former);
  return new Map(themes);
};

/** Replacements in other files of a site that refer to the modules. */
const replacements: [file: RegExp, from: string | RegExp, to: string][] = [
  [/^tsconfig\.json$/, /"(brand|stages)\.ts",? ?/g, ''],
  [/^package\.json$/, / --theme(?: |=)(\.\/)?brand\.ts\b/g, ''],
  [
    /^\.vscode\/settings\.json$/,
    /^(?![^]*brand\.schema)([^]*?\n)( *"[^"\n]*)section(\.schema\.json")/,
    '$1$2brand$3: ["pages/_brand.{yaml,yml}"],\n$2stages$3: ["stages.{yaml,yml}"],\n$2section$3',
  ],
  [
    /\.ya?ml$/,
    /release=\$\(node --input-type=module --eval "\s*import \{ stages \} from '\.\/stages\.ts';\s*console\.log\(stages\.prod\?\.release \?\? 'by-person'\);\s*"\)/,
    `release=$(awk '/^[^ #]/ { stage = $$1 } stage == "prod:" && $$1 == "release:" { print $$2 }' stages.yaml)`,
  ],
];

/** Folders whose files may refer to the modules, such as that of the workflows. */
const folders = ['.', '.vscode', '.github/workflows', 'scripts'];

const convertOtherFiles = ({ texts, notes }: Conversion): void => {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).map((entry) => ({ entry, folder })))
    .filter(({ entry }) => entry.isFile() && /\.(m?[jt]s|json|ya?ml|sh)$|^Makefile$/.test(entry.name))
    .map(({ entry, folder }) => toPosixPath(join(folder, entry.name)))
    .filter((file) => !texts.has(file) && file !== 'package-lock.json');
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const after = replacements
      .filter(([pattern]) => pattern.test(file))
      .reduce((text, [, from, to]) => text.replace(from, to), before);
    if (after !== before) texts.set(file, after);
    for (const [index, line] of after.split('\n').entries())
      if (/--theme\b|(?<![\w-])(brand|stages)\.ts\b|page-schema-site\/(brand|stages)\b/.test(line))
        notes.push(`${file}:${index + 1} names what is gone; change it by hand: ${line.trim()}`);
  }
};

/**
 * Converts `brand.ts` and `stages.ts` of a site to documents, and updates references to them in other files. This is
 * the only place that still runs these modules.
 * @param stages the stage file to write, beside which the former one is
 */
export const convertFormerFiles = async (pagesDir: string, stages: string): Promise<Conversion> => {
  const conversion: Conversion = { texts: new Map(), notes: [] };
  const themes = await convertStages(conversion, stages);
  const brands = new Map([[pagesDir, join(dirname(pagesDir), 'brand.ts')], ...themes]);
  for (const [folder, file] of brands) await convertBrand(conversion, toPosixPath(file), folder);
  if (conversion.texts.size > 0) convertOtherFiles(conversion);
  return conversion;
};
