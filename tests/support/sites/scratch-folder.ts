import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, parseDocument } from 'yaml';

const rewrite = (text: string, collectionStyle: 'block' | 'flow'): string => {
  const document = parseDocument(text);
  // Comments cannot be kept if everything is on one line.
  const written = collectionStyle === 'flow' ? new Document(document.toJS()) : document;
  return written.toString({ collectionStyle, lineWidth: 0 });
};

/** Different YAML styles of the same documents. */
export const yamlStyles: Record<string, (text: string) => string> = {
  unchanged: (text) => text,
  'with CRLF line breaks': (text) => text.replaceAll('\n', '\r\n'),
  'with all link targets in quotes': (text) => text.replace(/href: (\/[^\s,}]*)/g, 'href: "$1"'),
  'with comments after the entries': (text) => text.replace(/^( *- \{.*\})$/gm, '$1 # a note'),
  'without a trailing line break': (text) => text.trimEnd(),
  'with block collections only': (text) => rewrite(text, 'block'),
  'with flow collections only': (text) => rewrite(text, 'flow'),
};

/** Creates a copy of a site's documents in another style, without images. */
export const scratchFolder = (
  style: (text: string) => string,
  from = 'tests/fixtures/mason/pages',
): { pagesDir: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'yaml-style-'));
  const pagesDir = join(folder, 'pages');
  cpSync(from, pagesDir, { recursive: true, filter: (path) => !path.endsWith('media') });
  for (const file of readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(pagesDir, file);
    if (path.endsWith('.yaml')) writeFileSync(path, style(readFileSync(path, 'utf8')));
  }
  return { pagesDir, remove: () => rmSync(folder, { recursive: true }) };
};
