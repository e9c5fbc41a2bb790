import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersForKey } from '../hosting/content-headers.ts';

/** The file that identifies a folder as written by the site builder and lists its files. Like all names that begin with a dot, it is never uploaded. */
export const marker = '.site-build';

/** Paths in a folder with `/` as separator. */
export type MarkedFiles = {
  /** The files that builds have written. */
  files: string[];
  /** Files and folders that no build has written, and that a build has reported already. */
  kept: string[];
};

/** Returns the text of a marker. */
export const markerText = ({ files, kept }: MarkedFiles): string => `\
The site builder has written these files. Its next build replaces or removes them:
${files.toSorted().join('\n')}

These are not from the site builder. Builds keep them, and deployments leave them out:
${kept.toSorted().join('\n')}
`;

/** Reads the marker of a folder. Without a marker, and for one of an older version, which lists nothing, both lists are empty. */
export const readMarker = (folder: string): MarkedFiles => {
  const file = join(folder, marker);
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n\r?\n/) : [];
  const [files = [], kept = []] = blocks.map((block) => block.split(/\r?\n/).slice(1).filter(Boolean));
  return { files, kept };
};

/**
 * Returns the files of a built folder that are uploaded, with their headers by path. Names with a leading dot belong to
 * tools, and `_headers` and `_redirects` to other hosts.
 */
export const readBuiltFolder = (folder: string) => {
  const names = readMarker(folder).files.filter((name) => !/(?:^|\/)\.|^_(?:headers|redirects)$/.test(name));
  return { folder, files: Object.fromEntries(names.map((name) => [name, headersForKey(name)])) };
};
