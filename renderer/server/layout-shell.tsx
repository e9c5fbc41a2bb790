import type { Site } from '../../schema/site.ts';
import type { PageData } from '../context.tsx';
import Layout from '../layout/layout.tsx';
import { FinishedHtmlContext, PageSections, type FinishedHtml } from '../layout/page-sections.tsx';
import { Trail } from '../layout/trail.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import { addStyles } from './emotion.ts';
import { draw, type Drawn, type Scene } from './draw.tsx';

/** Stands in the shell where a page's own part belongs; no document holds this character (a noncharacter of Unicode). */
const hole = '\uFFFE';

const nobody: PageData['page'] = { title: '', description: '', route: '', sections: [] };

/** The addresses that the layout names: on their pages it shows where the reader is. */
export const routesOfLayout = (site: Site): ReadonlySet<string> =>
  new Set([...JSON.stringify(site).matchAll(/"href":"(\/[^"]*)"/g)].map(([, route = '']) => route));

/**
 * Draws pages into one copy of what is around them. Header, menus and footer say the same on every page that they do
 * not name, so they are drawn once for all of those: more than a third of the work.
 */
export const createShell = () => {
  let shell: { before: string; after: string; styles: Drawn['styles'] } | undefined;

  const make = (scene: Scene) => {
    const data = { ...scene.data, page: nobody, trail: [] };
    const { html, styles } = draw({ ...scene, data }, [
      <GlobalStyles key="styles" />,
      <Layout key="layout">{hole}</Layout>,
    ]);
    const end = html.indexOf(hole);
    // The trail is the page's own.
    return {
      before: html.slice(0, html.lastIndexOf('<nav', end)),
      after: html.slice(end + hole.length),
      styles,
    };
  };

  return (scene: Scene, finished: FinishedHtml): Drawn => {
    shell ??= make(scene);
    const own = draw(
      scene,
      <FinishedHtmlContext value={finished}>
        <Trail />
        <PageSections openingFirst={false} />
      </FinishedHtmlContext>,
    );
    const styles = { global: new Map(shell.styles.global), local: new Map(shell.styles.local) };
    addStyles(styles, own.styles);
    return { html: shell.before + own.html + shell.after, styles };
  };
};
