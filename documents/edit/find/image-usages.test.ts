import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { findPagesByImage, replaceImage } from './image-usages.ts';

const files = {
  '_site.yaml': 'facts: {}\nheader: { mark: logo.svg }\n',
  '_shared/band.yaml':
    'type: prose # a band\nheading: Band\nbody: One\nimage: { src: hall.jpg, alt: A hall }\n',
  'home.yaml': `title: Home
sections:
  - type: hero
    heading: Home
    image:
      src: "hall.jpg" # the hall
      alt: Our hall
      focus: 30% 0%
  - { type: prose, heading: One, body: Two, image: { src: stairs.jpg, alt: hall.jpg } }
`,
  'contact.yaml': 'title: Contact\nsections:\n  - type: shared\n    name: band\n',
  'media/hall.jpg': '',
  'media/new.jpg': '',
};
const site = await editableSite(new Map(Object.entries(files)));

test('pages of an image include those that show it through a shared section or the site document', () => {
  expect(findPagesByImage(site)).toEqual(
    new Map([
      ['logo.svg', new Set(['/contact', '/'])],
      ['hall.jpg', new Set(['/', '/contact'])],
      ['stairs.jpg', new Set(['/'])],
    ]),
  );
});

test('replaces an image, empties its description and removes its focal point, and changes nothing else', () => {
  expect(Object.fromEntries(replaceImage(site, 'hall.jpg', 'new.jpg'))).toEqual({
    '_shared/band.yaml': files['_shared/band.yaml'].replace('hall.jpg, alt: A hall', "new.jpg, alt: ''"),
    'home.yaml': files['home.yaml']
      .replace('"hall.jpg"', '"new.jpg"')
      .replace('alt: Our hall\n      focus: 30% 0%\n', "alt: ''\n"),
  });
});

test('a decorative image stays decorative', async () => {
  const text = 'title: A\nimage: { src: hall.jpg, alt: decorative, focus: 1% 2% }\n';
  const decorative = await editableSite(new Map(Object.entries({ ...files, 'a.yaml': text })));
  const changed = replaceImage(decorative, 'hall.jpg', 'new.jpg');
  expect(changed.get('a.yaml')).toBe('title: A\nimage: { src: new.jpg, alt: decorative }\n');
});
