import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useDeferredValue, type ReactNode } from 'react';
import type { Site } from '../schema/site.ts';
import { PageProvider, SiteProvider, type PageData } from './context.tsx';
import Layout from './layout/layout.tsx';
import { FinishedHtmlContext, PageSections, type FinishedHtml } from './layout/page-sections.tsx';
import { GlobalStyles } from './theme/global.tsx';

type Props = {
  theme: Theme;
  site: Site;
  data: PageData;
  cache: EmotionCache;
  finished: FinishedHtml;
  /** Draws the opening of the page at once and the rest after it. */
  openingFirst?: boolean;
  /** What only the browser has beside the page: the place of the notices. */
  children?: ReactNode;
};

/**
 * The whole page, the same on the server and in the browser. After a move the content comes first. What is around it
 * follows when that is on the screen: it is a hundred links, of which two say something else now.
 */
export const App = ({ theme, site, data, cache, finished, openingFirst = false, children }: Props) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <GlobalStyles />
      <SiteProvider value={site}>
        <PageProvider value={useDeferredValue(data)}>
          <FinishedHtmlContext value={finished}>
            <Layout content={data}>
              <PageSections key={data.page.route} openingFirst={openingFirst} />
            </Layout>
            {children}
          </FinishedHtmlContext>
        </PageProvider>
      </SiteProvider>
    </ThemeProvider>
  </CacheProvider>
);
