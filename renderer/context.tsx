import { createContext, useContext } from 'react';
import { localeOf, type Locale } from '../schema/locale.ts';
import type { Page } from '../schema/page.ts';
import type { Site } from '../schema/site.ts';
import type { Media, MediaFile } from './media.ts';

/** The data that a page is rendered from; the same on the server, in the browser and in tests. */
export type PageData = {
  page: Page;
  /** The images that the page and the layout use. */
  media: Media;
  /** The breadcrumbs from the home page to this page, which is the last item. */
  trail: { label: string; href: string }[];
};

const SiteContext = createContext<Site | null>(null);
const PageContext = createContext<PageData | null>(null);

export const SiteProvider = SiteContext.Provider;
export const PageProvider = PageContext.Provider;

const requireValue = <T,>(value: T | null, name: string): T => {
  if (value === null) throw new Error(`${name} is used outside its provider.`);
  return value;
};

/** Returns the facts, menus and texts of the site (`_site.yaml`). */
export const useSite = (): Site => requireValue(useContext(SiteContext), 'useSite');

/** Returns how the site writes dates, numbers and money. */
export const useLocale = (): Locale => localeOf(useSite().facts);

/** Returns the current page with its images and breadcrumbs. */
export const usePage = (): PageData => requireValue(useContext(PageContext), 'usePage');

/** Returns the files that the build created for an image. @throws Error if the build did not process it, which the checks prevent */
export const useMedia = (src: string): MediaFile => {
  const file = usePage().media[src];
  if (!file) throw new Error(`The build did not process the image ${src}.`);
  return file;
};
