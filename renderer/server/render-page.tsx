import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../schema/site.ts';
import { App, PageProviders } from '../app.tsx';
import type { PageData } from '../context.tsx';
import { LayoutBottom, LayoutMain, LayoutTop } from '../layout/layout.tsx';
import { PageSections } from '../layout/page-sections.tsx';
import { isHydrated, loadSections, renderableSectionTypes } from '../section-view.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import type { Assets } from './assets.ts';
import { Document } from './document.tsx';
import { mergeRules, renderStyled, type StyledMarkup } from './render-styled.tsx';

/**
 * Renders a page as a complete HTML document. `share` is the URL of the share image. `revision` identifies the content of
 * its data file, so that an open page can still load the data it was rendered from after a new release.
 */
export type PageRenderer = (data: PageData, share?: string, revision?: string) => string;

/**
 * Renders pages in parts: header, content, footer. Header, menus and footer are identical on all pages that are not in
 * the menus, so they are rendered once for those (docs/decisions/016-layout-shell.md).
 */
const createPartRenderer = (site: Site): ((data: PageData) => StyledMarkup[]) => {
  const menu = JSON.stringify(site.header.menu);
  const shared = new Map<string, StyledMarkup>();
  return (data) => {
    const { route, popup, sections } = data.page;
    const render = (content: ReactNode) =>
      renderStyled((cache) => (
        <PageProviders site={site} data={data} cache={cache}>
          {content}
        </PageProviders>
      ));
    const renderOnce = (name: string, content: ReactNode) => {
      const part = shared.get(name) ?? render(content);
      shared.set(name, part);
      return part;
    };
    const styles = renderOnce('styles', <GlobalStyles language={site.facts.language} />);
    const isInMenu = menu.includes(`"href":${JSON.stringify(route)}`);
    // `useId` depends on the position in the whole tree, so pages with hydrated sections are rendered as one tree.
    if (isInMenu || sections.some(({ type }) => isHydrated(type)))
      return [styles, renderStyled((cache) => <App site={site} data={data} cache={cache} />)];
    const content = (
      <LayoutMain>
        <PageSections />
      </LayoutMain>
    );
    const bottom = popup === false ? 'bottom' : 'bottom with popup';
    return [styles, renderOnce('top', <LayoutTop />), render(content), renderOnce(bottom, <LayoutBottom />)];
  };
};

/**
 * Creates a renderer for the pages of a site.
 * @param site facts, menus, texts with tokens replaced, and the brand
 * @param assets URLs of the client-side files
 */
export const createPageRenderer = async (site: Site, assets: Assets): Promise<PageRenderer> => {
  await loadSections(renderableSectionTypes);
  const renderParts = createPartRenderer(site);
  return (data, share, revision) => {
    const parts = renderParts(data);
    const document = (
      <Document
        site={site}
        data={data}
        assets={assets}
        share={share}
        revision={revision}
        html={parts.map(({ html }) => html).join('')}
        globalRules={mergeRules(parts, 'global')}
        localRules={mergeRules(parts, 'local')}
      />
    );
    return `<!doctype html>${renderToStaticMarkup(document)}`;
  };
};
