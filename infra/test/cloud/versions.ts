import { createHash } from 'node:crypto';

/** Files of a built site, by key. */
export type Files = Record<string, string>;

/** Returns the content hash of a data file, which the build writes into the page. */
const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const titleOf = (route: string, mark: string): string => `${route.slice(1) || 'home'} of ${mark}`;

/** Returns the built files of a page: its data, and its HTML, which references the data, a script and an image. */
const page = (route: string, mark: string, links: string[]): Files => {
  const [html, name] =
    route === '/not-found'
      ? ['404.html', 'not-found']
      : [`${route}/index.html`.replace(/^\/+/, ''), route.slice(1) || 'home'];
  const media = { 'floor.jpg': { base: `/media/floor-${mark}` } };
  const data = JSON.stringify({ version: mark, page: { route, title: titleOf(route, mark) }, media });
  const share = `<meta property="og:image" content="https://www.stone.test/media/share-${name}-${mark}.jpg"/>`;
  return {
    [`data/${name}.json`]: data,
    [`media/share-${name}-${mark}.jpg`]: `share ${route} of ${mark}`,
    [html]: `<!doctype html><html data-page="/data/${name}.json?v=${revisionOf(data)}">${share}<script src="/assets/loader-${mark}.js"></script><img src="/media/floor-${mark}-640.avif">${titleOf(route, mark)}${links.map((link) => `<a href="${link}">`).join('')}`,
  };
};

/**
 * Returns a built site.
 * @param mark eight hexadecimal digits that appear in the hashed file names of this version
 * @param routes its pages, which all link to each other
 * @param redirects target route by former route
 */
export const siteOf = (mark: string, routes: string[], redirects: Record<string, string> = {}): Files => ({
  ...(Object.assign({}, ...[...routes, '/not-found'].map((route) => page(route, mark, routes))) as Files),
  ...Object.fromEntries(
    Object.entries(redirects).map(([old, now]) => [
      `${old.slice(1)}/index.html`,
      `<!doctype html><meta http-equiv="refresh" content="0; url=${now}">`,
    ]),
  ),
  [`assets/loader-${mark}.js`]: `import("/assets/shell-${mark}.js")`,
  [`assets/shell-${mark}.js`]: `shell of ${mark}`,
  [`media/floor-${mark}-640.avif`]: `floor of ${mark}`,
  '.site.json': '{}',
});

/** Two versions of a site: `/visit` of the first is `/contact` in the second. */
export const older: Files = siteOf('1a1a1a1a', ['/', '/about', '/visit']);
export const moved = { '/visit': '/contact' };
export const newer: Files = siteOf('2b2b2b2b', ['/', '/about', '/contact'], moved);

/** Returns the page at a route in a version. */
export const pageOf = (files: Files, route: string): string | undefined =>
  files[`${route}/index.html`.replace(/^\/+/, '')];
