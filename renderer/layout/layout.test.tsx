import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageProvider, SiteProvider } from '../context.tsx';
import { theme } from '../theme/index.ts';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import Layout from './layout.tsx';

/** The markup of a page without the styles that Emotion writes between it. */
const render = (route: string, site = exampleSite): string =>
  renderToString(
    <ThemeProvider theme={theme}>
      <SiteProvider value={site}>
        <PageProvider value={examplePage(route)}>
          <Layout>
            <h1>Content</h1>
          </Layout>
        </PageProvider>
      </SiteProvider>
    </ThemeProvider>,
  ).replace(/<style.*?<\/style>/gs, '');

/** What the first group of a pattern catches, everywhere in a text. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const between = (html: string, element: string): string =>
  new RegExp(`<${element}[ >].*?</${element}>`, 's').exec(html)?.[0] ?? '';

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const links = (html: string): string[] => all(html, /<a [^>]*href="([^"]*)"/g);

describe('the layout', () => {
  test('begins with the link to the content, which can take the focus', () => {
    const html = render('/contact');
    expect(links(html)[0]).toBe('#content');
    expect(html).toMatch(/<main id="content" tabindex="-1"[^>]*>/i);
  });

  test('has one banner, one main part and one footer, and names every menu', () => {
    const html = render('/contact');
    for (const landmark of ['header', 'main', 'footer']) {
      expect(all(html, new RegExp(`(<${landmark}[ >])`, 'g'))).toHaveLength(1);
    }
    expect(all(html, /<nav[^>]*aria-label="([^"]*)"/g)).toEqual([
      'Main menu',
      'Main menu',
      'You are here',
      'Popular',
    ]);
    expect(all(html, /<aside[^>]*aria-label="([^"]*)"/g)).toEqual(['Reach us']);
  });

  test('gives no id twice', () => {
    const ids = all(render('/contact'), / id="([^"]*)"/g);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has call and estimate in the header, in the phone menu and in the bar at the bottom', () => {
    const html = render('/contact');
    expect(links(between(html, 'header')).filter((href) => href === '/visit')).toHaveLength(2);
    expect(links(between(html, 'footer')).filter((href) => href === '/visit')).toHaveLength(1);
    expect(links(html).filter((href) => href === 'tel:+15555550100')).toHaveLength(5);
  });
});

describe('the menus', () => {
  test('open before any script: each button names a panel that is there', () => {
    const html = render('/');
    const targets = all(html, /popovertarget="([^"]*)"/gi);
    const panels = all(html, / id="([^"]*)" popover="auto"/g);
    expect(targets).toEqual(['menu-1', 'phone-menu']);
    expect(panels).toEqual(targets);
  });

  test('say nothing of being open or closed before there is a script that keeps it true', () => {
    expect(render('/')).not.toContain('aria-expanded');
  });

  test('hold every page of every category twice: in the wide menu and in the phone menu', () => {
    const header = between(render('/'), 'header');
    for (const href of ['/fillings', '/crowns', '/cleaning', '/treatments']) {
      expect(links(header).filter((link) => link === href)).toHaveLength(2);
    }
    expect(words(header)).toContain('All treatments');
    expect(header).toContain('aria-label="Treatments menu"');
  });

  test('load their pictures when they are seen', () => {
    expect(all(render('/'), /(<img [^>]*jpg[^>]*>)/g).every((img) => img.includes('loading="lazy"'))).toBe(
      true,
    );
  });

  test('mark the page that is shown, and no other', () => {
    const current = (route: string) =>
      all(between(render(route), 'header'), /<a href="([^"]*)" aria-current="page"/g);
    expect(current('/contact')).toEqual(['/contact', '/contact']);
    expect(current('/fillings')).toEqual(['/fillings', '/fillings']);
    expect(current('/elsewhere')).toEqual([]);
  });
});

describe('the breadcrumbs', () => {
  test('leads from the home page to the page, which is no link', () => {
    const breadcrumbs = between(between(render('/contact'), 'main'), 'nav');
    expect(links(breadcrumbs)).toEqual(['/']);
    expect(words(breadcrumbs)).toBe('Home This page');
    expect(breadcrumbs).toContain('<span aria-current="page">This page</span>');
  });

  test('is not on the home page', () => {
    expect(between(render('/'), 'main')).not.toContain('<nav');
  });
});

describe('the footer', () => {
  test('is the same on every page', () => {
    expect(between(render('/'), 'footer')).toBe(between(render('/contact'), 'footer'));
  });

  test('shows tagline, columns, small links and the year', () => {
    const footer = between(render('/'), 'footer');
    expect(words(footer)).toBe(
      `Quiet Dental Gentle since 1990. Popular Fillings Crowns Reach us 555-0100 No. 1 © ${new Date().getFullYear()} ` +
        'Quiet Dental. Privacy Call 555-0100 Book a visit',
    );
    expect(footer).toContain(`<span data-year="">${new Date().getFullYear()}</span>`);
  });
});

describe('the popup', () => {
  test('is not in the HTML; a polite region waits for it', () => {
    const html = render('/');
    expect(html).not.toContain('Is it time for a check-up?');
    expect(html).toMatch(/<div aria-live="polite"><\/div>$/);
  });

  test('is left out where the site has none', () => {
    expect(render('/', { ...exampleSite, popup: undefined })).not.toContain('aria-live');
  });
});
