import { createOrigin } from './origin.ts';
import { expandSharedSections, type ExpandedPage } from './shared-sections.ts';
import { hasErrors, type SiteDocument } from '../document/site-document.ts';
import type { ModelPage } from '../site/site-model.ts';
import type { Tokens } from '../site/tokens.ts';
import type { Form } from '../../../schema/form.ts';
import type { Page, PageDocument } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import { interpolate } from '../site/interpolate.ts';
import { getChild, isDeepEqual } from '../document/path.ts';
import { sectionTypesWith } from '../document/schemas.ts';
import { formNamesIn } from './form-names.ts';
import { isHidden } from './hidden.ts';
import { tokensOfPage } from './prices.ts';
import { validators } from '../validators.ts';

/** What pages refer to by name: shared sections and forms. */
type Library = { shared: ReadonlyMap<string, SiteDocument>; forms: ReadonlyMap<string, Form> };

const isFresh = ({ resolved, formsInUse }: CachedPage, { shared, forms }: Library): boolean =>
  [...resolved.uses].every(([name, piece]) => piece !== undefined && shared.get(name) === piece) &&
  isDeepEqual(formsInUse, selectForms(resolved, forms));

/** Caches pages as long as their document, shared sections and tokens do not change. */
export class PageCache {
  #pages = new WeakMap<SiteDocument, CachedPage>();
  #tokenVersion = '';

  /** @param showsHidden whether pages include hidden sections */
  constructor(readonly showsHidden: boolean) {}

  /** Returns the page of a route, which is created again only if something in it has changed. */
  get(route: string, document: SiteDocument, library: Library, tokens: Tokens): ModelPage {
    if (tokens.version !== this.#tokenVersion) {
      this.#pages = new WeakMap();
      this.#tokenVersion = tokens.version;
    }
    const known = this.#pages.get(document);
    if (known?.route === route && isFresh(known, library)) return known;
    const resolved = expandSharedSections(document, library.shared);
    const formsInUse = selectForms(resolved, library.forms);
    const page = formsInUse && interpolatePage(resolved, route, formsInUse, tokens, this.showsHidden);
    const made = { route, document, resolved, formsInUse, page, origin: createOrigin(resolved) };
    this.#pages.set(document, made);
    return made;
  }
}

type CachedPage = ModelPage & { formsInUse: Page['forms'] | undefined };

const typesWithAllForms = sectionTypesWith('allForms');

/**
 * Returns the forms that the sections of a page show; all forms if a section needs them.
 * @returns undefined if one of them does not exist or is not valid
 */
const selectForms = (
  { sections }: ExpandedPage,
  forms: ReadonlyMap<string, Form>,
): Page['forms'] | undefined => {
  if (sections.some((section) => typesWithAllForms.has(getChild(section, 'type'))))
    return Object.fromEntries(forms);
  const names = formNamesIn(sections);
  if (!names.every((name) => forms.has(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, forms.get(name) as Form]));
};

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
  forms: Page['forms'],
  tokens: Tokens,
  showsHidden: boolean,
): Page | undefined => {
  if (isInvalid(page)) return undefined;
  const { sections: _, ...head } = page.document.value as PageDocument;
  const values = tokensOfPage(tokens.values, page);
  let raw: unknown[] | undefined = page.sections;
  let sections: Section[] = [];
  return {
    ...(interpolate(head, values) as typeof head),
    route,
    forms,
    get sections() {
      if (raw) {
        sections = (interpolate(raw, values) as unknown[]).flatMap((section, index) => {
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
