import { routeOf } from '../../documents/read/site/site-files.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Observable } from './observable.ts';
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

/** The page that the address of the Studio names, else the first one. */
const placeOfAddress = ({ files: { pages } }: Studio): Pick<Looked, 'route' | 'file'> => {
  const wanted = decodeURI(location.hash.slice(1)) || '/';
  const page =
    pages.find(({ route }) => route === wanted) ?? pages.find(({ route }) => route === '/') ?? pages[0];
  return { route: page?.route ?? routeOf('home.yaml'), file: page?.path ?? '_site.yaml' };
};

/** What is looked at; the address of the Studio holds it, so that a reload and the way back keep it. */
export class View extends Observable<Looked> {
  readonly #studio: Studio;

  constructor(studio: Studio) {
    super({ ...placeOfAddress(studio), path: [], chosen: 0 });
    this.#studio = studio;
    addEventListener('hashchange', () => {
      const { route, file } = placeOfAddress(studio);
      if (route !== this.snapshot().route) this.#set({ route, file, path: [] });
    });
  }

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
    const route = page?.route ?? this.snapshot().route;
    if (route !== this.snapshot().route) location.hash = route;
    this.#set({ route, file, path });
  }

  /** The document of a page; nothing when there is none. */
  fileOf(route: string): string | undefined {
    return this.#studio.files.pages.find((page) => page.route === route)?.path;
  }

  #set(changed: Omit<Looked, 'chosen'>): void {
    const moved = changed.route !== this.snapshot().route;
    this.become({ ...changed, chosen: this.snapshot().chosen + 1 });
    if (moved) this.#studio.look();
  }
}
