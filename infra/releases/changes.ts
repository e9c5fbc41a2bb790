import type { RecordedPage } from './built-site.ts';
import type { ReleaseRecord } from './record.ts';

/** Maximum number of pages that are listed by name. */
const maxListedPages = 8;

const named = (what: string, pages: [string, RecordedPage][]): string[] => {
  if (pages.length === 0) return [];
  const names = pages.slice(0, maxListedPages).map(([route, { title }]) => `${title} (${route})`);
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
  const removed = Object.entries(before.pages).filter(([route]) => !record.pages[route]);
  const lines = [...named('new', added), ...named('changed', changed), ...named('removed', removed)];
  const redirects = Object.keys(record.redirects).filter((old) => !before.redirects[old]).length;
  if (redirects > 0) lines.push(`new redirects from former routes: ${redirects}`);
  if (lines.length > 0) return lines;
  const rerendered = Object.keys(record.documents).filter(
    (path) => record.documents[path] !== before.documents[path],
  ).length;
  return [
    rerendered > 0 ? `no texts; ${rerendered} files are rendered differently` : 'nothing that visitors see',
  ];
};
