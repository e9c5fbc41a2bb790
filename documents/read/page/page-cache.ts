import { createOrigin } from './origin.ts';
import { expandSharedSections, type ExpandedPage } from './shared-sections.ts';
import { hasErrors, type SiteDocument } from '../document/site-document.ts';
import type { ModelPage } from '../site/site-model.ts';
import type { Tokens } from '../site/tokens.ts';
import type { Page, PageDocument } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import { interpolate } from '../site/interpolate.ts';
import { isHidden } from './hidden.ts';
import { validators } from '../validators.ts';

type SharedSections = ReadonlyMap<string, SiteDocument>;

const isFresh = ({ uses }: ExpandedPage, library: SharedSections): boolean =>
  [...uses].every(([name, piece]) => piece !== undefined && library.get(name) === piece);

/** Caches pages as long as their document, shared sections and tokens do not change. */
export class PageCache {
  #pages = new WeakMap<SiteDocument, ModelPage>();
  #tokenVersion = '';

  /** @param showsHidden whether pages include hidden sections */
  constructor(readonly showsHidden: boolean) {}

  /** Returns the page of a route, which is created again only if something in it has changed. */
  get(route: string, document: SiteDocument, library: SharedSections, tokens: Tokens): ModelPage {
    if (tokens.version !== this.#tokenVersion) {
      this.#pages = new WeakMap();
      this.#tokenVersion = tokens.version;
    }
    const known = this.#pages.get(document);
    if (known?.route === route && isFresh(known.resolved, library)) return known;
    const resolved = expandSharedSections(document, library);
    const page = interpolatePage(resolved, route, tokens, this.showsHidden);
    const made = { route, document, resolved, page, origin: createOrigin(resolved) };
    this.#pages.set(document, made);
    return made;
  }
}

const isSection = (section: unknown): section is Section => validators.section(section);

const isInvalid = ({ document, sharedSections: pieces, sections }: ExpandedPage): boolean =>
  !document.readable ||
  [document, ...pieces.values()].some(hasErrors) ||
  // An override may make a shared section invalid.
  [...pieces.keys()].some((index) => !isSection(sections[index])) ||
  sections.includes(undefined);

/**
 * Returns a page that is ready to render. Its sections are interpolated when they are first read, because most pages
 * are only needed for their other fields.
 * @param showsHidden whether it includes hidden sections
 * @returns undefined if the document is not valid
 */
const interpolatePage = (
  page: ExpandedPage,
  route: string,
  tokens: Tokens,
  showsHidden: boolean,
): Page | undefined => {
  if (isInvalid(page)) return undefined;
  const { sections: _, ...head } = page.document.value as PageDocument;
  let raw: unknown[] | undefined = page.sections;
  let sections: Section[] = [];
  return {
    ...(interpolate(head, tokens.values) as typeof head),
    route,
    get sections() {
      if (raw) {
        sections = (interpolate(raw, tokens.values) as unknown[]).flatMap((section, index) => {
          if (isHidden(section) && !showsHidden) return [];
          if (isSection(section)) return section;
          const where = `${page.document.source.file}, section ${index + 1}`;
          throw new Error(
            `${where} is not valid after its tokens were replaced with the facts of _site.yaml`,
          );
        });
        raw = undefined;
      }
      return sections;
    },
  };
};
