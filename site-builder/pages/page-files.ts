import { join } from 'node:path';
import { dataUrl } from '../../renderer/addresses.ts';
import type { Theme } from '@mui/material/styles';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../../renderer/context.tsx';
import type { Assets } from '../../renderer/server/assets.ts';
import { createPageRenderer } from '../../renderer/server/render-page.tsx';
import type { OutputFolder } from '../output/output-folder.ts';
import { refuseUnseenClaims } from './structured-data-claims.ts';

/** A page that is to be drawn. */
export type PageTask = { data: PageData; share: string };

/** The HTML of a route (`/about` is `about/index.html`; the not-found page is `404.html`), and its data. */
export const filesOf = (route: string): [html: string, data: string] => [
  route === '/not-found' ? '404.html' : join(route, 'index.html').replace(/^\//, ''),
  dataUrl(route).slice(1),
];

/**
 * What icons bring along: a namespace for files of their own, where in HTML an `svg` element says enough (HTML Standard,
 * "SVG"), and names for styles, of which there are none. It stays in development, where React compares what it takes over.
 */
const besideIcons = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide(?: lucide-[a-z0-9-]+)*"/g;

/** Prepares to draw pages and to write their HTML, and their data for moves within the site. */
export const createPageWriter = async (
  out: Pick<OutputFolder, 'write'>,
  { site, assets, theme }: { site: Site; assets: Assets; theme: Theme },
): Promise<(task: PageTask) => void> => {
  const render = await createPageRenderer(site, assets, theme);
  return ({ data, share }) => {
    const [htmlFile, dataFile] = filesOf(data.page.route);
    const html = render(data, share).replace(besideIcons, '');
    refuseUnseenClaims(data.page.route, html);
    out.write(htmlFile, html);
    out.write(dataFile, JSON.stringify({ ...data, version: assets.version }));
  };
};
