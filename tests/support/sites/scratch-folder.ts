import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, parseDocument } from 'yaml';

const rewrite = (text: string, collectionStyle: 'block' | 'flow'): string => {
  const document = parseDocument(text);
  // Comments cannot stay where everything is on one line.
  const written = collectionStyle === 'flow' ? new Document(document.toJS()) : document;
  return written.toString({ collectionStyle, lineWidth: 0 });
};

/** Ways in which people write the same documents. */
export const yamlStyles: Record<string, (text: string) => string> = {
  'as they are': (text) => text,
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with every address in quotes': (text) => text.replace(/href: (\/[^\s,}]*)/g, 'href: "$1"'),
  'with notes behind the entries': (text) => text.replace(/^( *- \{.*\})$/gm, '$1 # a note'),
  'without a line end at the end': (text) => text.trimEnd(),
  'without braces': (text) => rewrite(text, 'block'),
  'with braces only': (text) => rewrite(text, 'flow'),
};

/** A copy of the documents of a site, written in another style. Pictures stay away. */
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
