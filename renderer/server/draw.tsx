import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { PageProvider, SiteProvider, type PageData } from '../context.tsx';
import type { ServerStyles } from './emotion.ts';

/** Finished markup with the names of the rules that it needs, in the order in which they come. */
export type Drawn = { html: string; names: string[] };

/** What everything on a page is drawn from. */
export type Scene = { styles: ServerStyles; theme: Theme; site: Site; data: PageData };

/** Stands where other markup belongs: a control character, which no text needs. */
export const hole = '\u0001';

/**
 * Cuts the markup of a page at its holes.
 * @throws Error when the page has a text with that character
 */
export const cutAtHoles = (html: string, holes: number, { data }: Scene): string[] => {
  const parts = html.split(hole);
  if (parts.length === holes + 1) return parts;
  throw new Error(`${data.page.route} has a text with the control character U+0001. Remove it.`);
};

/**
 * Draws a part of a page by itself.
 * @returns its markup, and the names of the global rules that it needs
 */
export const draw = ({ styles, theme, site, data }: Scene, content: ReactNode) => {
  const html = renderToString(
    <CacheProvider value={styles.cache}>
      <ThemeProvider theme={theme}>
        <SiteProvider value={site}>
          <PageProvider value={data}>{content}</PageProvider>
        </SiteProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { html, global: styles.takeGlobal() };
};
