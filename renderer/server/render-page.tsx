import { THEME_ID, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { App } from '../app.tsx';
import type { PageData } from '../context.tsx';
import type { FinishedHtml } from '../layout/page-sections.tsx';
import { isLive, loadSections, sectionTypes } from '../section-view.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import type { Drawn, Scene } from './draw.tsx';
import { addStyles, createServerCache, stylesOf } from './emotion.ts';
import { createShell, routesOfLayout } from './layout-shell.tsx';
import { createSectionRenderer } from './render-section.tsx';

/** Draws a page as a whole HTML document. `share` is the address of the picture for those who pass the page on. */
export type PageRenderer = (data: PageData, share?: string) => string;

const drawWhole = ({ theme, site, data }: Scene, finished: FinishedHtml): Drawn => {
  const cache = createServerCache();
  const html = renderToString(
    <App theme={theme} site={site} data={data} cache={cache} finished={finished} />,
  );
  return { html, styles: stylesOf(cache) };
};

/**
 * Prepares to draw the pages of a site.
 * @param site facts, menus and words, tokens in their places
 * @param assets addresses of the browser's files
 * @param theme how it looks
 */
export const createPageRenderer = async (site: Site, assets: Assets, theme: Theme): Promise<PageRenderer> => {
  await loadSections(sectionTypes);
  const renderSection = createSectionRenderer();
  const drawInShell = createShell();
  const named = routesOfLayout(site);
  // Under MUI's own name the theme stays one object: it remembers what it has made of an object, not of its copies.
  const scoped = { [THEME_ID]: theme } as unknown as Theme;
  return (data, share) => {
    const scene = { theme: scoped, site, data };
    const { route, sections } = data.page;
    // Sections first: React's server renderer cannot be entered again in the middle of a page.
    const drawn = new Map(
      sections
        .filter(({ type }) => !isLive(type))
        .map((section) => [section, renderSection(scene, section)] as const),
    );
    const finished: FinishedHtml = (section) => drawn.get(section)?.html;
    // What is live takes its ids from its place in the whole page, in the browser too.
    const apart = drawn.size === new Set(sections).size && !named.has(route);
    const { html, styles } = (apart ? drawInShell : drawWhole)(scene, finished);
    for (const section of drawn.values()) addStyles(styles, section.styles);
    const document = (
      <Document site={site} data={data} assets={assets} share={share} html={html} styles={styles} />
    );
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  };
};
