import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuildCache } from '../../../site-builder/cache/build-cache.ts';
import { encodeImage } from '../../../site-builder/images/image-encoder.ts';
import { ImageLibrary } from '../../../site-builder/images/image-library.ts';
import { ImageInfos } from './image-infos.ts';
import type { ImageInfo } from '../../read/site/image-info.ts';

let home: string;
let folder: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'pictures-'));
  folder = join(home, 'media');
  mkdirSync(folder);
});
afterAll(() => rmSync(home, { recursive: true }));

const look = async (name: string, content?: string | Buffer) => {
  if (content !== undefined) writeFileSync(join(folder, name), content);
  return (await new ImageInfos().get(folder, [name])).get(name);
};
const faultOf = async (name: string, content?: string | Buffer): Promise<string> => {
  const fact = await look(name, content);
  return fact && 'fault' in fact ? `${fact.fault.message}. ${fact.fault.fix}` : 'a picture';
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#89a' } })
    .png()
    .toBuffer();

/** A photograph in which every pixel is another one, so that no byte can be done without. */
const photo = (width = 350, height = 251) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A PNG that says that it has other sizes than it has. */
const lying = async (width: number, height: number): Promise<Buffer> => {
  const png = Buffer.from(await photo(8, 8).png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

const cutOff = 'is cut off or damaged. Copy it again from the original.';
const noPicture = 'cannot be read as an image. Save it as JPEG, PNG, WebP or SVG.';
const smaller = 'Save a smaller version: a width of 2,400 pixels is enough everywhere.';
const itself = 'Put the image file itself into media.';

describe('a photograph', () => {
  const ways = {
    jpeg: () => photo().jpeg(),
    'progressive jpeg': () => photo().jpeg({ progressive: true }),
    png: () => photo().png(),
    'interlaced png': () => photo().png({ progressive: true }),
    webp: () => photo().webp(),
    avif: () => photo().avif({ effort: 0 }),
    gif: () => photo().gif({ effort: 1 }),
  };
  test.each(Object.keys(ways) as (keyof typeof ways)[])('that is cut off anywhere: %s', async (format) => {
    const whole = await ways[format]().toBuffer();
    expect(await faultOf('whole.jpg', whole)).toBe('a picture');
    for (const part of [0.05, 0.5, 0.99])
      expect(await faultOf('cut.jpg', whole.subarray(0, whole.length * part)), String(part)).toBe(cutOff);
    // The last bytes of a PNG only say that it ends.
    expect(await faultOf('cut.jpg', whole.subarray(0, -20))).toBe(cutOff);
  });

  test('that is higher than its files can be', async () => {
    const cut = 'exceed the maximum height of 16,383. Split it into several images.';
    expect(await faultOf('tall.png', await plain(1170, 17_000))).toBe(
      `has 1,170 × 17,000 pixels, and scaled to a width of 1,170 it would ${cut}`,
    );
    expect(await faultOf('large.png', await plain(2000, 17_067))).toBe(
      `has 2,000 × 17,067 pixels, and scaled to a width of 1,920 it would ${cut}`,
    );
  });

  test('of many pixels, of none, and a file that is too large to be read', async () => {
    expect(await faultOf('bomb.png', await lying(30_000, 30_000))).toBe(
      `has 30,000 × 30,000 pixels in total, but the maximum is 50,000,000. ${smaller}`,
    );
    expect(await faultOf('none.png', await lying(0, 0))).toBe(cutOff);
    writeFileSync(join(folder, 'heavy.jpg'), '');
    truncateSync(join(folder, 'heavy.jpg'), 104_000_000);
    expect(await faultOf('heavy.jpg')).toBe(`has 104 MB, but the maximum is 50 MB. ${smaller}`);
  });

  test('of any kind that can be read is one, whatever its file is called', async () => {
    const good = {
      'really-jpeg.png': await photo().jpeg().toBuffer(),
      'really-jpeg.svg': await photo().jpeg().toBuffer(),
      'four-inks.jpg': await photo().toColourspace('cmyk').jpeg().toBuffer(),
      'sixteen-bits.png': await photo().toColourspace('rgb16').png().toBuffer(),
      'grey.jpg': await photo().greyscale().jpeg().toBuffer(),
    };
    const encoded = new BuildCache(join(home, 'encoded'));
    for (const [name, content] of Object.entries(good)) {
      const picture = (await look(name, content)) as ImageInfo;
      expect(picture, name).toMatchObject({ width: 350, height: 251, isDrawing: false, isAnimated: false });
      const file = await encodeImage(encoded, picture, { width: 100, format: 'webp' });
      expect(await sharp(file).metadata()).toMatchObject({ width: 100, space: 'srgb' });
    }
  });

  test('with an EXIF orientation is rotated', async () => {
    const content = await photo(350, 250).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const picture = (await look('turned.jpg', content)) as ImageInfo;
    expect(picture).toMatchObject({ width: 250, height: 350 });
    const file = await encodeImage(new BuildCache(join(home, 'encoded')), picture, {
      width: 100,
      format: 'avif',
    });
    expect(await sharp(file).metadata()).toMatchObject({ width: 100, height: 140 });
  });

  test('that is animated is accepted and marked as animated', async () => {
    const frames = await Promise.all([photo(64, 64).png().toBuffer(), photo(64, 64).png().toBuffer()]);
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect(await look(`moving.${format}`, moving)).toMatchObject({ height: 64, isAnimated: true });
    }
  });

  test('that has changed is not encoded under the name of what it was', async () => {
    const picture = (await look('changing.jpg', await photo().jpeg().toBuffer())) as ImageInfo;
    writeFileSync(picture.path, await photo().jpeg().toBuffer());
    const encoded = new BuildCache(join(home, 'encoded'));
    await expect(encodeImage(encoded, picture, { width: 400, format: 'avif' })).rejects.toThrow(
      'has changed',
    );
  });
});

test('the URL of an image is valid in a srcset, whatever its file name is', async () => {
  const names = ['Küche neu, 2.JPG', 'hall.jpg', '100% "stone"?.jpg'];
  for (const name of names) await look(name, await photo().jpeg().toBuffer());
  const library = new ImageLibrary(await new ImageInfos().get(folder, names));
  const bases = Object.values(library.describe(names)).map(({ base }) => base.replace(/-[0-9a-f]{8}$/, ''));
  expect(bases).toEqual(['/media/Kuche-neu-2', '/media/hall', '/media/100-stone-']);
});

describe('an unusable image', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
  const plain = 'Save it as plain SVG, without scripts and without references to other files.';
  const cases: [name: string, content: string | Buffer, says: string][] = [
    ['empty.jpg', '', 'is an empty file. Copy it again from the original.'],
    ['empty.svg', '', 'is an empty file. Copy it again from the original.'],
    ['words.jpg', 'not a picture', noPicture],
    ['list.png', '%PDF-1.7\n', noPicture],
    [
      'page.jpg',
      '<!doctype html>\n<html><body>Not found</body></html>',
      'is a web page, not an image. Open the image itself in the browser and save it.',
    ],
    [
      'telephone.jpg',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'is a HEIC photo from a phone, which most browsers cannot show. Open it and save it as JPEG; renaming it is not enough.',
    ],
    ['open.svg', svg('\n<g>'), 'is not well-formed: unexpected close tag (line 2). Save it as SVG again.'],
    [
      'half.svg',
      svg('<g/>').slice(0, 90),
      'is not well-formed: unexpected end (line 1). Save it as SVG again.',
    ],
    ['script.svg', svg('<script>alert(1)</script>'), `contains a script (line 1). ${plain}`],
    ['event.svg', svg('\n<path onclick="alert(1)"/>'), `contains a script (onclick) (line 2). ${plain}`],
    ['link.svg', svg('<a href="javascript:alert(1)"/>'), `contains a script (href) (line 1). ${plain}`],
    ['web.svg', svg('<foreignObject/>'), `contains a part of a web page (foreignObject) (line 1). ${plain}`],
    [
      'beside.svg',
      svg('<image xlink:href="photo.jpg"/>'),
      `refers to photo.jpg, which browsers do not load for an image (line 1). ${plain}`,
    ],
    [
      'font.svg',
      svg('<style>@import "https://fonts.example/a.css";</style>'),
      `needs another file, which browsers do not load for an image (line 1). ${plain}`,
    ],
    [
      'fill.svg',
      svg('<path style="fill: url(other.svg#a)"/>'),
      `needs another file, which browsers do not load for an image (line 1). ${plain}`,
    ],
    [
      'escaped.svg',
      svg('<path style="fill: u\\72 l(other.svg#a)"/>'),
      `needs another file, which browsers do not load for an image (line 1). ${plain}`,
    ],
    [
      'parts.svg',
      svg('<style>@im<![CDATA[port "https://fonts.example/a.css";]]></style>'),
      `needs another file, which browsers do not load for an image (line 1). ${plain}`,
    ],
    [
      'refresh.svg',
      svg(
        '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://evil.example"/>',
      ),
      `contains a part of a web page (meta) (line 1). ${plain}`,
    ],
    [
      'moved.svg',
      svg('<a><set attributeName="xlink:href" to="https://evil.example"/></a>'),
      `animates a link (set) (line 1). ${plain}`,
    ],
    [
      'hidden.svg',
      svg('<animate attributeName="x" values="1;java&#10;script:alert(1)"/>'),
      `contains a script (values) (line 1). ${plain}`,
    ],
    [
      'shift-jis.svg',
      `<?xml version="1.0" encoding="Shift_JIS"?>${svg('')}`,
      `is not saved as UTF-8 (line 1). ${plain}`,
    ],
    [
      'sheet.svg',
      `<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${svg('')}`,
      `needs a style sheet (line 1). ${plain}`,
    ],
    [
      'entities.svg',
      `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`,
      `declares entities (line 1). ${plain}`,
    ],
    [
      'no-size.svg',
      svg('<path d="M0 0h9v9"/>', ''),
      'has no size (line 1). Give its first tag a viewBox, such as viewBox="0 0 200 64".',
    ],
    [
      'percent.svg',
      svg('', 'width="100%" height="100%"'),
      'has no size (line 1). Give its first tag a viewBox, such as viewBox="0 0 200 64".',
    ],
    [
      'no-namespace.svg',
      '<svg viewBox="0 0 9 9"/>',
      'is not an SVG image (line 1). Its first tag must be <svg xmlns="http://www.w3.org/2000/svg">.',
    ],
    ['nothing.svg', svg('', 'viewBox="0 0 0 0"'), `cannot be rendered. ${plain}`],
    [
      'huge.svg',
      svg('', 'viewBox="0 0 90000 90000"'),
      `has 90,000 × 90,000 pixels in total, but the maximum is 50,000,000. ${smaller}`,
    ],
  ];
  test.each(cases)('%s', async (name, content, says) => {
    expect(await faultOf(name, content)).toBe(says);
  });

  test('a drawing is as good with all that plain ones hold', async () => {
    const inside = `<!-- <script> --><defs><linearGradient id="g"/></defs><style>path { fill: url(#g) }</style>
      <use xlink:href="#g"/><path style="fill: url('#g')"/><image href="data:image/png;base64,iVBORw0KGgo="/>`;
    const header =
      '\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n';
    expect(await look('good.svg', header + svg(inside, 'width="12mm" height="6mm"'))).toMatchObject({
      isDrawing: true,
      width: 34,
    });
  });

  test('a file of another kind, and links to files that are not there or not of the site', async () => {
    writeFileSync(join(home, 'outside.jpg'), await photo().jpeg().toBuffer());
    writeFileSync(join(folder, 'inside.jpg'), await photo().jpeg().toBuffer());
    symlinkSync(join(home, 'outside.jpg'), join(folder, 'leads-out.jpg'));
    symlinkSync('gone.jpg', join(folder, 'leads-nowhere.jpg'));
    symlinkSync('round.jpg', join(folder, 'round.jpg'));
    symlinkSync('inside.jpg', join(folder, 'leads-in.jpg'));
    mkdirSync(join(folder, 'folder.jpg'));
    execFileSync('mkfifo', [join(folder, 'pipe.jpg')]);
    expect(await faultOf('leads-out.jpg')).toBe(`is a link to a file outside of media. ${itself}`);
    expect(await faultOf('leads-nowhere.jpg')).toBe(`is a link to a file that does not exist. ${itself}`);
    expect(await faultOf('round.jpg')).toBe(`is a link to a file that does not exist. ${itself}`);
    expect(await faultOf('folder.jpg')).toBe(`is not a file. ${itself}`);
    expect(await faultOf('pipe.jpg')).toBe(`is not a file. ${itself}`);
    expect(await faultOf('leads-in.jpg')).toBe('a picture');
  });
});

test.each([
  [1, 1],
  [1, 16_383],
  [400, 16_383],
  [16_384, 1],
  [60_000, 1],
])('of a photograph of %i × %i pixels, which passes, every file can be made', async (width, height) => {
  const fact = await look('extreme.png', await plain(width, height));
  if (!fact || 'fault' in fact) throw new Error('it does not pass');
  const encoded = new BuildCache(join(home, 'extreme'));
  const { widths = [] } =
    new ImageLibrary(new Map([['extreme.png', fact]])).describe(['extreme.png'])['extreme.png'] ?? {};
  expect(widths).not.toEqual([]);
  for (const made of widths)
    for (const format of ['webp', 'avif'] as const)
      expect(await encodeImage(encoded, fact, { width: made, format })).toContain(format);
});

test('a file name of maximum length results in valid names of all variants', async () => {
  const name = `${'ü'.repeat(60)}${'a'.repeat(130)}.svg`;
  const fact = await look(name, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  if (!fact || 'fault' in fact) throw new Error('it does not pass');
  const { base = '' } = new ImageLibrary(new Map([[name, fact]])).describe([name])[name] ?? {};
  expect(base.split('/').at(-1)?.length).toBeLessThan(200);
});
