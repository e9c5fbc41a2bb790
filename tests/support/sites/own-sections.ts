import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Files of a custom section type. */
export const priceList = {
  'own-prices.ts': `import { defineSection, heading, intro, list, text, z } from 'page-schema-site/section';

export default defineSection({
  type: 'own-prices',
  title: 'Price list',
  description: 'What each treatment costs.',
  fields: {
    heading: heading('What it costs'),
    intro,
    prices: list(z.strictObject({ price: text('What it costs.', '$95') }), 'The prices.'),
  },
  example: { heading: 'What it costs', prices: [{ price: '$95' }] },
});
`,
  'own-prices.tsx': `import { Band, SectionHeading } from 'page-schema-site/parts';
import type { SectionOf } from 'page-schema-site/section';
import type schema from './own-prices.ts';

export default function PriceList({ section }: { section: SectionOf<typeof schema> }) {
  return (
    <Band>
      <SectionHeading heading={section.heading} intro={section.intro} />
    </Band>
  );
}
`,
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
