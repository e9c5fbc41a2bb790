import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const fileOfPackageTest = (name: string): string =>
  readFileSync(`tests/package/dentist/sections/${name}`, 'utf8');

/** Files of a custom section type: those of the site on which the package is tested. */
export const priceList = {
  'own-prices.ts': fileOfPackageTest('own-prices.ts'),
  'own-prices.tsx': fileOfPackageTest('own-prices.tsx'),
};

const toModuleName = (path: string): string => JSON.stringify(resolve(path));

const program = `
import { loadWithOverlay } from ${toModuleName('scripts/own-sections/overlay.mjs')};
try {
  await loadWithOverlay();
  console.log(process.env.SITE_OVERLAY);
} catch (error) {
  if (error.name !== 'SectionProblems') throw error;
  console.error(error.message);
}`;

/**
 * Creates a folder with custom section types and a link to the packages of this repository.
 * @param sections the texts of the files in the folder `sections`, by name
 */
export const siteWithSections = (sections: Record<string, string>): string => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
  mkdirSync(join(site, 'sections'));
  for (const [file, text] of Object.entries(sections)) writeFileSync(join(site, 'sections', file), text);
  return site;
};

/** Creates the overlay of a site's custom section types, as every command does. Returns its folder, or the problems. */
export const createOverlay = (site: string): { folder: string; problems: string[] } => {
  const flags = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, flags, { cwd: site, encoding: 'utf8' });
  return { folder: stdout.trim(), problems: stderr.trim() === '' ? [] : stderr.trim().split('\n') };
};
