import { expect, test } from 'vitest';
import { SiteReader } from '../documents/node/site-reader.ts';
import { parseMessage } from '../leads/lead-message.ts';
import { composeMail } from '../leads/mail/compose.ts';
import type { Brand } from '../schema/brand.ts';
import { exampleBrand } from '../tests/support/sites/example-brand.ts';
import { createLeadCopy, watchedPages } from './lead-copy.ts';

const message = parseMessage(
  JSON.stringify({
    id: '0123456789',
    receivedAt: '2026-03-04T05:06:07Z',
    suspectedSpam: true,
    spamSignals: ['honeypot', 'fillTime'],
    lead: {
      type: 'contact',
      name: 'Ann',
      phone: '714 555 0199',
      email: 'ann@visitor.example',
      message: 'Hello',
    },
  }),
);

const { site, forms } = await new SiteReader('tests/fixtures/dentist/pages').read();
if (!site) throw new Error('the example site has errors');

const listColors = (brand: Brand): string[] => {
  const { html } = composeMail(message, createLeadCopy({ ...site, brand }, forms));
  return [...new Set(html.match(/#[0-9a-f]{6}\b/gi))].sort();
};

test('the mail has only the colors of the brand', () => {
  for (const brand of [site.brand, exampleBrand]) {
    const { light, dark, alternate } = brand;
    const { ground, ink, soft, rule, accent } = light;
    const all = [ground, ink, soft, rule, accent, alternate, dark.ground, dark.ink];
    expect(listColors(brand)).toEqual([...new Set(all)].sort());
  }
  expect(listColors(site.brand)).not.toEqual(listColors(exampleBrand));
});

test('the home page and the first other page of the menu are watched, preferring a list of services', () => {
  const link = (href: string) => ({ label: 'x', href });
  const services = {
    label: 'Services',
    image: { src: 'x.jpg', alt: 'x' },
    links: [link('/marble'), link('/oak')],
  };
  expect(watchedPages({ menu: [link('/'), link('/about')] })).toEqual(['/', '/about']);
  expect(watchedPages({ menu: [link('/about'), { ...link('/services'), categories: [services] }] })).toEqual([
    '/',
    '/marble',
  ]);
  expect(watchedPages({ menu: [link('/'), link('tel:1'), link('https://elsewhere.example/x')] })).toEqual([
    '/',
  ]);
});
