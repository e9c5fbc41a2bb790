import { Observable } from '../core/observable.ts';
import { diffTexts, type FileTexts } from '../store/patches.ts';
import type { StoredSite } from '../store/site-store.ts';
import type { CheckedSite, PageNames, RenderableSite } from './checker.worker.ts';
import { startChecker, type Checker } from './start-checker.ts';
import { reuseEqualParts } from '../core/reuse-equal-parts.ts';

/** The whole site is looked at when nothing has been typed for so long. */
const restMs = 250;

/** What is known of the texts. */
export type SiteCheckState = {
  /** The page as it is, or as it was when it could last be rendered. */
  rendered: RenderableSite;
  /** Whether the page on the screen is that of the texts as they are. */
  isCurrent: boolean;
  /** Whether there is no page to show, not even an earlier one. */
  isMissing: boolean;
  /** Whether the whole site was checked, so that `problems` says something. */
  isChecked: boolean;
  /** The texts that were checked: edits of problems fit them alone. */
  checkedTexts: FileTexts;
} & PageNames &
  CheckedSite;

/** A map with one value replaced; the same map when it has that value. */
const withValue = (map: ReadonlyMap<string, string>, key: string, value: string) =>
  map.get(key) === value ? map : new Map(map).set(key, value);

/**
 * Reads and checks texts in two workers: one reads the page on the screen alone, the other one the whole site. So neither
 * the size of the site nor a check that runs delays the page.
 */
export class Checking extends Observable<SiteCheckState> {
  readonly #page: Checker;
  /** Also does what rests on all documents, as they were at the last look. */
  readonly site: Checker;
  #texts: FileTexts;
  #looks = 0;

  /** @param texts the documents as they are stored: what differs from them is sent with the first look */
  constructor({ prefix, content }: StoredSite, texts: FileTexts) {
    const rendered = { page: undefined, site: undefined };
    const names = { names: new Map(), titles: new Map() };
    const checked = {
      isChecked: false,
      checkedTexts: new Map(),
      problems: [],
      places: new Map(),
      uses: new Map(),
    };
    super({ rendered, isCurrent: false, isMissing: false, ...names, ...checked });
    this.#texts = texts;
    this.#page = startChecker(prefix, content).checker;
    this.site = startChecker(prefix, content).checker;
  }

  /** Reads the texts as they are now, and renders the page of a route; the whole site is checked a little later. */
  async update(texts: FileTexts, route: string): Promise<void> {
    const changes = diffTexts(this.#texts, texts);
    this.#texts = texts;
    const look = (this.#looks += 1);
    for (const checker of [this.#page, this.site]) void checker.take(changes);
    const rendered = await this.#page.read(route);
    if (look !== this.#looks) return;
    this.#show(rendered, route);
    if (look > 1) await new Promise((resolve) => setTimeout(resolve, restMs));
    if (look !== this.#looks) return;
    const names = await this.site.names();
    if (look !== this.#looks) return;
    this.#know(names);
    const checked = await this.site.check();
    if (checked && look === this.#looks) this.#know({ ...checked, isChecked: true, checkedTexts: texts });
  }

  #show(rendered: RenderableSite, route: string): void {
    const { rendered: before, names, titles } = this.snapshot();
    const { page, site } = rendered;
    const isCurrent = page !== undefined && site !== undefined;
    // The page that was there stays as long as it has the same route.
    const shown = !isCurrent && before.page?.route === route ? before : reuseEqualParts(before, rendered);
    this.#know({
      rendered: shown,
      isCurrent,
      isMissing: !shown.page || !shown.site,
      ...(page && {
        names: withValue(names, route, page.name ?? page.title),
        titles: withValue(titles, route, page.title),
      }),
    });
  }

  #know(changed: Partial<SiteCheckState>): void {
    this.set({ ...this.snapshot(), ...changed });
  }
}
