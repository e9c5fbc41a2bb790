import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { SiteChecker } from '../documents/check/check-site.ts';
import { ImageInfos } from '../documents/node/images/image-infos.ts';
import { machine } from './machine.ts';

/**
 * `npm run site -- bench limits`: how long the check takes to read documents and images that were made to take as long as
 * possible, each by itself, and a folder of fifty such images, with the most memory that the process held.
 */
const documents: Record<string, string> = {
  'explicit keys': '? '.repeat(401),
  'explicit keys with anchors': '? &a '.repeat(160),
  brackets: '['.repeat(9000),
  fields: 'k: v\n'.repeat(9900),
  sections: `sections:\n${'  - type: hero\n'.repeat(9900)}`,
  'sections in braces': `sections: [${'{type: hero}, '.repeat(600)}]\n`.repeat(4),
  'more than a document may have': 'k: v\n'.repeat(150_000),
  quotes: `a: ${'"'.repeat(9000)}`,
  'block texts': 'a: |\n'.repeat(9900),
  comments: '# a\n'.repeat(9000),
  tokens: `title: ${'{a} '.repeat(2000)}`,
  links: `title: ${'[a](/b) '.repeat(1000)}`,
};

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

const drawings: Record<string, string> = {
  'uses.svg': drawing(
    [...Array(20).keys()].map((n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join(''),
  ),
  'paths.svg': drawing('<path d="M0 0L9 9"/>'.repeat(9999)),
  'long-path.svg': drawing(`<path d="M0 0${'L9 9L0 1'.repeat(60_000)}"/>`),
  'deep.svg': drawing('<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
  'words.svg': drawing(`<text>${'a'.repeat(1999)}</text>`),
  'styles.svg': drawing(`<style>${'a b c{fill:red}'.repeat(1300)}</style>${'<path/>'.repeat(9000)}`),
  'masks.svg': drawing(
    `<mask id="m"><rect width="9" height="9"/></mask>${'<rect mask="url(#m)"/>'.repeat(3000)}`,
  ),
};

const flat = (width: number, height: number, more: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#88aa66', ...more } });
const noise = (width: number, height: number) =>
  flat(width, height, { noise: { type: 'gaussian', mean: 128, sigma: 30 } });

const photographs: Record<string, () => Promise<Buffer>> = {
  'flat.png': () => flat(7000, 7000).png({ progressive: true }).toBuffer(),
  'flat.gif': () => flat(7000, 7000).gif({ effort: 1 }).toBuffer(),
  'flat.webp': () => flat(7000, 7000).webp().toBuffer(),
  'flat.tiff': () => flat(7000, 7000).tiff({ compression: 'lzw' }).toBuffer(),
  'noise.jpg': () => noise(7000, 7000).jpeg({ quality: 60, progressive: true }).toBuffer(),
  'noise.webp': () => noise(5000, 4000).webp({ effort: 0 }).toBuffer(),
  'noise.avif': () => noise(4000, 3000).avif({ effort: 0 }).toBuffer(),
  'too-large.png': () => flat(12_000, 12_000).png().toBuffer(),
  'too-large.avif': () => flat(7000, 7000).avif({ effort: 0 }).toBuffer(),
};

const timed = async (what: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await what();
  return Math.round(performance.now() - begun);
};
const report = (name: string, ms: number): void => console.log(`| ${name} | ${ms} |`);

console.log(machine());
console.log('| document or image | ms |\n|---|--:|');
await new SiteChecker().check(new Map([['home.yaml', 'title: a\n']]));
for (const [name, text] of Object.entries(documents))
  report(name, await timed(() => new SiteChecker().check(new Map([['home.yaml', text]]))));
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const contents = new Map<string, string | Buffer>(Object.entries(drawings));
  for (const [name, make] of Object.entries(photographs)) contents.set(name, await make());
  const media = join(folder, 'media');
  await mkdir(media);
  for (const [name, content] of contents) {
    await writeFile(join(media, name), content);
    report(name, await timed(() => new ImageInfos().get(media, [name])));
  }
  const made = [...contents.keys()];
  const names = Array.from({ length: 50 }, (_, index) => `${index}-${made[index % made.length]}`);
  for (const name of names) await writeFile(join(media, name), contents.get(name.replace(/^\d+-/, '')) ?? '');
  const ms = await timed(() => new ImageInfos().get(media, names));
  report('a folder of fifty images', ms);
  console.log(
    `The process held ${Math.round(process.resourceUsage().maxRSS / 1000)} MB at most, what made the images included.`,
  );
} finally {
  await rm(folder, { recursive: true });
}
