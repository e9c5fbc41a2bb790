// Generates the catalog of sections and problems. Run it after a change of a section schema or a problem message.
import { writeFile } from 'node:fs/promises';
import { listFieldKinds, listSectionTypes } from '../../site-builder/catalog/entries.ts';
import { renderCatalog } from '../../site-builder/catalog/markdown.ts';
import { createCommand, withStrictOptions } from '../cli.ts';

withStrictOptions(createCommand('sections')).parse();
await writeFile(
  new URL('../../docs/sections.md', import.meta.url),
  renderCatalog(listSectionTypes(), listFieldKinds()),
);
console.log('docs/sections.md');
