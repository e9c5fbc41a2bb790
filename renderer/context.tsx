import { createContext, useContext } from 'react';
import type { Page } from '../schema/page.ts';
import type { Site } from '../schema/site.ts';
import type { Media, MediaFile } from './media.ts';

/** Everything a page is rendered from: the same on the server, in the browser and in a test. */
export type PageData = {
  page: Page;
  /** The pictures that the page and the layout use. */
  media: Media;
  /** The breadcrumbs: the way from the home page to this page, this page last. */
  trail: { label: string; href: string }[];
};

const SiteContext = createContext<Site | null>(null);
const PageContext = createContext<PageData | null>(null);

export const SiteProvider = SiteContext.Provider;
export const PageProvider = PageContext.Provider;

const need = <T,>(value: T | null, name: string): T => {
  if (value === null) throw new Error(`${name} is used outside its provider`);
  return value;
};

/** The facts, menus and words of the site (`_site.yaml`). */
export const useSite = (): Site => need(useContext(SiteContext), 'useSite');

/** The page that is shown, with its pictures and its breadcrumbs. */
export const usePage = (): PageData => need(useContext(PageContext), 'usePage');

/** What the build knows of a picture. @throws Error when the build did not see it, which the checks prevent */
export const useMedia = (src: string): MediaFile => {
  const file = usePage().media[src];
  if (!file) throw new Error(`picture ${src} was not prepared by the build`);
  return file;
};
