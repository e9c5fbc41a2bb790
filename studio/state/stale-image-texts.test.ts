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

test('the description and the focal point of the former image are known until they are changed', () => {
  const { write, of } = begun(hero(image('a.jpg', 'A hall', '10% 20%')));
  write(hero(image('b.jpg', 'A hall', '10% 20%')));
  expect(of('b.jpg', 'A hall')).toBe(true);
  expect(of('b.jpg', '10% 20%', 'focus')).toBe(true);
  write(hero(image('b.jpg', 'A bath', '10% 20%')));
  expect(of('b.jpg', 'A bath')).toBe(false);
  expect(of('b.jpg', '10% 20%', 'focus')).toBe(true);
});

test('who confirms a text is not asked again, and the next visit knows both', () => {
  const { texts, former, write, of } = begun(hero(image('a.jpg', 'A hall', '10% 20%')));
  write(hero(image('b.jpg', 'A hall', '10% 20%')));
  former.confirm('b.jpg', 'alt', 'A hall');
  expect(of('b.jpg', 'A hall')).toBe(false);
  const next = new StaleImageTexts(texts, 'key');
  expect(next.isStale({ src: 'b.jpg', field: 'alt', text: 'A hall' })).toBe(false);
  expect(next.isStale({ src: 'b.jpg', field: 'focus', text: '10% 20%' })).toBe(true);
});

test('undo, redo and a third image: only the image that a text was written for has it as its own', () => {
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

test('a name that is typed letter by letter ends with what it is', () => {
  const { write, of } = begun(hero(image('a.jpg', 'A hall')));
  for (const src of ['a.jp', 'a.j', 'b.j', 'b.jp', 'b.jpg']) write(hero(image(src, 'A hall')));
  expect(of('b.jpg', 'A hall')).toBe(true);
  write(hero(image('a.jpg', 'A hall')));
  expect(of('a.jpg', 'A hall')).toBe(false);
});

test('images that change places, and a new text with a new image, are no former texts', () => {
  const { write, of } = begun(gallery(['a.jpg', 'Hall'], ['b.jpg', 'Hall']));
  write(gallery(['b.jpg', 'Hall'], ['a.jpg', 'Hall']));
  expect([of('a.jpg', 'Hall'), of('b.jpg', 'Hall')]).toEqual([false, false]);
  write(gallery(['c.jpg', 'Bath'], ['a.jpg', 'Hall']));
  expect(of('c.jpg', 'Bath')).toBe(false);
});

test('one image in the place of another on several pages; a decorative one; what others store', () => {
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
