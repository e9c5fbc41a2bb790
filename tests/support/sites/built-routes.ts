import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const isPage = (file: string): boolean =>
  file.endsWith('index.html') &&
  !readFileSync(join(inject('dist'), file), 'utf8').includes('http-equiv="refresh"');

/** The routes of the built pages, without redirects and the not-found page. */
export const builtRoutes = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
  .filter(isPage)
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
  .toSorted();
