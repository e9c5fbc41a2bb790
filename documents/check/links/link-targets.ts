import { getChild, toArray } from '../../read/document/path.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { visibleSections } from '../../read/page/hidden.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import type { ModelPage } from '../../read/site/site-model.ts';

/** Where links may lead, looked up once for all of them. */
export type LinkIndex = {
  pages: ReadonlyMap<string, ModelPage>;
  /** The addresses of pages. */
  routes: ReadonlySet<string>;
  /** The present address of every former one, by the path under which it is looked up. */
  moved: ReadonlyMap<string, string>;
  /** The anchors of each page where all are known. */
  anchors: ReadonlyMap<ModelPage, ReadonlySet<string>>;
  /** The pages that show a document: itself, or those that use the shared piece. */
  showing: ReadonlyMap<SiteDocument, ReadonlySet<ModelPage>>;
};

/** The anchors of a page; nothing when a section is not known or when two have the same and one will be renamed. */
const anchorsOf = ({ document, resolved }: ModelPage): ReadonlySet<string> | undefined => {
  // A field of another name may be the anchor.
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

/** Looks up where links may lead. */
export const createLinkIndex = (all: ModelPage[]): LinkIndex => {
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
    for (const document of [page.document, ...page.resolved.pieces.values()])
      showing.set(document, (showing.get(document) ?? new Set()).add(page));
  }
  return { pages, routes: new Set(pages.keys()), moved, anchors, showing };
};
