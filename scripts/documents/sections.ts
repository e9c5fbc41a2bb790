import { writeFile } from 'node:fs/promises';
import { listSectionTypes } from '../../site-builder/catalog/entries.ts';
import { renderCatalog } from '../../site-builder/catalog/markdown.ts';

/** Writes the catalogue of sections and problems; run it after a change to a section's schema. */
await writeFile(new URL('../../docs/sections.md', import.meta.url), renderCatalog(listSectionTypes()));
console.log('docs/sections.md');
