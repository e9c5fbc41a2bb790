import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const hero = 'home.yaml sections.0.image.src';

test('a truncated image is one problem, which names every use of it', async () => {
  const whole = sharp({ create: { width: 1400, height: 700, channels: 3, background: '#a63' } }).jpeg();
  site.write('media/cut.jpg', (await whole.toBuffer()).subarray(0, -200));
  site.edit('home.yaml', 'src: tooth.svg', 'src: cut.jpg');
  expect(await site.findings()).toMatchObject([{ at: `picture-unreadable ${hero}` }]);
  site.edit('_site.yaml', 'mark: tooth.svg', 'mark: cut.jpg');
  const photo =
    'type: prose\nheading: The practice\ntext: It is quiet.\nimage: { src: cut.jpg, alt: A room }\n';
  site.write('_shared/photo.yaml', photo);
  site.edit('contact.yaml', 'sections:', 'sections:\n  - { type: shared, name: photo }');
  const found = (await site.findings()).filter(({ at }) => at.startsWith('picture-unreadable'));
  const uses = ['_shared/photo.yaml', 'home.yaml'].map((file) => ({ file: expect.stringContaining(file) }));
  expect(found).toMatchObject([
    { at: 'picture-unreadable _site.yaml header.mark', params: { alsoAt: uses } },
  ]);
});

test('an image that is missing in several places is one problem', async () => {
  site.remove('media/tooth.svg');
  const params = { alsoAt: [{ file: expect.stringContaining('home.yaml'), line: 8 }] };
  expect(await site.findings()).toMatchObject([{ at: 'missing-picture _site.yaml header.mark', params }]);
});

test.each(['tooth.jpg', "' tooth.svg '"])('a folder or a name in spaces is no image: %s', async (name) => {
  site.write('media/tooth.jpg/large.svg', site.text('media/tooth.svg'));
  site.edit('home.yaml', 'src: tooth.svg', `src: ${name}`);
  expect(await site.findings()).toMatchObject([
    { at: `missing-picture ${hero}`, params: { meant: 'tooth.svg' } },
  ]);
});

test.each(['/media/tooth.svg', '/tooth.svg', '/media/prices.pdf'])(
  'a link to a file of media is a broken one: %s',
  async (link) => {
    site.write('media/prices.pdf', '%PDF-1.7');
    site.edit('home.yaml', '(/contact#hours)', `(${link})`);
    const params = { cause: 'media' };
    expect(await site.findings()).toMatchObject([
      { at: 'broken-link home.yaml sections.3.items.1.answer', params },
    ]);
  },
);
