import { THEME_ID, type Theme } from '@mui/material/styles';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { App } from '../app.tsx';
import type { PageData } from '../context.tsx';
import type { FinishedHtml } from '../layout/page-sections.tsx';
import { isLive, loadSections, sectionTypes } from '../section-view.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { cutAtHoles, hole, type Drawn, type Scene } from './draw.tsx';
import { namesIn, ServerStyles } from './emotion.ts';
import { createShell, routesOfLayout } from './layout-shell.tsx';
import { createSectionRenderer } from './render-section.tsx';

/** Draws a page as a whole HTML document. `share` is the address of the picture for those who pass the page on. */
export type PageRenderer = (data: PageData, share?: string) => string;

const drawWhole = ({ styles, theme, site, data }: Scene, finished: FinishedHtml): Drawn => {
  const html = renderToString(
    <App theme={theme} site={site} data={data} cache={styles.cache} finished={finished}>
      <GlobalStyles />
    </App>,
  );
  return { html, names: [...styles.takeGlobal(), ...namesIn(html)] };
};

/** Puts finished sections into the places that were left for them. */
const fill = ({ html }: Drawn, sections: Drawn[], scene: Scene): string =>
  cutAtHoles(html, sections.length, scene)
    .map((part, index) => part + (sections[index]?.html ?? ''))
    .join('');

/**
 * Prepares to draw the pages of a site.
 * @param site facts, menus and words, tokens in their places
 * @param assets addresses of the browser's files
 * @param theme how it looks
 */
export const createPageRenderer = async (site: Site, assets: Assets, theme: Theme): Promise<PageRenderer> => {
  await loadSections(sectionTypes);
  const renderSections = createSectionRenderer();
  const drawInShell = createShell();
  const named = routesOfLayout(site);
  // Under MUI's own name the theme stays one object: it remembers what it has made of an object, not of its copies.
  const scoped = { [THEME_ID]: theme } as unknown as Theme;
  const styles = new ServerStyles();
  return (data, share) => {
    const scene = { styles, theme: scoped, site, data };
    const { route, sections } = data.page;
    const still = sections.filter(({ type }) => !isLive(type));
    // Sections first: React's server renderer cannot be entered again in the middle of a page.
    const drawn = renderSections(scene, still);
    const finished: FinishedHtml = ({ type }) => (isLive(type) ? undefined : hole);
    // What is live takes its ids from its place in the whole page, in the browser too.
    const apart = still.length === sections.length && !named.has(route);
    const frame = (apart ? drawInShell : drawWhole)(scene, finished);
    const names = new Set([frame, ...drawn].flatMap(({ names }) => names));
    const document = (
      <Document
        site={site}
        data={data}
        assets={assets}
        share={share}
        html={fill(frame, drawn, scene)}
        styles={styles.rulesOf(names)}
      />
    );
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  };
};
