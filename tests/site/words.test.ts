import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { PageData } from '../../renderer/context.tsx';
import type { Section, SectionType } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { company } from '../support/sites/company.ts';
import { popup } from './table/layout.ts';

const dist = inject('dist');
const readJson = <Content>(file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as Content;

/** The data that the built pages are rendered from, with tokens replaced. */
const pages = readdirSync(join(dist, 'data'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readJson<PageData>(join('data', file)).page);
const forms = pages.flatMap((page) => Object.values(page.forms));
const siteFile = readdirSync(join(dist, 'assets')).find((name) => /^site-\w+\.json$/.test(name)) ?? '';

const sections = new Map(pages.map((page): [string, Section[]] => [page.route, page.sections]));

const sectionOf = <T extends SectionType>(route: string, type: T) => {
  const found = (sections.get(route) ?? []).find((section): section is Section<T> => section.type === type);
  if (!found) throw new Error(`${route} has no section of the type ${type}.`);
  return found;
};

const formOf = (route: string) => {
  const { form } = sectionOf(route, route === '/' ? 'form' : 'form-hero');
  const found = forms.find(({ type }) => type === form);
  if (!found) throw new Error(`There is no form ${form}.`);
  return found;
};

const expectNotices = (notices: object, [title, text]: [string, string], action: string): void =>
  expect(notices).toMatchObject({
    sent: { title, text },
    failed: {
      title: 'Error',
      text: `There was an error ${action}. Please try again or call us directly at ${company.phone}.`,
    },
  });

describe('texts agreed in docs/specification.md 8.1', () => {
  test.each(['/', '/free-estimate'])('the estimate form of %s', (route) => {
    const { steps, texts } = formOf(route);
    const { notices } = texts;
    expect([...steps.map(({ heading }) => heading), texts.sending]).toEqual([
      'What rooms are included in your project?',
      'A little bit of information goes a long way!',
      'Who should we contact to discuss?',
      'Sending...',
    ]);
    const [message, images] = steps[1]?.fields ?? [];
    expect(message).toMatchObject({ minimum: 100, counter: '{count}/{minimum} characters' });
    expect(message).toHaveProperty('placeholder', expect.stringMatching(/minimum \{minimum\} characters/i));
    expect(images).toHaveProperty('selected', '{count} file(s) selected');
    expectNotices(
      notices,
      ['Estimate Request Sent!', "Thank you! We'll contact you soon for your estimate."],
      'submitting your request',
    );
  });

  test('the contact form', () => {
    const { sending, notices } = formOf('/contact').texts;
    expect(sending).toBe('Sending...');
    expectNotices(
      notices,
      ['Message Sent!', "Thank you for contacting us! We'll get back to you soon."],
      'sending your message',
    );
  });

  test('the not-found page', () => {
    const { heading, tagline, actions } = sectionOf('/not-found', 'hero');
    expect([heading, tagline, actions?.[0]]).toEqual([
      '404',
      'Oops! Page not found',
      { label: 'Return to Home', href: '/' },
    ]);
  });
});

test('slideshows have the agreed timing (docs/specification.md 7.5)', () => {
  expect(sectionOf('/', 'slideshow-hero')).toMatchObject({ interval: 6000, fade: 1000, height: 'screen' });
  const { images, rotation } = sectionOf('/free-estimate', 'form-hero');
  expect([images.length, rotation?.interval]).toEqual([2, 5000]);
});

test('the popup has the agreed text (docs/specification.md 7.3)', () => {
  expect(readJson<Site>(join('assets', siteFile)).popup).toMatchObject(popup);
});

test('the result pages of forms have no popup (docs/specification.md 7.3)', () => {
  expect(
    pages
      .filter(({ popup }) => popup === false)
      .map(({ route }) => route)
      .toSorted(),
  ).toEqual(['/not-sent', '/thank-you']);
});

test('each promise has one wording on every page (docs/specification.md 8.2)', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(texts) : [];
  const times =
    /\b(?:answer|repl|respon|figure|estimate|message|call back)[^.:]*? (?:with)?in (?:a|an|half|\d+)\b.*?(?=\.|$)/gis;
  const promises = [/\bestimate within 30 minutes(?:\*|, Mon-Fri 8am-6pm\b)/, /\banswered within 24 hours\b/];
  const found = [...pages, ...forms]
    .flatMap(texts)
    .flatMap((text) => text.replace(/\s+/g, ' ').match(times) ?? []);
  expect(found.length).toBeGreaterThan(30);
  expect([...new Set(found)].filter((words) => !promises.some((promise) => promise.test(words)))).toEqual([]);
});
