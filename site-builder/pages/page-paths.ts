import { posix } from 'node:path';
import { dataUrl } from '../../renderer/urls.ts';

/** Returns the output files of a route: its HTML (`about/index.html` for `/about`, `404.html` for the not-found page) and its data. */
export const pagePaths = (route: string): [html: string, data: string] => [
  route === '/not-found' ? '404.html' : posix.join(route, 'index.html').slice(1),
  dataUrl(route).slice(1),
];
