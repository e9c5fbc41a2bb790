import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import { parseImageInfo } from '../../../documents/read/site/serialize-image-info.ts';
import { BuildCache } from '../../cache/build-cache.ts';
import { FolderStore } from './folder-store.ts';

let folder: string;
let pagesDir: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  pagesDir = join(folder, 'pages');
  await mkdir(join(pagesDir, 'media'), { recursive: true });
  store = new FolderStore({
    pagesDir,
    store: new BuildCache(join(folder, 'store')),
    imageInfos: new ImageInfos(),
  });
});
afterEach(() => rm(folder, { recursive: true }));

const take = async (wished: string, content: Buffer) => {
  const { name, text } = await store.addImage(wished, content);
  const fact = parseImageInfo(name, text);
  return { name, text, fact, content: await readFile(await store.findImageFile(name, fact.hash)) };
};
const inMedia = (name: string) => readFile(join(pagesDir, 'media', name));
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } });

test('rotates and shrinks a photo from a phone and removes its location', async () => {
  const place = { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '33/1 38/1 0/1', GPSLatitudeRef: 'N' } };
  const taken = await photograph(4000, 3000)
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { name, fact, content } = await take('Küche Neu (1).JPG', taken);
  expect(name).toBe('kuche-neu-1.jpg');
  expect(fact).toMatchObject({ width: 2400, height: 3200, isDrawing: false });
  const { exif, orientation, format } = await sharp(content).metadata();
  expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'jpeg' });
});

test('keeps transparency and an SVG, and converts TIFF to JPEG', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>';
  const { name, content } = await take('mark.svg', Buffer.from(drawing));
  expect([name, content.toString()]).toEqual(['mark.svg', drawing]);
  const clear = { create: { width: 40, height: 30, channels: 4, background: '#0000' } } as const;
  expect((await take('logo.webp', await sharp(clear).webp().toBuffer())).name).toBe('logo.png');
  expect((await take('scan.tif', await photograph(40, 30).tiff().toBuffer())).name).toBe('scan.jpg');
});

test('writes, replaces, removes and restores an image by its image info, and stores former versions', async () => {
  const [one, other] = await Promise.all(
    [40, 50].map(async (width) => take('hall.jpg', await photograph(width, 30).jpeg().toBuffer())),
  );
  const write = (before: string | null, after: string | null) =>
    store.write([{ name: 'media/hall.jpg', before, after }]);
  const first = one?.text ?? '';
  const second = other?.text ?? '';
  expect(await readdir(join(pagesDir, 'media'))).toEqual([]);
  expect(await write(null, first)).toEqual([]);
  expect(await inMedia('hall.jpg')).toEqual(one?.content);
  expect((await store.read()).get('media/hall.jpg')).toBe(first);
  expect(await write(first, second)).toEqual([]);
  expect(await inMedia('hall.jpg')).toEqual(other?.content);
  expect(await write(first, null)).toEqual([{ name: 'media/hall.jpg', stored: second }]);
  await writeFile(join(pagesDir, 'media/hall.jpg'), 'no picture');
  const third = String((await store.read()).get('media/hall.jpg'));
  expect(await write(third, null)).toEqual([]);
  expect(await readdir(join(pagesDir, 'media'))).toEqual([]);
  expect(await write(null, third)).toEqual([]);
  expect((await inMedia('hall.jpg')).toString()).toBe('no picture');
  expect(await write(third, first)).toEqual([]);
  expect(await inMedia('hall.jpg')).toEqual(one?.content);
});

test.each(['', '{', 'null', '{"hash":"../../secret"}', `{"hash":"${'0'.repeat(64)}"}`])(
  'rejects image info whose content is not stored: %j',
  async (line) => {
    const changes = [
      { name: 'home.yaml', before: null, after: 'title: Home\n' },
      { name: 'media/hall.jpg', before: null, after: line },
    ];
    await expect(store.write(changes)).rejects.toThrow('The content of media/hall.jpg is no longer stored.');
    expect(await readdir(pagesDir, { recursive: true })).toEqual(['media']);
  },
);

const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
test.each([
  ['words', Buffer.from('no picture'), /^x\.jpg cannot be read as an image\. Save it as/],
  ['a drawing with a script', Buffer.from(script), /^x\.jpg .*script/],
])('rejects %s with a message and stores nothing', async (_, content, words) => {
  await expect(take('x.jpg', content)).rejects.toThrow(words);
  expect(await readdir(join(folder, 'store'))).toEqual([]);
});

test.each(['../../x.jpg', '.jpg', '', '…', `${'x'.repeat(300)}.jpg`])(
  'replaces an unsafe name such as %j',
  async (wished) => {
    const { name } = await take(wished, await photograph(40, 30).jpeg().toBuffer());
    expect(name).toMatch(/^[a-z0-9-]{1,62}\.jpg$/);
  },
);

test('of two simultaneous saves, one gets the conflict with the other', async () => {
  await writeFile(join(pagesDir, 'home.yaml'), 'title: a\n');
  const save = (after: string) => store.write([{ name: 'home.yaml', before: 'title: a\n', after }]);
  expect(await Promise.all([save('title: b\n'), save('title: c\n')])).toEqual([
    [],
    [{ name: 'home.yaml', stored: 'title: b\n' }],
  ]);
  expect(await readFile(join(pagesDir, 'home.yaml'), 'utf8')).toBe('title: b\n');
});

test('gives up if another program changes the file during every attempt', async () => {
  const { name, text, fact } = await take('hall.jpg', await photograph(40, 30).jpeg().toBuffer());
  await writeFile(join(pagesDir, 'media', name), 'changed');
  vi.spyOn(store.options.imageInfos, 'get').mockResolvedValue(new Map([[name, fact]]));
  const removal = store.write([{ name: `media/${name}`, before: text, after: null }]);
  await expect(removal).rejects.toThrow('hall.jpg');
});

test('rejects every save of a document that is not UTF-8 and does not change it', async () => {
  const latin1 = Buffer.from('title: Caf\u00e9\n', 'latin1');
  const path = join(pagesDir, 'cafe.yaml');
  await writeFile(path, latin1);
  const lossy = latin1.toString('utf8');
  for (const before of [null, 'title: Café\n', lossy, lossy])
    await expect(store.write([{ name: 'cafe.yaml', before, after: 'title: New\n' }])).rejects.toThrow(
      'not encoded in UTF-8',
    );
  await expect(store.write([{ name: 'cafe.yaml', before: lossy, after: null }])).rejects.toThrow('UTF-8');
  expect(await readFile(path)).toEqual(latin1);
});
