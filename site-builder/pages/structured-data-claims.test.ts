import { describe, expect, test } from 'vitest';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { structuredData } from '../../renderer/server/structured-data.ts';
import { refuseUnseenClaims, unseenClaims } from './structured-data-claims.ts';

const data = examplePage('/crowns');
const { facts, footer } = exampleSite;
const lines = [facts.phone, facts.email, `${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}`].map(
  (text) => ({ text }),
);
const site = { ...exampleSite, footer: { ...footer, contact: { ...footer.contact, lines } } };

const breadcrumbs = data.trail.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`).join('');
const shown =
  `<nav aria-label="You are here"><ol>${breadcrumbs}</ol></nav><footer><p>${facts.name}</p><a href="tel:1">${facts.phone}</a>` +
  `<p>${facts.email}</p><p>${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}</p></footer>`;

const document = (body: string, json = structuredData(site, data)): string =>
  `<html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`;

test('a page that shows what it states passes', () => {
  expect(unseenClaims(document(shown))).toEqual([]);
  expect(() => refuseUnseenClaims('/crowns', document(shown))).not.toThrow();
});

test('a fact that no page shows is not stated', () => {
  const silent = { ...site, topBar: [], footer: { ...site.footer, contact: { ...footer.contact, lines: [] } } };
  const json = structuredData(silent, data);
  for (const text of [facts.phone, facts.email, facts.street, facts.zip]) expect(json).not.toContain(text);
  expect(unseenClaims(document(shown.replaceAll(/<p>.*?<\/p>|<a href="tel.*?<\/a>/g, facts.name), json))).toEqual([]);
});

describe('a page is refused when it does not show', () => {
  test.each([
    ['the name', facts.name],
    ['the telephone', facts.phone],
    ['the e-mail address', facts.email],
    ['the street', facts.street],
    ['the city', facts.city],
    ['the zip code', facts.zip],
    ['the trail', 'This page'],
  ])('%s', (_, text) => {
    const html = document(shown.replaceAll(text, 'something else'));
    expect(unseenClaims(html)).not.toEqual([]);
    expect(() => refuseUnseenClaims('/crowns', html)).toThrow('/crowns tells search engines');
  });

  test('what stands in an attribute alone', () => {
    const hidden = shown.replaceAll(facts.phone, 'Call us').replace('<p>', `<p title="${facts.phone}">`);
    expect(unseenClaims(document(hidden))).toEqual([
      `it states the telephone "${facts.phone}" and does not show it`,
    ]);
  });

  test('the hours, where it states them', () => {
    const hours = { heading: 'Hours', rows: [{ days: 'Mon-Fri', time: facts.hours.weekdays }] };
    const details = { type: 'contact-details' as const, heading: 'Here we are', ways: [], hours };
    const page = { ...data, page: { ...data.page, sections: [details] } };
    const json = structuredData(site, page);
    expect(unseenClaims(document(shown, json))).toEqual([
      'it states the hours "8:00 AM-6:00 PM" and does not show it',
    ]);
    expect(unseenClaims(document(`${shown}<dd>8:00 AM-6:00 PM</dd>`, json))).toEqual([]);
  });
});

test('a rating is refused wherever it stands', () => {
  const json = structuredData(site, data).replace(
    '"name"',
    '"aggregateRating":{"ratingValue":5},"name"',
  );
  expect(unseenClaims(document(shown, json))).toEqual([
    'it states a rating or a review, which would be our own',
  ]);
});
