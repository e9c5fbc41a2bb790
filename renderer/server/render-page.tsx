import type { Theme } from '@mui/material/styles';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { App } from '../app.tsx';
import type { PageData } from '../context.tsx';
import type { FinishedHtml } from '../layout/page-sections.tsx';
import { isLive, loadSections, sectionTypes } from '../section-view.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { addStyles, createServerCache, stylesOf } from './emotion.ts';
import { createSectionRenderer } from './render-section.tsx';

/** Draws a page as a whole HTML document. `share` is the address of the picture for those who pass the page on. */
export type PageRenderer = (data: PageData, share?: string) => string;

/**
 * Prepares to draw the pages of a site.
 * @param site facts, menus and words, tokens in their places
 * @param assets addresses of the browser's files
 * @param theme how it looks
 */
export const createPageRenderer = async (site: Site, assets: Assets, theme: Theme): Promise<PageRenderer> => {
  await loadSections(sectionTypes);
  const renderSection = createSectionRenderer(site, theme);
  return (data, share) => {
    // Sections first: React's server renderer cannot be entered again in the middle of a page.
    const drawn = new Map(
      data.page.sections
        .filter(({ type }) => !isLive(type))
        .map((section) => [section, renderSection(data, section)] as const),
    );
    const cache = createServerCache();
    const finished: FinishedHtml = (section) => drawn.get(section)?.html;
    const html = renderToString(
      <App theme={theme} site={site} data={data} cache={cache} finished={finished} />,
    );
    const styles = stylesOf(cache);
    for (const section of drawn.values()) addStyles(styles, section.styles);
    const document = (
      <Document site={site} data={data} assets={assets} share={share} html={html} styles={styles} />
    );
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  };
};
