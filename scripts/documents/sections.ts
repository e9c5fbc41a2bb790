// Generates the references of sections, documents and problems. Run it after a change of a schema or a problem message.
import { writeFile } from 'node:fs/promises';
import { listFieldKinds, listSectionTypes } from '../../site-builder/catalog/entries.ts';
import { renderCatalog, renderSettings } from '../../site-builder/catalog/markdown.ts';
import { createCommand, withStrictOptions } from '../cli.ts';

withStrictOptions(createCommand('sections')).parse();
const references = {
  'docs/site/sections.md': renderCatalog(listSectionTypes(), listFieldKinds()),
  'docs/site/settings.md': renderSettings(),
};
for (const [file, text] of Object.entries(references)) {
  await writeFile(new URL(`../../${file}`, import.meta.url), text);
  console.log(file);
}
