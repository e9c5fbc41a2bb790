import { getChild, toArray } from '../../read/document/path.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { formNamesIn } from '../../read/page/form-names.ts';
import { visibleSections } from '../../read/document/hidden.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import type { LoadedSite, ModelPage } from '../../read/site/site-model.ts';

/** Index of all link targets of a site, created once for all links. */
export type LinkIndex = {
  model: LoadedSite;
  pages: ReadonlyMap<string, ModelPage>;
  /** The routes of all pages. */
  routes: ReadonlySet<string>;
  /** The current route of every former route, by its normalized path (`normalizeFormerPath`). */
  redirects: ReadonlyMap<string, string>;
  /** The anchors of each page whose anchors can be determined. */
  anchors: ReadonlyMap<ModelPage | undefined, ReadonlySet<string>>;
  /** The pages that show a document: the page itself, or all pages that show the shared section or the form. */
  pagesByDocument: ReadonlyMap<SiteDocument, ReadonlySet<ModelPage>>;
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
  const { pages: all, formDocuments } = model;
  const pages = new Map(all.map((page) => [page.route, page]));
  const moved = new Map<string, string>();
  const anchors = new Map<ModelPage, ReadonlySet<string>>();
  const showing = new Map<SiteDocument, Set<ModelPage>>();
  for (const page of all) {
    for (const former of toArray(getChild(page.document.value, 'formerly'))) {
      const path = typeof former === 'string' ? normalizeFormerPath(former) : undefined;
      if (path !== undefined && !moved.has(path)) moved.set(path, page.route);
    }
    const known = anchorsOf(page);
    if (known) anchors.set(page, known);
    const forms = formNamesIn(page.resolved.sections).flatMap((name) => formDocuments.get(name) ?? []);
    for (const document of [page.document, ...page.resolved.sharedSections.values(), ...forms])
      showing.set(document, (showing.get(document) ?? new Set()).add(page));
  }
  const routes = new Set(pages.keys());
  return { model, pages, routes, redirects: moved, anchors, pagesByDocument: showing };
};
