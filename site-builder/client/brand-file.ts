import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { BuildFailure } from 'esbuild';
import { engineRoot, ownNames, sourceFile } from '../engine.mjs';
import type { Brand } from '../../renderer/theme/brand.ts';
import { findValuePosition, type Position } from './brand-position.ts';

/** The brand that a site has unless it, or its command, names another one. */
export const defaultBrandFile = join(engineRoot, sourceFile('brand'));

/** Where the fields of a brand can be read. */
const pattern = relative('', defaultBrandFile);

/** A brand file that cannot be used: what is wrong with it, and how to fix it. */
export class BrandError extends Error {
  override name = 'BrandError';

  constructor(
    readonly what: string,
    readonly fix: string,
    /** Where it is wrong; the beginning of the brand file unless it is known better. */
    readonly place?: Position & { file?: string },
  ) {
    super(`${what}. ${fix}`);
  }
}

const colour = /^#[0-9a-f]{6}$/i;

/** A field of a brand that is not as the pattern's is, such as `dark.ink`. */
type WrongField = { path: string; what: string };

const wrongFields = (given: unknown, pattern: unknown, path: string): WrongField[] => {
  if (given === undefined) return [{ path, what: 'is missing' }];
  if (typeof pattern !== 'object' || pattern === null) {
    if (typeof given !== typeof pattern) return [{ path, what: `must be a ${typeof pattern}` }];
    const isColour = typeof pattern === 'string' && colour.test(pattern);
    return isColour && !colour.test(String(given))
      ? [{ path, what: `must be a colour such as ${pattern}` }]
      : [];
  }
  if (typeof given !== 'object' || given === null) return [{ path, what: 'must be an object' }];
  return Object.entries(pattern).flatMap(([name, inside]) =>
    wrongFields((given as Record<string, unknown>)[name], inside, path === '' ? name : `${path}.${name}`),
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
    const location = first?.location;
    const place = location
      ? { file: location.file, line: location.line, column: location.column + 1 }
      : undefined;
    // What is wrong may be in a file that it imports.
    const name = place && resolve(place.file) !== resolve(file) ? place.file : file;
    const at = place ? `:${place.line}:${place.column}` : '';
    throw new BrandError(
      `The brand file ${name}${at} cannot be read: ${first?.text ?? String(error)}`,
      'Correct that line.',
      place,
    );
  }
};

/**
 * Reads a brand file.
 * @throws a `BrandError` that lists all that is missing or no brand
 */
export const readBrand = async (file: string): Promise<Brand> => {
  const own = (await import('../../brand.ts')).brand;
  // Part of the program already; another one has to be translated first.
  if (resolve(file) === defaultBrandFile) return own;
  if (!existsSync(file))
    throw new BrandError(
      `There is no brand file ${file}`,
      `Write one, or name another; ${pattern} shows what one is.`,
    );
  const code = await bundled(file);
  const module = await import(`data:text/javascript;base64,${code}`).then(
    (exports: { brand?: Brand }) => exports,
    (error: unknown) => {
      throw new BrandError(`The brand file ${file} cannot be run: ${String(error)}`, 'Correct what it says.');
    },
  );
  if (!module.brand) throw new BrandError(`${file} exports no brand`, `${pattern} shows what one is.`);
  const wrong = wrongFields(module.brand, own, '');
  if (wrong[0])
    throw new BrandError(
      `The brand in ${file} is not whole: ${wrong.map(({ path, what }) => `${path} ${what}`).join(', ')}`,
      `${pattern} shows every field.`,
      findValuePosition(readFileSync(file, 'utf8'), wrong[0].path),
    );
  return module.brand;
};
