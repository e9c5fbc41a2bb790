import { expect, test } from 'vitest';
import { diffTexts } from '../../store/patches.ts';
import { isFirstPublication, undoPublication } from './undo-publication.ts';

const about = 'title: About\nheading: About us\ntext: One\nimage: hall.jpg\n';
const before = {
  '_site.yaml': 'facts: { area: Essex }\nmenu:\n  - { label: Home, href: / }\n',
  '_shared/band.yaml': 'type: callout\ntext: Call\n',
  'about.yaml': about,
  'old.yaml': 'title: Old\n',
  'media/hall.jpg': '{"hash":"1"}',
  'media/gone.jpg': '{"hash":"2"}',
};
const after = {
  '_site.yaml':
    'facts: { area: Kent }\nmenu:\n  - { label: Home, href: / }\n  - { label: New, href: /new }\n',
  '_shared/band.yaml': 'type: callout\ntext: Ring\n',
  'about.yaml': about.replace('About us', 'About us, wrongly'),
  'new.yaml': 'title: New\nimage: "new.jpg"\n',
  'media/hall.jpg': '{"hash":"3"}',
  'media/new.jpg': '{"hash":"4"}',
};
type Site = Record<string, string>;
const texts = (site: Site) => new Map(Object.entries(site));
const changes = diffTexts(texts(before), texts(after));
const undone = (current: Site) => {
  const { texts: changed, ...rest } = undoPublication(changes, texts(current));
  const site = { ...current, ...Object.fromEntries(changed) };
  return { ...rest, site: Object.fromEntries(Object.entries(site).filter(([, text]) => text !== null)) };
};

test('reverting the latest publication restores pages, facts, menus, shared sections and images', () => {
  expect(undone(after)).toEqual({ conflicts: [], unreadable: [], site: before });
});

test('later changes of other lines in the same files are preserved', () => {
  const later = {
    ...after,
    'about.yaml': after['about.yaml'].replace('text: One', 'text: Two'),
    'other.yaml': 'title: Other\n',
  };
  expect(undone(later).site).toEqual({
    ...before,
    'about.yaml': about.replace('text: One', 'text: Two'),
    'other.yaml': 'title: Other\n',
  });
});

test('lines changed again and files changed or removed later become conflicts', () => {
  const { '_shared/band.yaml': _band, ...others } = after;
  const later = {
    ...others,
    'about.yaml': about.replace('About us', 'About us, finally'),
    'new.yaml': 'title: Newer\n',
    'media/hall.jpg': '{"hash":"9"}',
  };
  const { conflicts, site } = undone(later);
  expect(conflicts).toEqual([
    { name: '_shared/band.yaml', stored: before['_shared/band.yaml'] },
    { name: 'about.yaml', stored: about },
    { name: 'media/hall.jpg', stored: '{"hash":"1"}' },
    { name: 'new.yaml', stored: null },
  ]);
  expect(site['_site.yaml']).toBe(before['_site.yaml']);
  expect(site['about.yaml']).toBe(later['about.yaml']);
});

test('an added image is not removed while another document refers to it', () => {
  const named = { ...after, 'other.yaml': 'image: { src: new.jpg, alt: A hall }\n' };
  expect(undone(named).site['media/new.jpg']).toBe(after['media/new.jpg']);
  const other = { ...after, 'other.yaml': 'image: { src: brand-new.jpg, alt: A hall }\n' };
  expect(undone(other).site['media/new.jpg']).toBeUndefined();
});

test('reverting a second time changes nothing', () => {
  expect(undoPublication(changes, texts(before)).texts.size).toBe(0);
});

test('a file that is not text is reported and not changed', () => {
  const latin = { name: 'about.yaml', before: undefined, after: after['about.yaml'] };
  const { texts: changed, unreadable } = undoPublication([latin], texts(after));
  expect({ size: changed.size, unreadable }).toEqual({ size: 0, unreadable: ['about.yaml'] });
});

test('the first publication cannot be reverted', () => {
  expect(isFirstPublication(diffTexts(new Map(), texts(before)))).toBe(true);
  expect(isFirstPublication(changes)).toBe(false);
});
