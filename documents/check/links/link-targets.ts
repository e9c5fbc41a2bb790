import { getChild, toArray } from '../../read/document/path.ts';
import { visibleSections } from '../../read/document/hidden.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import { indexPagesByDocument, type LoadedSite, type ModelPage } from '../../read/site/site-model.ts';

/** Index of all link targets of a site, created once for all links. */
export type LinkIndex = {
  pages: ReadonlyMap<string, ModelPage>;
  /** The routes of all pages. */
  routes: ReadonlySet<string>;
  /** The current route of every former route, by its normalized path (`normalizeFormerPath`). */
  redirects: ReadonlyMap<string, string>;
  /** The anchors of each page whose anchors can be determined. */
  anchors: ReadonlyMap<ModelPage | undefined, ReadonlySet<string>>;
  pagesByDocument: ReturnType<typeof indexPagesByDocument>;
};

/**
 * Returns the anchors of a page; undefined if a section is unknown, or if two sections have the same anchor, because
 * one of them will be renamed.
 */
const anchorsOf = ({ document, resolved }: ModelPage): ReadonlySet<string> | undefined => {
  // A field with an unknown name may be a misspelled `anchor`.
  const isDoubtful = document.problems.some(
    ({ code, path }) => code === 'unknown-field' || path.at(-1) === 'anchor',
  );
  if (isDoubtful || !document.readable || resolved.sections.includes(undefined)) return undefined;
  const anchors = visibleSections(resolved).flatMap(([, section]) => {
    const anchor = getChild(section, 'anchor');
    return typeof anchor === 'string' ? [anchor] : [];
  });
  const unique = new Set(anchors);
  return unique.size === anchors.length ? unique : undefined;
};

/** Creates the index of link targets. */
export const createLinkIndex = (model: LoadedSite): LinkIndex => {
  const pages = new Map(model.pages.map((page) => [page.route, page]));
  const moved = new Map<string, string>();
  const anchors = new Map<ModelPage, ReadonlySet<string>>();
  for (const page of model.pages) {
    for (const former of toArray(getChild(page.document.value, 'formerly'))) {
      const path = typeof former === 'string' ? normalizeFormerPath(former) : undefined;
      if (path !== undefined && !moved.has(path)) moved.set(path, page.route);
    }
    const known = anchorsOf(page);
    if (known) anchors.set(page, known);
  }
  const routes = new Set(pages.keys());
  return { pages, routes, redirects: moved, anchors, pagesByDocument: indexPagesByDocument(model) };
};
