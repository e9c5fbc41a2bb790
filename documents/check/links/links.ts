import { formatEntry, toPlainYaml } from '../../problems/format-value.ts';
import { nearest } from '../../problems/nearest.ts';
import { findLinkDisguise } from '../../read/suggestions/link-disguise.ts';
import { suggestLink } from '../../read/suggestions/link.ts';
import { finding, resolveFinding, valueProblem, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild, toArray } from '../../read/document/path.ts';
import type { Reference } from '../../read/document/references.ts';
import { hasErrors, sectionsOf, type SiteDocument } from '../../read/site-document.ts';
import { isHidden, visibleSections } from '../../read/document/hidden.ts';
import { findUnavailability, isInUnseenSection } from '../../read/site/publication.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import { documentsWithReferences, type ModelPage } from '../../read/site/site-model.ts';
import { interpolateText } from '../../read/site/interpolate.ts';
import { findDuplicateSections } from '../pages/duplicate-sections.ts';
import { findDuplicates } from '../find-duplicates.ts';
import { isMisplaced } from '../site/files.ts';
import type { SiteModel } from '../site-model.ts';
import { baseName } from '../../read/site/file-names.ts';
import { isDownloadUrl } from '../../read/site/downloads.ts';
import { parseLink } from '../../read/site/link-target.ts';
import { createLinkIndex, type LinkIndex } from './link-targets.ts';

/** A link in a field or in a text of a document. */
type Link = Reference & {
  /** The link as written if it is invalid, otherwise with its tokens replaced. */
  link: string;
  interpolated: string;
  document: SiteDocument;
};

/** Suggests a link; `here` is the route of the page that contains it. */
type SuggestLink = (here?: string) => string | undefined;

/** Returns the options of a finding with a suggested link. In a text, the replacement includes the bracket after the link. */
const suggestionOptions = ({ excerpt }: Link, suggested: string | undefined) => ({
  excerpt,
  replacement: suggested !== undefined && excerpt ? `${suggested})` : suggested,
});

const findMissingAnchor = (
  link: Link,
  page: ModelPage,
  anchor: string,
  { anchors, pagesByDocument }: LinkIndex,
  { publication, unavailable }: SiteModel,
  suggest: SuggestLink,
): Finding | undefined => {
  const { document, path, excerpt } = link;
  const { route, resolved } = page;
  const known = anchors.get(page);
  if (!known) return undefined;
  const target = resolved.sections.findLast((section) => getChild(section, 'anchor') === anchor);
  const reason = findUnavailability(target, publication);
  const isUnseen = isInUnseenSection(document, path, publication);
  if (known.has(anchor)) {
    // Links from and to pages that visitors do not see are reported by `checkDates`.
    const [from] = pagesByDocument.get(document) ?? [];
    if (!reason || isUnseen || [route, from?.route ?? ''].some((each) => unavailable.has(each)))
      return undefined;
    const params = { cause: 'section', route: `${route}#${anchor}`, ...reason } as const;
    return finding('absent-page', path, params, { excerpt });
  }
  if (isHidden(target))
    return isUnseen ? undefined : finding('hidden-anchor', path, { route, anchor }, { excerpt });
  const right = suggest(route);
  const meant = right?.includes('#') ? right : undefined;
  const params = { route, anchor, known: [...known], meant };
  return finding('broken-anchor', link.path, params, suggestionOptions(link, meant));
};

const findMissingPage = (
  link: Link,
  route: string,
  { redirects: moved }: LinkIndex,
  suggest: SuggestLink,
): Finding => {
  const now =
    moved.get(normalizeFormerPath(route) ?? '') ?? moved.get(normalizeFormerPath(route.toLowerCase()) ?? '');
  const meant = now ?? suggest();
  return finding('broken-link', link.path, { cause: 'page', route, meant }, suggestionOptions(link, meant));
};

const checkLink = (place: Link, model: SiteModel, targets: LinkIndex): Finding | undefined => {
  const { link, interpolated, path, excerpt, document } = place;
  const target = parseLink(interpolated, model.files);
  const pages = [...(targets.pagesByDocument.get(document) ?? [])];
  const suggest: SuggestLink = (here = pages[0]?.route) =>
    suggestLink(link, {
      routes: targets.routes,
      anchorsOf: (route) => [...(targets.anchors.get(targets.pages.get(route)) ?? [])],
      here,
      facts: model.tokens.values,
    });
  switch (target.kind) {
    case 'malformed': {
      // An invalid fact is only reported in the site document.
      if (interpolated !== link && hasErrors(model.site)) return undefined;
      const disguise = findLinkDisguise(interpolated);
      if (disguise) return finding('broken-link', path, { cause: 'disguised', ...disguise }, { excerpt });
      const meant = suggest();
      const write = meant === undefined || excerpt ? meant : formatEntry(path, toPlainYaml(meant));
      return finding('broken-link', path, { cause: 'form', link, write }, { excerpt });
    }
    case 'file': {
      const { downloads } = model;
      if (downloads.has(target.path)) return undefined;
      const names = [...downloads.keys()];
      const name = nearest(baseName(target.path), names.map(baseName));
      const meant = names.find((url) => baseName(url) === name);
      // The build publishes only generated image variants under other names, and nothing else from the media folder.
      const cause = isDownloadUrl(target.path) ? 'download' : 'media';
      const params = { cause, path: target.path, meant } as const;
      return finding('broken-link', path, params, suggestionOptions(place, meant));
    }
    case 'place': {
      const { anchor } = target;
      if (anchor === '') return finding('broken-link', path, { cause: 'form', link }, { excerpt });
      // The anchor must exist on the page itself, or on every page that uses the shared section.
      for (const page of pages) {
        const found = findMissingAnchor(place, page, anchor, targets, model, suggest);
        if (found) return found;
      }
      return undefined;
    }
    case 'outside': {
      // The full URL of the site leaves a staging site, and breaks when the domain changes.
      const write = link.startsWith('https://') ? suggest() : undefined;
      return write === undefined || write.startsWith('https://')
        ? undefined
        : finding('own-address', path, { write }, { excerpt });
    }
    case 'page': {
      const { route, anchor } = target;
      const page = targets.pages.get(route);
      if (page && anchor !== undefined)
        return findMissingAnchor(place, page, anchor, targets, model, () => suggest());
      if (page || route === '/' || isMisplaced(model, route.slice(1))) return undefined;
      return findMissingPage(place, route, targets, suggest);
    }
  }
};

/** Reports links to pages, anchors and files that do not exist. */
export function* checkLinks(model: SiteModel): Generator<Problem> {
  const targets = createLinkIndex(model);
  for (const { document, references } of documentsWithReferences(model)) {
    for (const reference of references.links) {
      const { target } = reference;
      if (target === '') continue;
      const interpolated = interpolateText(target, model.tokens.values);
      // An unknown token is reported as written.
      const link = parseLink(interpolated, model.files).kind === 'malformed' ? target : interpolated;
      const found = checkLink({ ...reference, link, interpolated, document }, model, targets);
      if (found) yield resolveFinding(document, found);
    }
  }
}

/** Reports two entries of a section with the same id, which is part of their URL fragment. */
export function* checkIds({ pages, shared }: SiteModel): Generator<Problem> {
  for (const document of [...pages.map((page) => page.document), ...shared.values()]) {
    for (const [path, section] of sectionsOf(document)) {
      const ids = toArray(getChild(section, 'items')).map((item) => getChild(item, 'id'));
      for (const [index, id] of ids.entries()) {
        if (typeof id !== 'number' || ids.indexOf(id) === index) continue;
        const free = Math.max(...ids.filter((other) => typeof other === 'number')) + 1;
        const place = [...path, 'items', index, 'id'];
        yield valueProblem(document, 'duplicate-anchor', place, { anchor: id, write: `id: ${free}` });
      }
    }
  }
}

/** Reports two sections of a page with the same anchor. */
export function* checkAnchors({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const duplicates = findDuplicateSections(page);
    const anchorOf = ([index, section]: [number, unknown]): string | undefined => {
      const anchor = getChild(section, 'anchor');
      return typeof anchor === 'string' && !duplicates.has(index) ? anchor : undefined;
    };
    for (const [[index, section]] of findDuplicates(visibleSections(page.resolved), anchorOf)) {
      const params = { anchor: String(getChild(section, 'anchor')) };
      yield valueProblem(page.document, 'duplicate-anchor', ['sections', index, 'anchor'], params);
    }
  }
}
