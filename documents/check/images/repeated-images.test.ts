import { expect, test } from 'vitest';
import { ScratchSite } from '../../../tests/support/sites/scratch-site.ts';

const prose = (heading: string, file: string): string =>
  `  - { type: prose, heading: ${heading}, text: Quiet., image: { src: ${file}, alt: A room of the practice } }\n`;

const gallery = (...files: string[]): string =>
  `  - type: gallery\n    heading: Our rooms\n    items:\n${files
    .map(
      (file) =>
        `      - { id: ${file.length}, title: Room, category: Practice, image: { src: ${file}, alt: A room of the practice } }\n`,
    )
    .join('')}`;

/** What is said of repeated pictures when these sections follow those of the page on how to reach the practice. */
const said = async (...sections: string[]): Promise<string[]> => {
  using site = new ScratchSite();
  for (const name of ['room.gif', 'chair.gif', 'room.svg'])
    site.write(`media/${name}`, site.text('media/tooth.svg'));
  site.write('contact.yaml', site.text('contact.yaml').trimEnd() + `\n${sections.join('')}`);
  const { problems } = await site.read();
  return problems.map(({ code }) => code).filter((code) => /^picture-(?:twice|often|borrowed)$/.test(code));
};

test('a photograph in a gallery and beside a text of the same page is there twice', async () => {
  expect(await said(gallery('room.gif', 'chair.gif'), prose('Room', 'room.gif'))).toEqual(['picture-twice']);
});

test('a drawing may stand on a page twice', async () => {
  expect(await said(prose('Room', 'room.svg'), prose('Chair', 'room.svg'))).toEqual([]);
});

test('a hidden section shows nothing', async () => {
  const hidden = prose('Chair', 'room.gif').replace('{', '{ hidden: true,');
  expect(await said(prose('Room', 'room.gif'), hidden)).toEqual([]);
});
