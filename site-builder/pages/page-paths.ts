import { join, posix } from 'node:path';
import { relativePosixPath } from '../../documents/node/paths.ts';
import { dataUrl } from '../../renderer/urls.ts';

/** Returns the path of the document of a page, as problems show it. */
export const documentPath = (pagesDir: string, route: string): string =>
  relativePosixPath('', join(pagesDir, `${route === '/' ? 'home' : route.slice(1)}.yaml`));

/** Returns the output files of a route: its HTML (`about/index.html` for `/about`, `404.html` for the not-found page) and its data. */
export const pagePaths = (route: string): [html: string, data: string] => [
  route === '/not-found' ? '404.html' : posix.join(route, 'index.html').slice(1),
  dataUrl(route).slice(1),
];
