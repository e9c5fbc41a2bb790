import { expect, test } from 'vitest';
import type { Path } from '../../documents/read/document/path.ts';
import { imageAt } from './image-place.ts';

const page = {
  title: 'A',
  sections: [
    { type: 'hero', heading: 'H', image: { src: 'a.jpg', alt: 'A' }, actions: [{ label: 'Go' }] },
    {
      type: 'gallery',
      heading: 'G',
      images: [
        { src: 'b.jpg', alt: 'B' },
        { src: 'c.jpg', alt: 'C' },
      ],
    },
    { type: 'prose', heading: 'P', text: 'T' },
    { type: 'services', items: [{ title: 'One', image: { src: 'd.jpg' } }, { title: 'Two' }] },
  ],
};

test.each<[string, Path, Path | undefined]>([
  ['the image itself', ['sections', 1, 'images', 1, 'src'], ['sections', 1, 'images', 1, 'src']],
  ['its alternative text', ['sections', 1, 'images', 1, 'alt'], ['sections', 1, 'images', 1, 'src']],
  ['its group', ['sections', 0, 'image'], ['sections', 0, 'image', 'src']],
  ['the heading of a section with one image', ['sections', 0, 'heading'], ['sections', 0, 'image', 'src']],
  ['a button of that section', ['sections', 0, 'actions', 0, 'label'], ['sections', 0, 'image', 'src']],
  ['the section', ['sections', 0], ['sections', 0, 'image', 'src']],
  [
    'an entry with an image',
    ['sections', 3, 'items', 0, 'title'],
    ['sections', 3, 'items', 0, 'image', 'src'],
  ],
  ['an entry without an image, next to one with an image', ['sections', 3, 'items', 1, 'title'], undefined],
  ['a section with several images', ['sections', 1, 'heading'], undefined],
  ['a section without images', ['sections', 2, 'text'], undefined],
  ['the page', [], undefined],
  ['its title', ['title'], undefined],
  ['a missing section', ['sections', 9, 'image'], undefined],
])('%s', (_, path, image) => {
  expect(imageAt(page, path)).toEqual(image);
});
