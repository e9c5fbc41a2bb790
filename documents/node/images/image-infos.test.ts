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
import { sample } from '../../../tests/support/sample.ts';
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
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const smaller = 'Save a smaller version: a width of 3,200 pixels is enough everywhere.';
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
    expect(await faultOf('tall.png', await lying(1170, 17_000))).toBe(
      'is 17,000 pixels high, but the maximum is 16,383. Split it into several images.',
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

describe('an unusable image', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
  const plain = 'Save it as plain SVG, without scripts and without references to other files.';
  const cases: [name: string, content: string | Buffer, says: string][] = [
    ['empty.jpg', '', 'is an empty file. Copy it again from the original.'],
    ['empty.svg', '', 'is an empty file. Copy it again from the original.'],
    ['words.jpg', 'not a picture', 'cannot be read as an image. Save it as JPEG, PNG, WebP or SVG.'],
    ['page.jpg', '<!doctype html>\n<html><body>Not found</body></html>', 'is a web page, not an image. Open'],
    ['telephone.jpg', heic, 'is a HEIC photo from a phone, which most browsers cannot show. Open it'],
  ];
  test.each(cases)('%s', async (name, content, says) => {
    expect(await faultOf(name, content)).toContain(says);
  });

  const external = 'needs another file, which browsers do not load for an image';
  const redirect = 'http-equiv="refresh" content="0;url=https://evil.example"';
  test.each([
    [svg('\n<g>'), 'is not well-formed: unexpected close tag (line 2). Save it as SVG again.'],
    [svg('<g/>').slice(0, 90), 'is not well-formed: unexpected end (line 1). Save it as SVG again.'],
    [svg('<script>alert(1)</script>'), `contains a script (line 1). ${plain}`],
    [svg('\n<path onclick="alert(1)"/>'), 'contains a script (onclick) (line 2)'],
    [svg('<a href="javascript:alert(1)"/>'), 'contains a script (href) (line 1)'],
    [svg('<animate attributeName="x" values="1;java&#10;script:alert(1)"/>'), 'contains a script (values)'],
    [svg('<foreignObject/>'), 'contains a part of a web page (foreignObject)'],
    [svg(`<meta xmlns="http://www.w3.org/1999/xhtml" ${redirect}/>`), 'contains a part of a web page (meta)'],
    [svg('<image xlink:href="photo.jpg"/>'), 'refers to photo.jpg, which browsers do not load for an image'],
    [svg('<style>@import "https://fonts.example/a.css";</style>'), external],
    [svg('<style>@im<![CDATA[port "https://fonts.example/a.css";]]></style>'), external],
    [svg('<path style="fill: url(other.svg#a)"/>'), external],
    [svg('<path style="fill: u\\72 l(other.svg#a)"/>'), external],
    [svg('<a><set attributeName="xlink:href" to="https://evil.example"/></a>'), 'animates a link (set)'],
    [`<?xml version="1.0" encoding="Shift_JIS"?>${svg('')}`, 'is not saved as UTF-8'],
    [`<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${svg('')}`, 'needs a style sheet'],
    [`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`, 'declares entities'],
    [svg('<path d="M0 0h9v9"/>', ''), 'has no size (line 1). Give its first tag a viewBox'],
    [svg('', 'width="100%" height="100%"'), 'has no size'],
    ['<svg viewBox="0 0 9 9"/>', 'is not an SVG image (line 1). Its first tag must be <svg'],
    [svg('', 'viewBox="0 0 0 0"'), `cannot be rendered. ${plain}`],
    [
      svg('', 'viewBox="0 0 90000 90000"'),
      'has 90,000 × 90,000 pixels in total, but the maximum is 50,000,000.',
    ],
  ])('%s', async (content, says) => {
    expect(await faultOf('drawing.svg', content)).toContain(says);
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
    const faults: [name: string, says: string][] = [
      ['leads-out.jpg', `is a link to a file outside of media. ${itself}`],
      ['leads-nowhere.jpg', `is a link to a file that does not exist. ${itself}`],
      ['round.jpg', `is a link to a file that does not exist. ${itself}`],
      ['folder.jpg', `is not a file. ${itself}`],
      ['pipe.jpg', `is not a file. ${itself}`],
      ['leads-in.jpg', 'a picture'],
    ];
    for (const [name, says] of faults) expect(await faultOf(name)).toBe(says);
  });
});

const extremes: [width: number, height: number][] = [
  [1, 16_383],
  [60_000, 1],
];
const others: [width: number, height: number][] = [
  [1, 1],
  [400, 16_383],
  [16_384, 1],
];

/** Returns the metadata of a valid image. */
const infoOf = async (name: string, content: string | Buffer): Promise<ImageInfo> => {
  const fact = await look(name, content);
  if (!fact || 'fault' in fact) throw new Error(`${name} is not valid`);
  return fact;
};
const describeImage = (name: string, info: ImageInfo) =>
  new ImageLibrary(new Map([[name, info]])).describe([name])[name];

test.each(sample(extremes, others))(
  'every size of a valid %i × %i photo is encoded',
  async (width, height) => {
    const info = await infoOf('extreme.png', await plain(width, height));
    const encoded = new BuildCache(join(home, 'extreme'));
    const { widths = [] } = describeImage('extreme.png', info) ?? {};
    expect(widths).not.toEqual([]);
    for (const made of widths)
      for (const format of ['webp', 'avif'] as const)
        expect(await encodeImage(encoded, info, { width: made, format })).toContain(format);
  },
);

test('a file name of maximum length results in valid names of all variants', async () => {
  const name = `${'ü'.repeat(60)}${'a'.repeat(130)}.svg`;
  const info = await infoOf(name, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  expect(describeImage(name, info)?.base.split('/').at(-1)?.length).toBeLessThan(200);
});
