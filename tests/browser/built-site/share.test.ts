import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { SiteReader } from '../../../documents/node/site-reader.ts';

const contentOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]+)"`).exec(html)?.[1];

test('every page has its own share image with an absolute URL', async () => {
  const { site, pages } = await new SiteReader(inject('pages')).read();
  const dist = inject('dist');
  const seen = new Set<string>();
  for (const { route } of pages) {
    const file = route === '/not-found' ? '404.html' : join(route, 'index.html');
    const html = await readFile(join(dist, file), 'utf8');
    const address = contentOf(html, 'og:image') ?? '';
    expect(address).toMatch(new RegExp(`^${site?.facts.url}/media/share-[a-z-]+-[0-9a-f]{16}\\.jpg$`));
    expect(contentOf(html, 'twitter:image')).toBe(address);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    seen.add(new URL(address).pathname);
  }
  expect(seen.size).toBe(pages.length);
  const made = (await readdir(join(dist, 'media'))).filter((name) => name.startsWith('share-'));
  expect(made.map((name) => `/media/${name}`).toSorted()).toEqual([...seen].toSorted());
});

test('the images are small JPEG files of 1200 by 630 px', async () => {
  const folder = join(inject('dist'), 'media');
  for (const name of (await readdir(folder)).filter((file) => file.startsWith('share-'))) {
    const bytes = await readFile(join(folder, name));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  }
});
