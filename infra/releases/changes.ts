import type { RecordedPage } from './built-site.ts';
import type { ReleaseRecord } from './record.ts';

/** Maximum number of pages that are listed by name. */
const mostNamed = 8;

const named = (what: string, pages: [string, RecordedPage][]): string[] => {
  if (pages.length === 0) return [];
  const names = pages.slice(0, mostNamed).map(([route, { title }]) => `${title} (${route})`);
  const more = pages.length - names.length;
  return [`${what}: ${[...names, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`];
};

/**
 * Describes what a release changed.
 * @param record the release
 * @param before the release to compare with
 */
export const changesOf = (record: ReleaseRecord, before: ReleaseRecord | undefined): string[] => {
  const pages = Object.entries(record.pages);
  if (!before) return [`the first release, with ${pages.length} pages`];
  const added = pages.filter(([route]) => !before.pages[route]);
  const changed = pages.filter(([route, { content, title }]) => {
    const old = before.pages[route];
    return old && (old.content !== content || old.title !== title);
  });
  const gone = Object.entries(before.pages).filter(([route]) => !record.pages[route]);
  const lines = [...named('new', added), ...named('changed', changed), ...named('removed', gone)];
  const addresses = Object.keys(record.redirects).filter((old) => !before.redirects[old]).length;
  if (addresses > 0) lines.push(`former addresses that lead on: ${addresses} more`);
  if (lines.length > 0) return lines;
  const redrawn = Object.keys(record.documents).filter(
    (path) => record.documents[path] !== before.documents[path],
  ).length;
  return [redrawn > 0 ? `no texts; ${redrawn} files are drawn anew` : 'nothing that visitors see'];
};
