import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { Section } from '../../../schema/section.ts';
import { PageProvider, SiteProvider } from '../../context.tsx';
import { emotionOptions } from '../../emotion-options.ts';
import { SectionView } from '../../section-view.tsx';
import { GlobalStyles } from '../../theme/global.tsx';
import { theme } from '../../theme/index.ts';
import { catalogueUrl, type CatalogueData } from './data.ts';

type Props = { data: CatalogueData; section: Section; head: HTMLElement };

/**
 * One section, drawn as a page draws it, with nothing around it.
 * @param head the head of the document that it is drawn in, for its rules
 */
export const LoneSection = ({ data: { site, media }, section, head }: Props) => {
  const [cache] = useState(() => createCache({ ...emotionOptions, container: head }));
  const page = { route: catalogueUrl, title: '', description: '', sections: [section] };
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles />
        <SiteProvider value={site}>
          <PageProvider value={{ page, media, trail: [] }}>
            <main>
              <SectionView section={section} />
            </main>
          </PageProvider>
        </SiteProvider>
      </ThemeProvider>
    </CacheProvider>
  );
};
