import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { PageProvider, SiteProvider, type PageData } from '../context.tsx';
import { SectionView } from '../section-view.tsx';
import { createServerCache, stylesOf, type Styles } from './emotion.ts';

/** A section as finished markup with the rules that it needs. */
export type FinishedSection = { html: string; styles: Styles };

const render = (theme: Theme, site: Site, data: PageData, section: Section): FinishedSection => {
  const cache = createServerCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <SiteProvider value={site}>
          <PageProvider value={data}>
            <SectionView section={section} />
          </PageProvider>
        </SiteProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { html, styles: stylesOf(cache) };
};

/** So many finished sections are kept; beyond that the oldest goes, so that memory stays bounded. */
const capacity = 500;

/**
 * Draws static sections. A section is a pure function of its document, so equal documents are drawn once:
 * a call-to-action band that stands on forty pages costs one rendering.
 */
export const createSectionRenderer = (site: Site, theme: Theme) => {
  const finished = new Map<string, FinishedSection>();
  return (data: PageData, section: Section): FinishedSection => {
    const key = JSON.stringify(section);
    const known = finished.get(key);
    if (known) return known;
    const drawn = render(theme, site, data, section);
    finished.set(key, drawn);
    const oldest = finished.keys().next();
    if (finished.size > capacity && !oldest.done) finished.delete(oldest.value);
    return drawn;
  };
};
