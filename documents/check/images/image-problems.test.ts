import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ScratchSite } from '../../../tests/support/sites/scratch-site.ts';

let cut: Buffer;
beforeAll(async () => {
  const whole = sharp({ create: { width: 1400, height: 700, channels: 3, background: '#a63' } }).jpeg();
  cut = (await whole.toBuffer()).subarray(0, -200);
});

const fix = 'Copy it again from the original.';

test('a truncated image is one problem, which names every use of it', async () => {
  using site = new ScratchSite();
  site.write('media/cut.jpg', cut);
  site.edit('home.yaml', 'src: tooth.svg', 'src: cut.jpg');
  expect(await site.problems()).toEqual([
    `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "cut.jpg" is cut off or damaged. ${fix}`,
  ]);
  site.edit('_site.yaml', 'mark: tooth.svg', 'mark: cut.jpg');
  site.write(
    '_shared/photo.yaml',
    'type: prose\nheading: The practice\ntext: It is quiet.\nimage: { src: cut.jpg, alt: The practice }\n',
  );
  site.edit('contact.yaml', 'sections:', 'sections:\n  - { type: shared, name: photo }');
  const problems = (await site.problems()).filter((line) => line.includes('cut.jpg'));
  expect(problems).toEqual([
    expect.stringMatching(
      /^pages\/_site\.yaml:\d+:\d+ {2}header\.mark: "cut\.jpg" is cut off or damaged\. .* It is also used in pages\/_shared\/photo\.yaml:4, pages\/home\.yaml:8\.$/,
    ),
  ]);
});

test('an image that is missing in several places is one problem', async () => {
  using site = new ScratchSite();
  site.remove('media/tooth.svg');
  expect(await site.problems()).toEqual([
    expect.stringMatching(
      /^pages\/_site\.yaml:\d+:\d+ {2}header\.mark: there is no image "tooth\.svg" in media\. .* It is also used in pages\/home\.yaml:8\.$/,
    ),
  ]);
});

test('a folder where an image is expected is reported', async () => {
  using site = new ScratchSite();
  site.write('media/tooth.jpg/large.svg', site.text('media/tooth.svg'));
  site.edit('home.yaml', 'src: tooth.svg', 'src: tooth.jpg');
  expect(await site.problems()).toEqual([
    `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: there is no image "tooth.jpg" in media. Did you mean "tooth.svg"?`,
  ]);
});

test('spaces around the name of an image are reported', async () => {
  using site = new ScratchSite();
  site.edit('home.yaml', 'src: tooth.svg', "src: ' tooth.svg '");
  expect(await site.problems()).toEqual([
    `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: there is no image " tooth.svg " in media. Did you mean "tooth.svg"?`,
  ]);
});

test.each(['/media/tooth.svg', '/tooth.svg', '/media/prices.pdf'])(
  'a link to a file of media is a broken one: %s',
  async (link) => {
    using site = new ScratchSite();
    site.write('media/prices.pdf', '%PDF-1.7');
    site.edit('home.yaml', '(/contact#hours)', `(${link})`);
    expect(await site.problems()).toEqual([
      expect.stringContaining(`${link} is a file in media, which a link cannot open. Show an image`),
    ]);
  },
);
