import { beforeEach, expect, test, vi } from 'vitest';
import { SiteTexts } from './site-texts.ts';
import { StaleImageTexts } from './stale-image-texts.ts';

const file = 'about.yaml';
const image = (src: string, alt: string, focus = '') =>
  `    image: { src: ${src}, alt: ${alt}${focus && `, focus: ${focus}`} }\n`;
const hero = (...images: string[]) => `sections:\n  - type: hero\n${images.join('')}`;
const gallery = (...images: [src: string, alt: string][]) =>
  `sections:\n  - type: gallery\n    images:\n${images.map(([src, alt]) => `      - { src: ${src}, alt: ${alt} }\n`).join('')}`;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

const begun = (text: string) => {
  const texts = new SiteTexts(new Map([[file, text]]));
  const former = new StaleImageTexts(texts, 'key');
  const write = (next: string) => texts.change(`${Math.random()}`, new Map([[file, next]]));
  const of = (src: string, text_: string, field: 'alt' | 'focus' = 'alt') =>
    former.isStale({ src, field, text: text_ });
  return { texts, former, write, of };
};

test('the description and focal point of the previous image are stale until they are changed', () => {
  const { write, of } = begun(hero(image('a.jpg', 'A hall', '10% 20%')));
  write(hero(image('b.jpg', 'A hall', '10% 20%')));
  expect(of('b.jpg', 'A hall')).toBe(true);
  expect(of('b.jpg', '10% 20%', 'focus')).toBe(true);
  write(hero(image('b.jpg', 'A bath', '10% 20%')));
  expect(of('b.jpg', 'A bath')).toBe(false);
  expect(of('b.jpg', '10% 20%', 'focus')).toBe(true);
});

test('a confirmed text is no longer stale, also on the next visit', () => {
  const { texts, former, write, of } = begun(hero(image('a.jpg', 'A hall', '10% 20%')));
  write(hero(image('b.jpg', 'A hall', '10% 20%')));
  former.confirm('b.jpg', 'alt', 'A hall');
  expect(of('b.jpg', 'A hall')).toBe(false);
  const next = new StaleImageTexts(texts, 'key');
  expect(next.isStale({ src: 'b.jpg', field: 'alt', text: 'A hall' })).toBe(false);
  expect(next.isStale({ src: 'b.jpg', field: 'focus', text: '10% 20%' })).toBe(true);
});

test('with undo, redo and a third image, a text is only fresh for the image it was written for', () => {
  const { texts, write, of } = begun(hero(image('a.jpg', 'A hall')));
  write(hero(image('b.jpg', 'A hall')));
  texts.undo();
  expect(of('a.jpg', 'A hall')).toBe(false);
  texts.redo();
  expect(of('b.jpg', 'A hall')).toBe(true);
  write(hero(image('c.jpg', 'A hall')));
  expect(of('c.jpg', 'A hall')).toBe(true);
  write(hero(image('a.jpg', 'A hall')));
  expect(of('a.jpg', 'A hall')).toBe(false);
});

test('an image name typed character by character gives the same result as the final name', () => {
  const { write, of } = begun(hero(image('a.jpg', 'A hall')));
  for (const src of ['a.jp', 'a.j', 'b.j', 'b.jp', 'b.jpg']) write(hero(image(src, 'A hall')));
  expect(of('b.jpg', 'A hall')).toBe(true);
  write(hero(image('a.jpg', 'A hall')));
  expect(of('a.jpg', 'A hall')).toBe(false);
});

test('reordered images, and a new text with a new image, are not stale', () => {
  const { write, of } = begun(gallery(['a.jpg', 'Hall'], ['b.jpg', 'Hall']));
  write(gallery(['b.jpg', 'Hall'], ['a.jpg', 'Hall']));
  expect([of('a.jpg', 'Hall'), of('b.jpg', 'Hall')]).toEqual([false, false]);
  write(gallery(['c.jpg', 'Bath'], ['a.jpg', 'Hall']));
  expect(of('c.jpg', 'Bath')).toBe(false);
});

test('an image replaced on several pages, a decorative image, and changes of others', () => {
  const texts = new SiteTexts(
    new Map([
      [file, hero(image('a.jpg', 'A hall'))],
      ['b.yaml', hero(image('a.jpg', 'decorative'))],
      ['c.yaml', hero(image('a.jpg', 'A cellar'))],
    ]),
  );
  const former = new StaleImageTexts(texts, 'key');
  const is = (text: string) => former.isStale({ src: 'n.jpg', field: 'alt', text });
  texts.change(
    'replace',
    new Map([
      [file, hero(image('n.jpg', 'A hall'))],
      ['b.yaml', hero(image('n.jpg', 'decorative'))],
    ]),
  );
  texts.mergeStored('c.yaml', hero(image('n.jpg', 'A cellar')));
  expect([is('A hall'), is('decorative'), is('A cellar')]).toEqual([true, false, false]);
});
