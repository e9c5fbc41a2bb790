import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildFailure } from 'esbuild';
import { engineRoot, publicNamesPlugin, sourceFile } from '../engine.mjs';
import { relativePosixPath } from '../../documents/node/paths.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import { findValuePosition, type Position } from './brand-position.ts';

/** The brand file that is used unless a command names another one. */
export const defaultBrandFile = join(engineRoot, sourceFile('brand'));

/** The file to which error messages refer for the fields of a brand, relative to the working folder. */
const exampleFile = relativePosixPath('', defaultBrandFile);

/** A brand file that cannot be used. The message says what is wrong and how to fix it. */
export class BrandError extends Error {
  override name = 'BrandError';

  constructor(
    readonly what: string,
    readonly fix: string,
    /** The position of the error. Undefined means the start of the brand file. */
    readonly place?: Position & { file?: string },
  ) {
    super(`${what}. ${fix}`);
  }
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** A field of a brand that is missing or has the invalidFields type. `path` is, for example, `dark.ink`. */
type InvalidField = { path: string; what: string };

const findInvalidFields = (value: unknown, pattern: unknown, path: string): InvalidField[] => {
  if (value === undefined) return [{ path, what: 'is missing' }];
  if (typeof pattern !== 'object' || pattern === null) {
    if (typeof value !== typeof pattern) return [{ path, what: `must be a ${typeof pattern}` }];
    const isColor = typeof pattern === 'string' && hexColor.test(pattern);
    return isColor && !hexColor.test(String(value))
      ? [{ path, what: `must be a color such as ${pattern}` }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [{ path, what: 'must be an object' }];
  return Object.entries(pattern).flatMap(([name, inner]) =>
    findInvalidFields(
      (value as Record<string, unknown>)[name],
      inner,
      path === '' ? name : `${path}.${name}`,
    ),
  );
};

const bundleAsBase64 = async (file: string): Promise<string> => {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [resolve(file)],
      bundle: true,
      plugins: [publicNamesPlugin],
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
    // The error may be in a file that the brand file imports.
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
 * @throws BrandError if the file is missing or invalid; it lists all invalid fields
 */
export const readBrand = async (file: string): Promise<Brand> => {
  const defaultBrand = (await import('../../brand.ts')).brand;
  // The default brand is already part of the program. Another brand file has to be bundled first.
  if (resolve(file) === defaultBrandFile) return defaultBrand;
  if (!existsSync(file))
    throw new BrandError(
      `There is no brand file ${file}`,
      `Create it, or give the path of another one. See ${exampleFile} for an example.`,
    );
  const code = await bundleAsBase64(file);
  const module = await import(`data:text/javascript;base64,${code}`).then(
    (exports: { brand?: Brand }) => exports,
    (error: unknown) => {
      throw new BrandError(
        `The brand file ${file} throws an error when it is loaded: ${String(error)}`,
        'Fix the error in this message.',
      );
    },
  );
  if (!module.brand)
    throw new BrandError(
      `${file} exports no brand`,
      `Export a constant "brand". See ${exampleFile} for an example.`,
    );
  const invalidFields = findInvalidFields(module.brand, defaultBrand, '');
  if (invalidFields[0])
    throw new BrandError(
      `The brand in ${file} is not valid: ${invalidFields.map(({ path, what }) => `${path} ${what}`).join(', ')}`,
      `See ${exampleFile} for all fields.`,
      findValuePosition(readFileSync(file, 'utf8'), invalidFields[0].path),
    );
  return module.brand;
};
