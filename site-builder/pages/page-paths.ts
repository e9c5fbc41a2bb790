import { join } from 'node:path';
import { dataUrl } from '../../renderer/urls.ts';

/** The HTML of a route (`/about` is `about/index.html`; the not-found page is `404.html`), and its data. */
export const pagePaths = (route: string): [html: string, data: string] => [
  route === '/not-found' ? '404.html' : join(route, 'index.html').replace(/^\//, ''),
  dataUrl(route).slice(1),
];
