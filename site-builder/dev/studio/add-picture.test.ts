import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureFacts } from '../../../documents/node/pictures/picture-facts.ts';
import { addPicture } from './add-picture.ts';

let pagesDir: string;
beforeEach(async () => {
  pagesDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(pagesDir, 'media'));
});
afterEach(() => rm(pagesDir, { recursive: true }));

const add = (wished: string, content: Buffer) =>
  addPicture(pagesDir, { wished, content }, new PictureFacts());
const stored = (name: string) => readFile(join(pagesDir, 'media', name));
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } });

test('a photograph of a telephone is turned upright, made smaller and loses its place', async () => {
  const place = { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '33/1 38/1 0/1', GPSLatitudeRef: 'N' } };
  const taken = await photograph(4000, 3000)
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { name, fact } = await add('Küche Neu (1).JPG', taken);
  expect(name).toBe('kuche-neu-1.jpg');
  expect(fact).toMatchObject({ width: 1920, height: 2560, isDrawing: false });
  const { exif, orientation, format } = await sharp(await stored(name)).metadata();
  expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'jpeg' });
});

test('a picture that one can see through stays so, and a TIFF becomes a JPEG', async () => {
  const clear = { create: { width: 40, height: 30, channels: 4, background: '#0000' } } as const;
  expect((await add('logo.webp', await sharp(clear).webp().toBuffer())).name).toBe('logo.png');
  expect((await add('scan.tif', await photograph(40, 30).tiff().toBuffer())).name).toBe('scan.jpg');
});

test('no picture takes the place of another one', async () => {
  const first = await photograph(40, 30).jpeg().toBuffer();
  await add('hall.jpg', first);
  const before = await stored('hall.jpg');
  expect((await add('hall.jpg', await photograph(50, 30).jpeg().toBuffer())).name).toBe('hall-2.jpg');
  expect(await stored('hall.jpg')).toEqual(before);
});

test('a drawing stays a drawing', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>';
  expect((await add('mark.svg', Buffer.from(drawing))).name).toBe('mark.svg');
  expect((await stored('mark.svg')).toString()).toBe(drawing);
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheicmif1heic')]);
const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
test.each([
  ['words', Buffer.from('no picture'), /^x\.jpg cannot be read as a picture\. Save it as/],
  ['nothing', Buffer.alloc(0), /^x\.jpg is an empty file\./],
  ['a picture of a telephone', heic, /^x\.jpg is a HEIC picture of a telephone, .* save it as JPEG/],
  ['a drawing with a script', Buffer.from(script), /^x\.jpg .*script/],
])('%s is refused in words, and nothing of it stays', async (_, content, words) => {
  await expect(add('x.jpg', content)).rejects.toThrow(words);
  expect(await readdir(join(pagesDir, 'media'))).toEqual([]);
});

test('half of a photograph is refused', async () => {
  const whole = await photograph(400, 300).jpeg().toBuffer();
  await expect(add('x.jpg', whole.subarray(0, whole.length / 2))).rejects.toThrow('is cut off or damaged');
});

test.each(['../../x.jpg', '.jpg', '', '…', `${'x'.repeat(300)}.jpg`])(
  'a name such as %j is made a good one',
  async (wished) => {
    const { name } = await add(wished, await photograph(40, 30).jpeg().toBuffer());
    expect(name).toMatch(/^[a-z0-9-]{1,62}\.jpg$/);
    expect(await readdir(pagesDir)).toEqual(['media']);
  },
);
