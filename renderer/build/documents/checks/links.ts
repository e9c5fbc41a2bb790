import type { Code } from '../codes.ts';
import { toProblem } from '../finding.ts';
import { suggest } from '../nearest.ts';
import { childOf, entriesOf } from '../path.ts';
import type { Problem } from '../problem.ts';
import type { SiteDocument } from '../site-document.ts';
import type { ModelPage, SiteModel } from '../site-model.ts';
import { markedDocuments } from '../site-model.ts';
import { placeTokens } from '../tokens.ts';
import { listed } from '../words.ts';
import { targetOf } from './link-target.ts';

type Fault = { code: Code; message: string; fix: string };

const plain = (candidate: string): string => candidate;

/** The anchors of a page; nothing when a section is not known or when two have the same and one will be renamed. */
const anchorsOf = ({ document, resolved }: ModelPage): string[] | undefined => {
  if (!document.readable || resolved.sections.includes(undefined)) return undefined;
  const anchors = resolved.sections.flatMap((section) => {
    const anchor = childOf(section, 'anchor');
    return typeof anchor === 'string' ? [anchor] : [];
  });
  return new Set(anchors).size === anchors.length ? anchors : undefined;
};

const missingAnchor = (page: ModelPage | undefined, anchor: string): Fault | undefined => {
  const anchors = page && anchorsOf(page);
  if (!page || !anchors || anchors.includes(anchor)) return undefined;
  const all = anchors.length > 0 ? `The anchors there are: ${listed(anchors)}.` : '';
  const otherwise = `${all} Give the section that is meant the line anchor: ${anchor}.`.trim();
  const fix = suggest(anchor, anchors, otherwise, (name) => `#${name}`);
  return { code: 'broken-anchor', message: `no section of ${page.route} has the anchor "${anchor}"`, fix };
};

/** The page that had an address before. */
const nowAt = (route: string, pages: Map<string, ModelPage>): string | undefined =>
  [...pages.values()].find(({ document }) => entriesOf(childOf(document.value, 'formerly')).includes(route))
    ?.route;

const missingPage = (route: string, pages: Map<string, ModelPage>): Fault => {
  const bare = route.replace(/\/+$/, '').toLowerCase();
  const moved = nowAt(bare, pages);
  if (moved !== undefined) {
    return {
      code: 'broken-link',
      message: `the page ${route} has moved`,
      fix: `Write ${moved}, its address now.`,
    };
  }
  const fix = ['/home', '/index'].includes(bare)
    ? 'Did you mean /?'
    : suggest(bare, pages.keys(), 'Write the address of a page: the name of its file after a slash.', plain);
  return { code: 'broken-link', message: `there is no page ${route}`, fix };
};

const faultOf = (
  link: string,
  model: SiteModel,
  pages: Map<string, ModelPage>,
  here: ModelPage[],
): Fault | undefined => {
  const target = targetOf(link, model.files);
  if (target.kind === 'malformed') {
    const fix = 'A link begins with /, #, tel:, mailto: or https://.';
    return { code: 'broken-link', message: `"${link}" leads nowhere`, fix };
  }
  if (target.kind === 'file' && !model.files.media.has(target.path)) {
    const fix = suggest(
      target.path,
      model.files.media,
      'Put the file into the folder.',
      (file) => `/media/${file}`,
    );
    return { code: 'broken-link', message: `there is no file ${target.path} in media`, fix };
  }
  if (target.kind === 'place') return here.flatMap((page) => missingAnchor(page, target.anchor) ?? [])[0];
  if (target.kind !== 'page') return undefined;
  const page = pages.get(target.route);
  if (page) return target.anchor === undefined ? undefined : missingAnchor(page, target.anchor);
  return target.route === '/' ? undefined : missingPage(target.route, pages);
};

/** Pages on which a document's own places (`#hours`) are looked for: the page itself, or those that use the piece. */
const pagesShowing = (document: SiteDocument, { pages }: SiteModel): ModelPage[] => {
  if (document.kind === 'site') return [];
  return pages.filter(
    (page) => page.document === document || [...page.resolved.pieces.values()].includes(document),
  );
};

/** Links to pages, places and files that do not exist. */
export function* checkLinks(model: SiteModel): Generator<Problem> {
  const pages = new Map(model.pages.map((page) => [page.route, page]));
  for (const { document, marks } of markedDocuments(model)) {
    for (const { path, what, excerpt } of marks.links) {
      const isField = excerpt === undefined;
      const link = placeTokens(what, model.tokens.values);
      const here = link.startsWith('#') ? pagesShowing(document, model) : [];
      const fault = faultOf(link, model, pages, here);
      if (fault && !(isField && targetOf(link, model.files).kind === 'malformed')) {
        yield toProblem(document, { ...fault, path, excerpt });
      }
    }
  }
}

/** Two sections of one page with the same anchor. */
export function* checkAnchors({ pages }: SiteModel): Generator<Problem> {
  for (const { document, resolved } of pages) {
    const seen = new Set<string>();
    for (const [index, section] of resolved.sections.entries()) {
      const anchor = childOf(section, 'anchor');
      if (typeof anchor !== 'string') continue;
      if (seen.has(anchor)) {
        const path = ['sections', index, 'anchor'];
        const message = `another section of this page has the anchor "${anchor}"`;
        yield toProblem(document, {
          code: 'duplicate-anchor',
          path,
          message,
          fix: 'Give one of them another name.',
        });
      }
      seen.add(anchor);
    }
  }
}
