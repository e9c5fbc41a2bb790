import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { PageProvider, SiteProvider, type PageData } from '../context.tsx';
import { createServerCache, stylesOf, type Styles } from './emotion.ts';

/** Finished markup with the rules that it needs. */
export type Drawn = { html: string; styles: Styles };

/** What everything on a page is drawn from. */
export type Scene = { theme: Theme; site: Site; data: PageData };

/** Draws a part of a page by itself. */
export const draw = ({ theme, site, data }: Scene, content: ReactNode): Drawn => {
  const cache = createServerCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <SiteProvider value={site}>
          <PageProvider value={data}>{content}</PageProvider>
        </SiteProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { html, styles: stylesOf(cache) };
};
