import { CacheProvider, type EmotionCache } from '@emotion/react';
import { THEME_ID, type Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useDeferredValue, type ReactNode } from 'react';
import type { Site } from '../schema/site.ts';
import { PageProvider, SiteProvider, type PageData } from './context.tsx';
import Layout from './layout/layout.tsx';
import {
  FinishedHtmlContext,
  nothingFinished,
  PageSections,
  type FinishedHtml,
} from './layout/page-sections.tsx';

type SurroundingsProps = {
  theme: Theme;
  site: Site;
  data: PageData;
  cache: EmotionCache;
  children: ReactNode;
};

/**
 * What every part of a page is rendered with. The provider of `@mui/system` is the one that `@mui/material` uses for a
 * theme without CSS variables; that of `@mui/material` brings those of several color schemes, too. Under `THEME_ID` the
 * theme is passed on as it is: MUI memoizes styles per theme object, and a copy would defeat that cache.
 */
export const PageProviders = ({ theme, site, data, cache, children }: SurroundingsProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider themeId={THEME_ID} theme={theme}>
      <SiteProvider value={site}>
        <PageProvider value={data}>{children}</PageProvider>
      </SiteProvider>
    </ThemeProvider>
  </CacheProvider>
);

type Props = Omit<SurroundingsProps, 'children'> & {
  /** Finds markup that is there already; without it every section is rendered. */
  finished?: FinishedHtml;
  /** Renders the opening of the page at once and the rest after it. */
  openingFirst?: boolean;
  /** What only the browser has beside the page, or only the server: the place of the notices, the global styles. */
  children?: ReactNode;
};

/**
 * The whole page, the same on the server and in the browser. After a move the content comes first. What is around it
 * follows when that is on the screen: it is a hundred links, of which two say something else now.
 */
export const App = ({
  site,
  data,
  finished = nothingFinished,
  openingFirst = false,
  children,
  ...rest
}: Props) => (
  <PageProviders {...rest} site={useDeferredValue(site)} data={useDeferredValue(data)}>
    <FinishedHtmlContext value={finished}>
      <Layout content={data}>
        <PageSections key={data.page.route} openingFirst={openingFirst} />
      </Layout>
      {children}
    </FinishedHtmlContext>
  </PageProviders>
);
