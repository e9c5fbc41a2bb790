import { toProblem, type Finding } from '../../problems/legacy.ts';
import { disguiseOf } from '../suggestions/disguise.ts';
import { suggestLink } from '../suggestions/link.ts';
import { childOf, entriesOf, type Path } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { isHidden, liesHidden, shownSections } from '../../read/page/hidden.ts';
import type { ModelPage, SiteModel } from '../../read/site/site-model.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { lookupPath } from '../../read/site/request-path.ts';
import { interpolateText } from '../../read/site/tokens.ts';
import { listed, plain } from '../../problems/words.ts';
import { doubledSections } from '../pages/doubled-sections.ts';
import { targetOf } from './link-target.ts';
import { targetsOf, type Targets } from './link-targets.ts';

type Fault = Pick<Finding, 'code' | 'message' | 'fix' | 'instead'>;

/** A link, and where it stands: in a field of its own, or in a text of a document. */
type Place = {
  /** As it is written when it leads nowhere, otherwise with its tokens in their places. */
  link: string;
  interpolated: string;
  field: string | undefined;
  document: SiteDocument;
};

/** Suggests a link; `here` is the page on which it stands. */
type SuggestLink = (here?: string) => string | undefined;

const didYouMean = (suggestion: string | undefined, field: string | undefined, otherwise: string): string => {
  if (suggestion === undefined) return otherwise;
  return `Did you mean ${field === undefined ? suggestion : `${field}: ${plain(suggestion)}`}?`;
};

const missingAnchor = (
  page: ModelPage,
  anchor: string,
  { anchors }: Targets,
  suggest: SuggestLink,
): Fault | undefined => {
  const known = anchors.get(page);
  if (!known || known.has(anchor)) return undefined;
  if (page.resolved.sections.some((section) => isHidden(section) && childOf(section, 'anchor') === anchor))
    return {
      code: 'hidden-anchor',
      message: `the section of ${page.route} with the anchor "${anchor}" is hidden`,
      fix: 'Show that section: write hidden: false. Or let the link lead elsewhere.',
    };
  const all = known.size > 0 ? `The anchors there are: ${listed(known)}.` : '';
  const otherwise = `${all} Give the section that is meant the line anchor: ${anchor}.`.trim();
  const right = suggest(page.route);
  const fix = right?.includes('#') ? `Did you mean ${right}?` : otherwise;
  const message = `no section of ${page.route} has the anchor "${anchor}"`;
  return { code: 'broken-anchor', message, fix, instead: right?.includes('#') ? right : undefined };
};

const missingPage = (route: string, { moved }: Targets, suggest: SuggestLink): Fault => {
  const now = moved.get(lookupPath(route) ?? '') ?? moved.get(lookupPath(route.toLowerCase()) ?? '');
  if (now !== undefined) {
    const fix = `Write ${now}, its address now.`;
    return { code: 'broken-link', message: `the page ${route} has moved`, fix, instead: now };
  }
  const otherwise = 'Write the address of a page: the name of its file after a slash.';
  const right = suggest();
  const fix = didYouMean(right, undefined, otherwise);
  return { code: 'broken-link', message: `there is no page ${route}`, fix, instead: right };
};

/** The site's own address in full: it leads away from a trial site, and breaks with the name of the site. */
const ownAddress = (suggestion: string | undefined): Fault | undefined => {
  if (suggestion === undefined || suggestion.startsWith('https://')) return undefined;
  const message = 'the link has the full address of this site';
  return { code: 'own-address', message, fix: `Write ${suggestion} alone.` };
};

/** Whether a page of an address stands in the wrong place or under a wrong name, which is reported there. */
const isElsewhere = (route: string, { shared, files }: SiteModel): boolean =>
  shared.get(route.slice(1))?.readable === false || files.strays.some((stray) => `/${stray.route}` === route);

const hasErrors = (document: SiteDocument | undefined): boolean =>
  document?.problems.some(({ severity }) => severity === 'error') === true;

const faultOf = (
  { link, interpolated, field, document }: Place,
  model: SiteModel,
  targets: Targets,
): Fault | undefined => {
  const target = targetOf(interpolated, model.files);
  const [own] = targets.showing.get(document) ?? [];
  const suggest: SuggestLink = (here = own?.route) =>
    suggestLink(link, {
      routes: targets.routes,
      anchorsOf: (route) => {
        const page = targets.pages.get(route);
        return [...((page && targets.anchors.get(page)) ?? [])];
      },
      here,
      facts: model.tokens.values,
    });
  switch (target.kind) {
    case 'malformed': {
      // A wrong fact is reported where it stands.
      if (interpolated !== link && hasErrors(model.site)) return undefined;
      const disguised = disguiseOf(interpolated);
      if (disguised) return { code: 'broken-link', ...disguised };
      const fix = didYouMean(suggest(), field, 'A link begins with /, #, tel:, mailto: or https://.');
      return { code: 'broken-link', message: `"${link}" leads nowhere`, fix };
    }
    case 'file': {
      // The build makes new files of pictures, under other names, and publishes nothing else of the folder.
      const message = `${target.path} is a file of media, to which no link can lead`;
      const fix =
        'Show a picture with a field such as image; a PDF needs an address of its own, with https://.';
      return { code: 'broken-link', message, fix };
    }
    case 'place': {
      if (target.anchor === '') {
        const fix = 'Write where it leads: a page, such as /contact, or #name with the anchor of a section.';
        return { code: 'broken-link', message: '"#" leads nowhere', fix };
      }
      // A place of the document's own is looked for on its page, or on those that show the shared piece.
      const here = [...(targets.showing.get(document) ?? [])];
      return here.flatMap((page) => missingAnchor(page, target.anchor, targets, suggest) ?? [])[0];
    }
    case 'outside':
      return link.startsWith('https://') ? ownAddress(suggest()) : undefined;
    case 'page': {
      const page = targets.pages.get(target.route);
      const onPage: SuggestLink = () => suggest();
      if (page)
        return target.anchor === undefined ? undefined : missingAnchor(page, target.anchor, targets, onPage);
      if (target.route === '/' || isElsewhere(target.route, model)) return undefined;
      return missingPage(target.route, targets, suggest);
    }
  }
};

/** Links to pages, places and files that do not exist. */
export function* checkLinks(model: SiteModel): Generator<Problem> {
  const targets = targetsOf(model.pages);
  for (const { document, references } of documentsWithReferences(model)) {
    for (const { path, what, excerpt } of references.links) {
      if (what === '') continue;
      const interpolated = interpolateText(what, model.tokens.values);
      // A token is reported as it is written.
      const link = targetOf(interpolated, model.files).kind === 'malformed' ? what : interpolated;
      const field = excerpt === undefined ? String(path.at(-1)) : undefined;
      const fault = faultOf({ link, interpolated, field, document }, model, targets);
      if (!fault || (fault.code === 'hidden-anchor' && liesHidden(document, path))) continue;
      // In a text, the bracket behind the address is part of what is pointed at.
      const instead = fault.instead && excerpt ? `${fault.instead})` : fault.instead;
      yield toProblem(document, { ...fault, path, excerpt, instead });
    }
  }
}

/** Two entries of a section with the same id, which is a part of their address. */
export function* checkIds({ pages, shared }: SiteModel): Generator<Problem> {
  const documents = [...pages.map(({ document }) => document), ...shared.values()];
  for (const document of documents) {
    for (const [path, section] of sectionsOf(document)) {
      const ids = entriesOf(childOf(section, 'items')).map((item) => childOf(item, 'id'));
      for (const [index, id] of ids.entries()) {
        if (typeof id !== 'number' || ids.indexOf(id) === index) continue;
        const free = Math.max(...ids.filter((other) => typeof other === 'number')) + 1;
        yield toProblem(document, {
          code: 'duplicate-anchor',
          path: [...path, 'items', index, 'id'],
          message: `another entry of this section has the id ${id}`,
          fix: `Write a number that none has, such as id: ${free}.`,
        });
      }
    }
  }
}

const sectionsOf = ({ kind, value }: SiteDocument): [Path, unknown][] =>
  kind === 'section'
    ? [[[], value]]
    : entriesOf(childOf(value, 'sections')).map((section, index) => [['sections', index], section]);

/** Two sections of one page with the same anchor. */
export function* checkAnchors({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const { document, resolved } = page;
    const seen = new Set<string>();
    const doubled = doubledSections(page);
    for (const [index, section] of shownSections(resolved)) {
      const anchor = childOf(section, 'anchor');
      if (typeof anchor !== 'string' || doubled.has(index)) continue;
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
