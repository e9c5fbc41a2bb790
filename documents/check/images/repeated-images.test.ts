import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const prose = (heading: string, file: string): string =>
  `  - { type: prose, heading: ${heading}, text: Quiet., image: { src: ${file}, alt: A room of the practice } }\n`;

const gallery = (...files: string[]): string =>
  `  - type: gallery\n    heading: Our rooms\n    items:\n${files
    .map(
      (file) =>
        `      - { id: ${file.length}, title: Room, category: Practice, image: { src: ${file}, alt: A room of the practice } }\n`,
    )
    .join('')}`;

const site = useScratchSite();
const room = prose('Room', 'room.gif');

test.each([
  ['a photo in a gallery and beside a text', [gallery('room.gif', 'chair.gif'), room], ['picture-twice']],
  ['a drawing', [prose('Room', 'room.svg'), prose('Chair', 'room.svg')], []],
  ['a hidden section', [room, prose('Chair', 'room.gif').replace('{', '{ hidden: true,')], []],
])('an image twice on a page: %s', async (_, sections, codes) => {
  for (const name of ['room.gif', 'chair.gif', 'room.svg'])
    site.write(`media/${name}`, site.text('media/tooth.svg'));
  site.write('contact.yaml', `${site.text('contact.yaml').trimEnd()}\n${sections.join('')}`);
  const { problems } = await site.read();
  const found = problems.map(({ code }) => code);
  expect(found.filter((code) => /^picture-(?:twice|often|borrowed)$/.test(code))).toEqual(codes);
});
