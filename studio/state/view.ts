import type { SiteFiles } from '../../documents/read/site/site-files.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { Observable } from '../core/observable.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { words } from '../messages/messages.ts';
import type { Studio } from './studio.ts';
import type { Except } from '../../schema/except.ts';

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

const yamlEnding = /\.ya?ml$/i;

/** Returns the encoded route of a page, or name of another document such as `/_forms/order`. */
const nameOf = (path: string): string => encodeURI(path.replace(yamlEnding, '')).replaceAll('?', '%3F');

/**
 * The current view. It is stored in the hash of the URL, such as `#/contact?at=sections.1` or
 * `#/_forms/order?page=/contact`, so that it survives a reload. Each opened document is an entry in the browser's history,
 * which contains the last selected location.
 */
export class View extends Observable<ViewState> {
  constructor(readonly studio: Studio) {
    super({ route: homeOf(studio.files.pages)?.route ?? '/', file: '', path: [], chosen: 0 });
    this.set({ ...this.#readHash(), chosen: 0 });
    addEventListener('hashchange', () => this.#update(this.#readHash()));
  }

  /** Shows a page. */
  open(route: string): void {
    const file = this.fileOf(route);
    if (file !== undefined) this.choose({ file, path: [] });
  }

  /** Shows the fields of a document at a location; if it is a page or a form, shows the page too. */
  choose({ file, path, isFolded = false }: DocumentLocation): void {
    const { file: former } = this.snapshot();
    // The former document may have been removed or renamed.
    const isNew = former !== file && this.studio.texts.snapshot().current.has(former);
    this.#update({ route: this.#routeWith(file), file, path, isFolded }, isNew);
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

  /**
   * Returns the route of the page that is shown with a document: itself, or a page that contains the form.
   * @param preferred the page for another document; for a form, if it contains the form
   */
  #routeWith(file: string, preferred = this.snapshot().route): string {
    const { files, checking } = this.studio;
    const page = files.pages.find(({ path }) => path === file);
    const routes = checking.snapshot().formRoutes.get(this.formOf(file)) ?? [preferred];
    return page?.route ?? routes.find((route) => route === preferred) ?? routes[0] ?? preferred;
  }

  /** Returns the view that the hash names, or reports that it names no document and returns the home page. */
  #readHash(): Except<ViewState, 'chosen'> {
    const { pages } = this.studio.files;
    const [name = '', query] = location.hash.slice(1).split(/\?(.*)/s);
    const files = [...this.studio.texts.snapshot().current.keys()];
    const page = pages.find(({ route }) => nameOf(route) === name);
    const found = page?.path ?? files.find((each) => yamlEnding.test(each) && nameOf(`/${each}`) === name);
    if (found === undefined && !/^\/?$/.test(name))
      this.studio.notice.set({ text: words.app.unknownUrl, isError: true });
    const file = found ?? homeOf(pages)?.path ?? '_site.yaml';
    const parts = new URLSearchParams(found === undefined ? '' : query);
    const shown = pages.find(({ route }) => route === parts.get('page'));
    const path = (parts.get('at') ?? '').split('.').filter(Boolean);
    const toKey = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);
    return { file, route: this.#routeWith(file, shown?.route), path: path.map(toKey) };
  }

  /** @param isNew whether the view becomes a new entry in the browser's history */
  #update(view: Except<ViewState, 'chosen'>, isNew = false): void {
    const { file, route, path } = view;
    const { route: former, chosen } = this.snapshot();
    this.set({ ...view, chosen: chosen + 1 });
    const isPage = this.fileOf(route) === file;
    const parts = { ...(!isPage && { page: route }), ...(path.length > 0 && { at: path.join('.') }) };
    const query = String(new URLSearchParams(parts)).replaceAll('%2F', '/');
    const hash = `#${nameOf(isPage ? route : `/${file}`)}${query && `?${query}`}`;
    // Browsers refuse too many calls in a short time.
    tryOrUndefined(() => history[isNew ? 'pushState' : 'replaceState'](null, '', hash));
    if (route !== former) this.studio.refresh();
  }
}
