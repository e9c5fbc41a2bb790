import { originOf } from './origin.ts';
import { interpolatePage } from './interpolated-page.ts';
import { resolvePage } from './shared-pieces.ts';
import type { SiteDocument } from '../document/site-document.ts';
import type { ModelPage } from '../site/site-model.ts';
import type { Tokens } from '../site/tokens.ts';

type Library = ReadonlyMap<string, SiteDocument>;

const isFresh = ({ resolved }: ModelPage, document: SiteDocument, library: Library): boolean =>
  resolved.document === document &&
  [...resolved.uses].every(([name, piece]) => piece !== undefined && library.get(name) === piece);

/** Caches pages as long as neither their file nor a shared piece or token in them changes. */
export class PageCache {
  #pages = new Map<string, ModelPage>();
  #tokenVersion = '';

  /** @param showsHidden whether hidden sections are on the pages */
  constructor(readonly showsHidden: boolean) {}

  /** The page of a route, made anew only when something in it has changed. */
  get(route: string, document: SiteDocument, library: Library, tokens: Tokens): ModelPage {
    if (tokens.version !== this.#tokenVersion) {
      this.#pages.clear();
      this.#tokenVersion = tokens.version;
    }
    const known = this.#pages.get(route);
    if (known && isFresh(known, document, library)) return known;
    const resolved = resolvePage(document, library);
    const page = interpolatePage(resolved, route, tokens, this.showsHidden);
    const made = { route, document, resolved, page, origin: originOf(resolved) };
    this.#pages.set(route, made);
    return made;
  }

  /** Forgets pages that no longer exist. */
  keepOnly(routes: ReadonlyMap<string, unknown>): void {
    for (const route of this.#pages.keys()) if (!routes.has(route)) this.#pages.delete(route);
  }
}
