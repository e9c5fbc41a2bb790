import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import Layout from '../layout/layout.tsx';
import { PageSections } from '../layout/page-sections.tsx';
import { isLive } from '../section-view.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import { renderPart, type Rendered, type Scene } from './render-part.tsx';

const nobody: PageData['page'] = { title: '', description: '', route: '', sections: [] };

/** Stands where the content of a page belongs. No text of a page renders as this. */
const hole = '<div data-hole=""></div>';

/**
 * Tells whether the layout of a page is that of the shell: a page that a menu names shows where the reader is, one
 * without the card has a layout of its own, and what is live takes its ids from its place in the whole page.
 */
export const fitsShell = (site: Site): ((page: PageData['page']) => boolean) => {
  const named = new Set([...JSON.stringify(site).matchAll(/"href":"(\/[^"]*)"/g)].map(([, route]) => route));
  return ({ route, popup, sections }) =>
    !named.has(route) && popup !== false && !sections.some(({ type }) => isLive(type));
};

/**
 * Renders pages into one copy of what is around them. Header, menus and footer say the same on every page that they do
 * not name, so they are rendered once for all of those (docs/decisions/016-layout-shell.md).
 */
export const createShell = () => {
  let shell: { before: string; after: string; names: string[] } | undefined;

  // Without steps there are no breadcrumbs: each page renders its own.
  const make = (scene: Scene) => {
    const { html, names } = renderPart({ ...scene, data: { ...scene.data, page: nobody, trail: [] } }, [
      <GlobalStyles key="styles" />,
      <Layout key="layout">
        <div data-hole="" />
      </Layout>,
    ]);
    const [before = '', after = ''] = html.split(hole);
    return { before, after, names };
  };

  return (scene: Scene): Rendered => {
    shell ??= make(scene);
    const { html, names } = renderPart(
      scene,
      <>
        <Breadcrumbs />
        <PageSections />
      </>,
    );
    return { html: shell.before + html + shell.after, names: [...shell.names, ...names] };
  };
};
