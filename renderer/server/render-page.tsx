import type { Theme } from '@mui/material/styles';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { App } from '../app.tsx';
import type { PageData } from '../context.tsx';
import { loadSections, sectionTypes } from '../section-view.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { namesIn, ServerStyles } from './emotion.ts';
import { createShell, fitsShell } from './layout-shell.tsx';
import type { Rendered, Scene } from './render-part.tsx';

/**
 * Renders a page as a whole HTML document. `share` is the address of the picture for those who pass the page on;
 * `revision` names the content of its data file, so that a page that stays open still gets the data it was made from.
 */
export type PageRenderer = (data: PageData, share?: string, revision?: string) => string;

/** The names of rules as in the shell: those of the layout first, then those of the sections. */
const namesInOrder = (html: string): string[] => {
  const start = html.indexOf('>', html.indexOf('<section'));
  const end = html.indexOf('</main>');
  return namesIn(html.slice(0, start) + html.slice(end) + html.slice(start, end));
};

const renderWhole = ({ styles, theme, site, data }: Scene): Rendered => {
  const html = renderToString(
    <App theme={theme} site={site} data={data} cache={styles.cache}>
      <GlobalStyles />
    </App>,
  );
  return { html, names: [...styles.takeGlobal(), ...namesInOrder(html)] };
};

/**
 * Prepares to render the pages of a site.
 * @param site facts, menus and words, tokens in their places
 * @param assets addresses of the browser's files
 * @param theme how it looks
 */
export const createPageRenderer = async (site: Site, assets: Assets, theme: Theme): Promise<PageRenderer> => {
  await loadSections(sectionTypes);
  const renderInShell = createShell();
  const fits = fitsShell(site);
  const styles = new ServerStyles();
  return (data, share, revision) => {
    const scene = { styles, theme, site, data };
    const { html, names } = (fits(data.page) ? renderInShell : renderWhole)(scene);
    const document = (
      <Document
        site={site}
        data={data}
        assets={assets}
        share={share}
        revision={revision}
        html={html}
        styles={styles.rulesOf(new Set(names))}
      />
    );
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  };
};
