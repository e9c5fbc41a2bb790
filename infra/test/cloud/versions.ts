/** Files of a built site, by key. */
export type Files = Record<string, string>;

const page = (assets: string[], text: string) =>
  `<!doctype html><script src="/assets/${assets[0]}.js"></script><img src="/media/${assets[1]}.avif">${text}`;

/** Two versions of a site: every file with a hash has another name in the second, and `/visit` is `/contact`. */
export const older: Files = {
  'index.html': page(['loader-1a', 'floor-1a'], 'home, older <a href="/visit">'),
  'about/index.html': page(['loader-1a', 'floor-1a'], 'about, older'),
  'visit/index.html': page(['loader-1a', 'floor-1a'], 'visit'),
  '404.html': page(['loader-1a', 'floor-1a'], 'missing'),
  'data/about.json': '{"version":"1a"}',
  'assets/loader-1a.js': 'import("/assets/shell-1a.js")',
  'assets/shell-1a.js': 'shell, older',
  'media/floor-1a.avif': 'floor, older',
  '.site.json': '{}',
};
export const newer: Files = {
  'index.html': page(['loader-2b', 'floor-2b'], 'home, newer <a href="/contact">'),
  'about/index.html': page(['loader-2b', 'floor-2b'], 'about, newer'),
  'contact/index.html': page(['loader-2b', 'floor-2b'], 'contact'),
  '404.html': page(['loader-2b', 'floor-2b'], 'missing'),
  'data/about.json': '{"version":"2b"}',
  'assets/loader-2b.js': 'import("/assets/shell-2b.js")',
  'assets/shell-2b.js': 'shell, newer',
  'media/floor-2b.avif': 'floor, newer',
  '.site.json': '{}',
};

/** Addresses that a text names, and those that the scripts it names import. */
const named = (files: Files, text: string): string[] =>
  (text.match(/\/(?:assets|media)\/[\w.-]+/g) ?? []).flatMap((path) => [
    path,
    ...named(files, files[path.slice(1)] ?? ''),
  ]);

/**
 * What a browser cannot load that holds one of these pages, or any page that is published now.
 * @param held every file of the version that it has open
 * @param now what is published
 */
export const missingFrom = (held: Files, now: Files): string[] => {
  const pages = [held, now].flatMap((files) =>
    Object.entries(files).filter(([path]) => path.endsWith('.html')),
  );
  const wanted = pages.flatMap(([, text]) => named({ ...held, ...now }, text)).map((path) => path.slice(1));
  const linked = Object.values(now).flatMap((text) => text.match(/(?<=<a href="\/)[\w-]+/g) ?? []);
  return [...wanted, ...linked.map((name) => `${name}/index.html`)].filter((path) => now[path] === undefined);
};

/** What is published of a version: the files for the tools stay at home. */
export const withoutTools = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== '.site.json'));

/** The files of a version that are never removed. */
export const immutable = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => /^(assets|media)\//.test(path)));
