import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BuildFailure } from 'esbuild';
import { engineRoot, ownNames, sourceFile } from '../engine.mjs';
import type { Brand } from '../../renderer/theme/brand.ts';

/** The brand that a site has unless it, or its command, names another one. */
export const ownBrand = join(engineRoot, sourceFile('renderer/theme/brand'));

/** Where the fields of a brand can be read. */
const pattern = relative('', ownBrand);

/** A brand file that cannot be used: what is wrong with it, and how to fix it. */
export class BrandFault extends Error {
  override name = 'BrandFault';

  constructor(
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${what}. ${fix}`);
  }
}

const colour = /^#[0-9a-f]{6}$/i;

/** The fields of a brand that are not as the pattern's are, such as `dark.ink`. */
const faultsIn = (given: unknown, pattern: unknown, path: string): string[] => {
  if (given === undefined) return [`${path} is missing`];
  if (typeof pattern !== 'object' || pattern === null) {
    if (typeof given !== typeof pattern) return [`${path} must be a ${typeof pattern}`];
    const isColour = typeof pattern === 'string' && colour.test(pattern);
    return isColour && !colour.test(String(given)) ? [`${path} must be a colour such as ${pattern}`] : [];
  }
  if (typeof given !== 'object' || given === null) return [`${path} must be an object`];
  // Each font has faces of its own; that it is one is enough here.
  const names = path.startsWith('fonts.') ? ['family'] : Object.keys(pattern);
  return names.flatMap((name) =>
    faultsIn(
      (given as Record<string, unknown>)[name],
      (pattern as Record<string, unknown>)[name],
      path === '' ? name : `${path}.${name}`,
    ),
  );
};

const bundled = async (file: string): Promise<string> => {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [resolve(file)],
      bundle: true,
      plugins: [ownNames],
      write: false,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
    return Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  } catch (error) {
    const [first] = (error as BuildFailure).errors;
    const at = first?.location ? `:${first.location.line}:${first.location.column + 1}` : '';
    throw new BrandFault(
      `The brand file ${file}${at} cannot be read: ${first?.text ?? String(error)}`,
      'Correct that line.',
    );
  }
};

/**
 * Reads a brand file.
 * @throws a `BrandFault` that lists all that is missing or no brand
 */
export const readBrand = async (file: string): Promise<Brand> => {
  const own = (await import('../../renderer/theme/brand.ts')).brand;
  // Part of the program already; another one has to be translated first.
  if (resolve(file) === ownBrand) return own;
  if (!existsSync(file))
    throw new BrandFault(
      `There is no brand file ${file}`,
      `Write one, or name another; ${pattern} shows what one is.`,
    );
  const module: { brand?: Brand } = await import(`data:text/javascript;base64,${await bundled(file)}`);
  if (!module.brand) throw new BrandFault(`${file} exports no brand`, `${pattern} shows what one is.`);
  const faults = faultsIn(module.brand, own, '');
  if (faults.length > 0)
    throw new BrandFault(
      `The brand in ${file} is not whole: ${faults.join(', ')}`,
      `${pattern} shows every field.`,
    );
  return module.brand;
};
