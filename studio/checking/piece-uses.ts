import type { SiteContent } from '../../documents/read/site/site-content.ts';
import { siteFilesOf } from '../../documents/read/site/site-files.ts';

/** On how many pages each shared piece stands, by its name: texts are looked through for this, and not read. */
export const pieceUses = (content: SiteContent): Map<string, number> => {
  const { shared } = siteFilesOf(content.keys());
  const uses = new Map(Array.from(shared.keys(), (name) => [name, 0]));
  for (const [file, text] of content) {
    if (file.startsWith('_') || typeof text !== 'string' || !/type: *shared/.test(text)) continue;
    const names = text.matchAll(/\bname: *['"]?([^\s'",}#]+)['"]? *(?:[,}#\r\n]|$)/g);
    for (const name of new Set(Array.from(names, ([, name]) => name ?? '')))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
};
