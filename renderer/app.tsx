import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
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

/** What every part of a page is rendered with. */
export const Surroundings = ({ theme, site, data, cache, children }: SurroundingsProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
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
  <Surroundings {...rest} site={useDeferredValue(site)} data={useDeferredValue(data)}>
    <FinishedHtmlContext value={finished}>
      <Layout content={data}>
        <PageSections key={data.page.route} openingFirst={openingFirst} />
      </Layout>
      {children}
    </FinishedHtmlContext>
  </Surroundings>
);
