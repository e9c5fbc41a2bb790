import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import Layout from '../layout/layout.tsx';
import { FinishedHtmlContext, PageSections, type FinishedHtml } from '../layout/page-sections.tsx';
import { Trail } from '../layout/breadcrumbs.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import { draw, hole, type Drawn, type Scene } from './draw.tsx';
import { namesIn } from './emotion.ts';

const nobody: PageData['page'] = { title: '', description: '', route: '', sections: [] };

/** The addresses that the layout names: on their pages it shows where the reader is. */
export const routesOfLayout = (site: Site): ReadonlySet<string> =>
  new Set([...JSON.stringify(site).matchAll(/"href":"(\/[^"]*)"/g)].map(([, route = '']) => route));

/**
 * Draws pages into one copy of what is around them. Header, menus and footer say the same on every page that they do
 * not name, so they are drawn once for all of those: more than a third of the work.
 */
export const createShell = () => {
  let shell: { before: string; after: string; names: string[] } | undefined;

  const make = (scene: Scene) => {
    const data = { ...scene.data, page: nobody, trail: [] };
    const { html, global } = draw({ ...scene, data }, [
      <GlobalStyles key="styles" />,
      <Layout key="layout">{hole}</Layout>,
    ]);
    const end = html.indexOf(hole);
    return {
      // The trail is the page's own.
      before: html.slice(0, html.lastIndexOf('<nav', end)),
      after: html.slice(end + hole.length),
      names: [...global, ...namesIn(html)],
    };
  };

  return (scene: Scene, finished: FinishedHtml): Drawn => {
    shell ??= make(scene);
    const { html, global } = draw(
      scene,
      <FinishedHtmlContext value={finished}>
        <Trail />
        <PageSections openingFirst={false} />
      </FinishedHtmlContext>,
    );
    return {
      html: shell.before + html + shell.after,
      names: [...shell.names, ...global, ...namesIn(html)],
    };
  };
};
