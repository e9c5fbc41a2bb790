import { routeOf } from '../../documents/read/site/site-files.ts';
import type { Path } from '../../documents/read/document/path.ts';
import type { Studio } from './studio.ts';

/** A value of a document. */
export type Place = { file: string; path: Path };

/** What is looked at. */
export type Looked = {
  /** The page in the frame. */
  route: string;
  /** The document whose fields and text are shown: that of the page, a shared piece, or the site's. */
  file: string;
  /** What is edited in it; a number that grows with every choice, so that the same place can be chosen again. */
  path: Path;
  chosen: number;
};

/** What is looked at; the address of the Studio holds it, so that a reload and the way back keep it. */
export class View {
  readonly #listeners = new Set<() => void>();
  readonly #studio: Studio;
  #looked: Looked;

  constructor(studio: Studio) {
    this.#studio = studio;
    this.#looked = { ...this.#ofAddress(), path: [], chosen: 0 };
    addEventListener('hashchange', () => {
      const { route, file } = this.#ofAddress();
      if (route !== this.#looked.route) this.#set({ route, file, path: [] });
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Looked => this.#looked;

  /** Shows a page. */
  open(route: string): void {
    const file = this.fileOf(route);
    if (file === undefined) return;
    location.hash = route;
    this.#set({ route, file, path: [] });
  }

  /** Shows the fields of a document, at a place; its page too, when it is a page. */
  choose({ file, path }: Place): void {
    const page = this.#studio.files.pages.find((each) => each.path === file);
    const route = page?.route ?? this.#looked.route;
    if (route !== this.#looked.route) location.hash = route;
    this.#set({ route, file, path });
  }

  /** The document of a page; nothing when there is none. */
  fileOf(route: string): string | undefined {
    return this.#studio.files.pages.find((page) => page.route === route)?.path;
  }

  #ofAddress(): Pick<Looked, 'route' | 'file'> {
    const wanted = decodeURI(location.hash.slice(1)) || '/';
    const { pages } = this.#studio.files;
    const page =
      pages.find(({ route }) => route === wanted) ?? pages.find(({ route }) => route === '/') ?? pages[0];
    const file = page?.path ?? '_site.yaml';
    return { route: page?.route ?? routeOf('home.yaml'), file };
  }

  #set(changed: Omit<Looked, 'chosen'>): void {
    const moved = changed.route !== this.#looked.route;
    this.#looked = { ...changed, chosen: this.#looked.chosen + 1 };
    for (const listener of this.#listeners) listener();
    if (moved) this.#studio.look();
  }
}
