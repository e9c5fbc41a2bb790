import type { Theme } from '@mui/material/styles';
import { exampleForm } from '../../../schema/forms/example-form.ts';
import type { Section } from '../../../schema/section.ts';
import type { Site } from '../../../schema/site.ts';
import { PageProviders } from '../../app.tsx';
import type { Media } from '../../media.ts';
import { loadSections, SectionView } from '../../section-view.tsx';
import { GlobalStyles } from '../../theme/global.tsx';
import { toCss, renderStyled } from '../render-styled.tsx';

/** The data that a section is rendered with. */
export type SectionContext = { site: Site; media: Media; theme: Theme; fontCss: string };

/** Renders one section as a separate document without layout. Its links navigate the top-level window. */
export const renderSectionDocument = async (
  section: Section,
  { site, media, theme, fontCss }: SectionContext,
): Promise<string> => {
  await loadSections([section.type]);
  const data = {
    page: {
      route: '/_catalogue',
      title: '',
      description: '',
      sections: [section],
      forms: { [exampleForm.type]: exampleForm },
    },
    media,
    trail: [],
  };
  const part = renderStyled((cache) => (
    <PageProviders theme={theme} site={site} data={data} cache={cache}>
      <GlobalStyles />
      <SectionView section={section} />
    </PageProviders>
  ));
  const css = toCss(part.global) + toCss(part.local);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${section.type}</title><base target="_top">` +
    `<style>${fontCss}${css}</style></head><body><main>${part.html}</main></body></html>`
  );
};
