import { Observable } from '../core/observable.ts';
import { diffTexts, type FileTexts } from '../store/patches.ts';
import type { StoredSite } from '../store/site-store.ts';
import type { CheckedSite, PageNames, RenderableSite } from './checker.worker.ts';
import { startChecker, type Checker } from './start-checker.ts';
import { reuseEqualParts } from '../core/reuse-equal-parts.ts';

/** Pause in typing before the whole site is checked, in milliseconds. */
const debounceMs = 250;

/** Result of reading and checking the texts. */
export type SiteCheckState = {
  /** The current page, or the last version of it that could be rendered. */
  rendered: RenderableSite;
  /** Whether `rendered` matches the current texts. */
  isCurrent: boolean;
  /** Whether the preview is empty, because not even an earlier version of the page could be rendered. */
  isMissing: boolean;
  /** Whether the whole site was checked, so that `problems` is complete. */
  isChecked: boolean;
  /** The texts that were checked. Fixes of `problems` can only be applied to these texts. */
  checkedTexts: FileTexts;
} & PageNames &
  CheckedSite;

/**
 * Reads and checks texts in two workers: one reads only the current page, the other the whole site, so that neither the
 * size of the site nor a running check delays the preview.
 */
export class Checking extends Observable<SiteCheckState> {
  readonly #page: Checker;
  /**
   * Worker that checks the whole site. It also runs tasks that need all documents, with the texts of the last update.
   */
  readonly site: Checker;
  #texts: FileTexts;
  #updates = 0;
  /** The last version of each page that could be rendered, by route. */
  readonly #lastRendered = new Map<string, RenderableSite>();

  /** @param texts the stored documents. The first update sends only the differences from them */
  constructor({ content }: StoredSite, texts: FileTexts) {
    const rendered = { page: undefined, site: undefined, forms: {} };
    const none = new Map<string, never>();
    const names = { names: none, formRoutes: none };
    const checked = { isChecked: false, checkedTexts: none, problems: [], places: none, uses: none };
    super({ rendered, isCurrent: false, isMissing: false, ...names, ...checked });
    this.#texts = texts;
    this.#page = startChecker(content);
    this.site = startChecker(content);
  }

  /** Reads the page of a route from the current texts at once; checks the whole site after a short pause. */
  async update(texts: FileTexts, route: string): Promise<void> {
    const changes = diffTexts(this.#texts, texts);
    this.#texts = texts;
    const update = (this.#updates += 1);
    for (const checker of [this.#page, this.site]) void checker.take(changes);
    const rendered = await this.#page.read(route);
    if (update !== this.#updates) return;
    this.#show(rendered, route);
    if (update > 1) await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (update !== this.#updates) return;
    const names = await this.site.names();
    if (update !== this.#updates) return;
    this.#merge(names);
    const checked = await this.site.check();
    if (checked && update === this.#updates)
      this.#merge({ ...checked, isChecked: true, checkedTexts: this.#texts });
  }

  #show(rendered: RenderableSite, route: string): void {
    const { page, site } = rendered;
    const isCurrent = page !== undefined && site !== undefined;
    if (isCurrent) this.#lastRendered.set(route, rendered);
    const shown = this.#lastRendered.get(route) ?? rendered;
    this.#merge({
      rendered: shown,
      isCurrent,
      isMissing: !shown.page || !shown.site,
      ...(page && { names: new Map(this.snapshot().names).set(route, page.name ?? page.title) }),
    });
  }

  #merge(changed: Partial<SiteCheckState>): void {
    const state = this.snapshot();
    this.set(reuseEqualParts(state, { ...state, ...changed }));
  }
}
