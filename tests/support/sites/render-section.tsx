import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageProvider, SiteProvider } from '../../../renderer/context.tsx';
import { SectionView } from '../../../renderer/section-view.tsx';
import { siteTheme } from '../../../renderer/theme/site-theme.ts';
import type { Section } from '../../../schema/section.ts';
import { exampleForm } from './example-form.ts';
import { exampleImages } from './example-sections.ts';
import { examplePage, exampleSite } from './example-site.ts';

/**
 * Renders a section of a loaded type on a page that has an image for each of its names, without style elements.
 * @param form the form that the page contains
 */
export const renderSection = (section: Section, form = exampleForm): string => {
  const data = examplePage('/example');
  const page = { ...data.page, forms: { [form.type]: form } };
  return renderToStaticMarkup(
    <ThemeProvider theme={siteTheme(exampleSite.brand)}>
      <SiteProvider value={exampleSite}>
        <PageProvider value={{ ...data, page, media: exampleImages(section) }}>
          <SectionView section={section} />
        </PageProvider>
      </SiteProvider>
    </ThemeProvider>,
  ).replace(/<style.*?<\/style>/gs, '');
};
