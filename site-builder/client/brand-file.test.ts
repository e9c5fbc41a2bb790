import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../tests/fixtures/dentist/brand.ts';
import { readBrand } from './brand-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fault = async (name: string, text?: string): Promise<string> => {
  const file = join(folder, name);
  if (text !== undefined) await writeFile(file, text);
  const error: unknown = await readBrand(file).catch((thrown: unknown) => thrown);
  return error instanceof Error ? `${error.name}: ${error.message.replaceAll(folder, '')}` : 'none';
};

describe('a brand file', () => {
  test('of another business is read', async () => {
    expect(await readBrand('tests/fixtures/dentist/brand.ts')).toEqual(brand);
  });

  test('that is missing, broken or not a brand is reported in one line with a fix', async () => {
    expect(await fault('none.ts')).toBe(
      'BrandError: There is no brand file /none.ts. Create it, or give the path of another one. See brand.ts for an example.',
    );
    expect(await fault('broken.ts', 'export const brand = {\n  light: ;\n};')).toBe(
      'BrandError: The brand file /broken.ts:2:10 cannot be read: Unexpected ";". Correct that line.',
    );
    expect(await fault('other.ts', 'export const colors = {};')).toBe(
      'BrandError: /other.ts exports no brand. Export a constant "brand". See brand.ts for an example.',
    );
  });

  test('that is incomplete is reported with all invalid fields', async () => {
    const { light, deep: _, ...rest } = brand;
    const half = { ...rest, light: { ...light, ink: undefined, ground: 'white' }, radius: '6' };
    expect(await fault('half.ts', `export const brand = ${JSON.stringify(half)};`)).toBe(
      'BrandError: The brand in /half.ts is not valid: light.ground must be a color such as #FBFAF7, light.ink is missing, deep is missing, radius must be a number. See brand.ts for all fields.',
    );
  });

  test('that imports what cannot be read is wrong where that file is', async () => {
    await writeFile(join(folder, 'colors.ts'), '\nexport const ink = ;');
    expect(await fault('imports.ts', "export { ink } from './colors.ts';")).toMatch(
      /^BrandError: The brand file \S*colors\.ts:2:20 cannot be read: Unexpected ";"\. Correct that line\.$/,
    );
  });

  test('that throws an error is reported in one line', async () => {
    expect(await fault('throws.ts', 'export const brand = { light: palette.light };')).toBe(
      'BrandError: The brand file /throws.ts throws an error when it is loaded: ReferenceError: palette is not defined. Fix the error in this message.',
    );
  });

  test('that is incomplete is reported at its first invalid field', async () => {
    const text = JSON.stringify({ ...brand, dark: { ...brand.dark, ink: 'white' } }, undefined, 2);
    await writeFile(join(folder, 'white.ts'), `export const brand = ${text};\n`);
    const line = text.split('\n').findIndex((each) => each.includes('"white"')) + 1;
    await expect(readBrand(join(folder, 'white.ts'))).rejects.toMatchObject({ place: { line, column: 12 } });
  });
});
