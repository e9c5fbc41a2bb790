import { toRoute, type SiteFiles } from '../../documents/read/site/site-files.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Observable } from '../core/observable.ts';
import type { Studio } from './studio.ts';

/** A value of a document. */
export type DocumentLocation = {
  file: string;
  path: Path;
  /** Whether the fields inside of it stay folded away. */
  isFolded?: boolean;
};

/** What is looked at: a place in the document whose fields are shown, be it the page, a shared piece, or the site's. */
export type ViewState = DocumentLocation & {
  /** The page in the frame. */
  route: string;
  /** A number that grows with every choice, so that the same place can be chosen again. */
  chosen: number;
};

/** The page that is shown where the wanted one does not exist. */
const homeOf = (pages: SiteFiles['pages']): SiteFiles['pages'][number] | undefined =>
  pages.find(({ route }) => route === '/') ?? pages[0];

/** The page that the address of the Studio names, else the first one. */
const placeOfAddress = ({ files: { pages } }: Studio): Pick<ViewState, 'route' | 'file'> => {
  const wanted = decodeURI(location.hash.slice(1)) || '/';
  const page = pages.find(({ route }) => route === wanted) ?? homeOf(pages);
  return { route: page?.route ?? toRoute('home.yaml'), file: page?.path ?? '_site.yaml' };
};

/** What is looked at; the address of the Studio holds it, so that a reload and the way back keep it. */
export class View extends Observable<ViewState> {
  constructor(readonly studio: Studio) {
    super({ ...placeOfAddress(studio), path: [], chosen: 0 });
    addEventListener('hashchange', () => {
      const { route, file } = placeOfAddress(studio);
      if (route !== this.snapshot().route) this.#look({ route, file, path: [] });
    });
  }

  /** Shows a page. */
  open(route: string): void {
    const file = this.fileOf(route);
    if (file !== undefined) this.choose({ file, path: [] });
  }

  /** Shows the fields of a document, at a place; its page too, when it is a page. */
  choose({ file, path, isFolded = false }: DocumentLocation): void {
    const page = this.studio.files.pages.find((each) => each.path === file);
    const route = page?.route ?? this.snapshot().route;
    if (route !== this.snapshot().route) location.hash = route;
    this.#look({ route, file, path, isFolded });
  }

  /** Shows the home page when the page that is shown was removed. */
  leaveRemoved(): void {
    const home = homeOf(this.studio.files.pages);
    if (home && this.fileOf() === undefined) this.open(home.route);
  }

  /** The document of a page, of the one that is shown if none is named; nothing when there is none. */
  fileOf(route = this.snapshot().route): string | undefined {
    return this.studio.files.pages.find((page) => page.route === route)?.path;
  }

  #look(changed: Omit<ViewState, 'chosen'>): void {
    const moved = changed.route !== this.snapshot().route;
    this.set({ ...changed, chosen: this.snapshot().chosen + 1 });
    if (moved) this.studio.look();
  }
}
