import { toRoute, type SiteFiles } from '../../documents/read/site/site-files.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Observable } from '../core/observable.ts';
import type { Studio } from './studio.ts';

/** Location of a value in a document. */
export type DocumentLocation = {
  file: string;
  path: Path;
  /** Whether the fields inside stay collapsed. */
  isFolded?: boolean;
};

/** The current view: a location in the document whose fields are shown. */
export type ViewState = DocumentLocation & {
  /** Route of the page in the preview. */
  route: string;
  /** Increases with every selection, so that the same location can be selected again. */
  chosen: number;
};

/** Returns the page shown if the requested one does not exist. */
const homeOf = (pages: SiteFiles['pages']): SiteFiles['pages'][number] | undefined =>
  pages.find(({ route }) => route === '/') ?? pages[0];

/** Returns the page named in the hash of the Studio's URL, or the home page. */
const readLocationHash = ({ files: { pages } }: Studio): Pick<ViewState, 'route' | 'file'> => {
  const requested = decodeURI(location.hash.slice(1)) || '/';
  const page = pages.find(({ route }) => route === requested) ?? homeOf(pages);
  return { route: page?.route ?? toRoute('home.yaml'), file: page?.path ?? '_site.yaml' };
};

/** The current view. Its route is stored in the URL hash, so that reload and the back button work. */
export class View extends Observable<ViewState> {
  constructor(readonly studio: Studio) {
    super({ ...readLocationHash(studio), path: [], chosen: 0 });
    addEventListener('hashchange', () => {
      const { route, file } = readLocationHash(studio);
      if (route !== this.snapshot().route) this.#update({ route, file, path: [] });
    });
  }

  /** Shows a page. */
  open(route: string): void {
    const file = this.fileOf(route);
    if (file !== undefined) this.choose({ file, path: [] });
  }

  /** Shows the fields of a document at a location; if it is a page or a form, shows the page too. */
  choose({ file, path, isFolded = false }: DocumentLocation): void {
    const page = this.studio.files.pages.find((each) => each.path === file);
    const route = page?.route ?? this.#routeWithForm(file) ?? this.snapshot().route;
    if (route !== this.snapshot().route) location.hash = route;
    this.#update({ route, file, path, isFolded });
  }

  /** Shows the home page if the current page was removed, and the page if another document was. */
  leaveRemoved(): void {
    const { files, texts } = this.studio;
    const home = homeOf(files.pages);
    if (home && this.fileOf() === undefined) this.open(home.route);
    else if (!texts.snapshot().current.has(this.snapshot().file)) this.open(this.snapshot().route);
  }

  /** Returns the file of a page (default: the current page); undefined if there is none. */
  fileOf(route = this.snapshot().route): string | undefined {
    return this.studio.files.pages.find((page) => page.route === route)?.path;
  }

  /** Returns the name of the form in a file (default: the current file); empty if it is another document. */
  formOf(file = this.snapshot().file): string {
    return [...this.studio.files.forms].find(([, path]) => path === file)?.[0] ?? '';
  }

  /** Returns the route of a page that contains a form, by preference the current one; undefined if none does. */
  #routeWithForm(file: string): string | undefined {
    const routes = this.studio.checking.snapshot().formRoutes.get(this.formOf(file)) ?? [];
    return routes.find((route) => route === this.snapshot().route) ?? routes[0];
  }

  #update(changed: Omit<ViewState, 'chosen'>): void {
    const moved = changed.route !== this.snapshot().route;
    this.set({ ...changed, chosen: this.snapshot().chosen + 1 });
    if (moved) this.studio.refresh();
  }
}
