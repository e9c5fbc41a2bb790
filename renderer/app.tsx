import { CacheProvider, type EmotionCache } from '@emotion/react';
import { THEME_ID } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useDeferredValue, type ReactNode } from 'react';
import type { Site } from '../schema/site.ts';
import { PageProvider, SiteProvider, type PageData } from './context.tsx';
import Layout from './layout/layout.tsx';
import { FinishedHtmlContext, PageSections, type FinishedHtml } from './layout/page-sections.tsx';
import { siteTheme } from './theme/site-theme.ts';
import type { Except } from '../schema/except.ts';

type PageProvidersProps = {
  site: Site;
  data: PageData;
  cache: EmotionCache;
  children: ReactNode;
};

/**
 * The context providers that every part of a page needs. This uses the `ThemeProvider` of `@mui/system`, because that
 * of `@mui/material` additionally bundles the providers for CSS variables and color schemes. Passing the theme under
 * `THEME_ID` avoids a copy: MUI memoizes styles per theme object, and a copy would defeat that cache.
 */
export const PageProviders = ({ site, data, cache, children }: PageProvidersProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider themeId={THEME_ID} theme={siteTheme(site.brand)}>
      <SiteProvider value={site}>
        <PageProvider value={data}>{children}</PageProvider>
      </SiteProvider>
    </ThemeProvider>
  </CacheProvider>
);

type Props = Except<PageProvidersProps, 'children'> & {
  /** Returns the existing HTML of a section. Without this function every section is rendered. */
  finished?: FinishedHtml;
  /** Whether to render the first section immediately and the others afterwards. */
  openingFirst?: boolean;
  /** Elements that only the browser or only the server renders next to the page: notices, global styles. */
  children?: ReactNode;
};

/**
 * The complete page, rendered on the server and in the browser. After a navigation the content is rendered first. The
 * layout uses deferred values: of its about one hundred links only two change, those to the previous and to the new
 * page.
 */
export const App = ({ site, data, finished, openingFirst = false, children, ...rest }: Props) => (
  <PageProviders {...rest} site={useDeferredValue(site)} data={useDeferredValue(data)}>
    <FinishedHtmlContext value={finished}>
      <Layout content={data}>
        <PageSections key={data.page.route} openingFirst={openingFirst} />
      </Layout>
      {children}
    </FinishedHtmlContext>
  </PageProviders>
);
