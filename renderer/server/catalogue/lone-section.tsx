import type { Theme } from '@mui/material/styles';
import type { Section } from '../../../schema/section.ts';
import type { Site } from '../../../schema/site.ts';
import type { Media } from '../../media.ts';
import { loadSections, SectionView } from '../../section-view.tsx';
import { GlobalStyles } from '../../theme/global.tsx';
import { renderPart } from '../render-part.tsx';
import { ServerStyles } from '../emotion.ts';

/** What a section is rendered with. */
export type Look = { site: Site; media: Media; theme: Theme; fontCss: string };

/** Renders one section as a document of its own, with nothing around it; links leave it. */
export const loneSection = async (
  section: Section,
  { site, media, theme, fontCss }: Look,
): Promise<string> => {
  await loadSections([section.type]);
  const styles = new ServerStyles();
  const data = {
    page: { route: '/_catalogue', title: '', description: '', sections: [section] },
    media,
    trail: [],
  };
  const content = [<GlobalStyles key="global" />, <SectionView key="section" section={section} />];
  const { html, names } = renderPart({ styles, theme, site, data }, content);
  const rules = styles.rulesOf(names);
  const css = [...rules.global.values(), ...rules.local.values()].join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${section.type}</title><base target="_top">` +
    `<style>${fontCss}${css}</style></head><body><main>${html}</main></body></html>`
  );
};
