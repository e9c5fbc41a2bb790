import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageProvider } from '../../context.tsx';
import { examplePage } from '../../../tests/support/sites/example-site.ts';
import type { Media } from '../../media.ts';
import { Picture } from './picture.tsx';

const media: Media = {
  'slab.jpg': {
    width: 1920,
    height: 1080,
    base: '/media/slab-1a2b3c4d',
    widths: [640, 1280],
    colour: '#aabbcc',
  },
  'mark.svg': { width: 40, height: 20, base: '/media/mark-1a2b3c4d.svg', widths: [], colour: '#ffffff' },
};

const render = (props: Partial<Parameters<typeof Picture>[0]>): string =>
  renderToStaticMarkup(
    <PageProvider value={{ ...examplePage('/example'), media }}>
      <Picture image={{ src: 'slab.jpg', alt: 'White marble' }} sizes="50vw" {...props} />
    </PageProvider>,
  )
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '');

it('offers every width, loads lazily, and reserves its space', () => {
  expect(render({})).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/media/slab-1a2b3c4d-640.avif 640w, /media/slab-1a2b3c4d-1280.avif 1280w" sizes="50vw"/>' +
      '<img src="/media/slab-1a2b3c4d-1280.webp" alt="White marble" width="1920" height="1080" loading="lazy" decoding="async" style="background-color:#aabbcc"/>' +
      '</picture>',
  );
});

it.each([
  ['20rem', '640w'],
  ['320px', '640w'],
  ['321px', '640w, 1280w'],
  ['90rem', '640w, 1280w'],
])('offers no file of more than twice its width if that is always %s', (sizes, offered) => {
  const [, widths = ''] = /image\/avif" srcSet="([^"]*)"/.exec(render({ sizes })) ?? [];
  expect(widths.replaceAll(/\/\S+ /g, '')).toBe(offered);
});

it.each([
  ['92vw 16/9', '92vw'],
  ['92vw 3/2', '110vw'],
  ['28rem 3/1', '28rem'],
  ['(min-width: 900px) 470px 4/5, 92vw 3/2', '(min-width: 900px) 1045px, 110vw'],
])('is as wide as the whole image where it is cropped: %s', (sizes, whole) => {
  expect(render({ sizes })).toContain(` sizes="${whole}"`);
});

it.each<[string, Parameters<typeof render>[0], string]>([
  ['has a high fetch priority with the prop "priority"', { priority: true }, ' fetchPriority="high"'],
  ['is loaded with the page at low priority with the prop "eager"', { eager: true }, ' fetchPriority="low"'],
])('%s', (_, props, attribute) => {
  expect(render(props)).toContain(attribute);
  expect(render(props)).not.toContain('loading=');
});

it('is cropped around its focal point, and has an empty alternative text if it is decorative', () => {
  const html = render({ image: { src: 'slab.jpg', alt: 'decorative', focus: '30% 0%' } });
  expect(html).toContain(' style="background-color:#aabbcc;object-position:30% 0%"');
  expect(html).toContain(' alt="" ');
});

it('uses an SVG file unchanged', () => {
  expect(render({ image: { src: 'mark.svg', alt: 'Tidewater' } })).toBe(
    '<picture><img src="/media/mark-1a2b3c4d.svg" alt="Tidewater" width="40" height="20" loading="lazy" decoding="async"/></picture>',
  );
});

it('throws for an image that the build did not process', () => {
  expect(() => render({ image: { src: 'gone.jpg', alt: 'Gone' } })).toThrow(
    'The build did not process the image gone.jpg.',
  );
});

it('lets a drawing draw itself, unless visitors prefer reduced motion', () => {
  expect(render({ image: { src: 'mark.svg', alt: 'Mark' }, draws: true })).toContain(
    '<source media="(prefers-reduced-motion: no-preference)" srcSet="/media/mark-1a2b3c4d.svg#draw"/>',
  );
  expect(render({ image: { src: 'mark.svg', alt: 'Mark' } })).not.toContain('#draw');
});
