import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageProvider, SiteProvider } from '../context.tsx';
import { siteTheme } from '../theme/site-theme.ts';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import Layout from './layout.tsx';

/** Renders a page and removes the style elements that Emotion inserts. */
const render = (route: string, site = exampleSite): string =>
  renderToString(
    <ThemeProvider theme={siteTheme(site.brand)}>
      <SiteProvider value={site}>
        <PageProvider value={examplePage(route)}>
          <Layout>
            <h1>Content</h1>
          </Layout>
        </PageProvider>
      </SiteProvider>
    </ThemeProvider>,
  ).replace(/<style.*?<\/style>/gs, '');

/** Returns the first capture group of all matches. */
const captureAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const sliceElement = (html: string, element: string): string =>
  new RegExp(`<${element}[ >].*?</${element}>`, 's').exec(html)?.[0] ?? '';

const visibleText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const linkTargets = (html: string): string[] => captureAll(html, /<a [^>]*href="([^"]*)"/g);

describe('the layout', () => {
  test('begins with the skip link to the content, which is focusable', () => {
    const html = render('/contact');
    expect(linkTargets(html)[0]).toBe('#content');
    expect(html).toMatch(/<main id="content" tabindex="-1"[^>]*>/i);
  });

  test('has one header, one main element and one footer, labels every menu, and has no duplicate ids', () => {
    const html = render('/contact');
    for (const landmark of ['header', 'main', 'footer']) {
      expect(captureAll(html, new RegExp(`(<${landmark}[ >])`, 'g'))).toHaveLength(1);
    }
    expect(captureAll(html, /<nav[^>]*aria-label="([^"]*)"/g)).toEqual([
      'Main menu',
      'Main menu',
      'You are here',
      'Popular',
    ]);
    expect(captureAll(html, /<aside[^>]*aria-label="([^"]*)"/g)).toEqual(['Reach us']);
    const ids = captureAll(html, / id="([^"]*)"/g);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has the notice of the site as a region above the bar and the header', () => {
    expect(render('/contact')).not.toContain('<section');
    const notice = { heading: 'Holiday', text: 'We are **closed**. See [hours](/contact).' };
    const html = render('/contact', { ...exampleSite, notice });
    expect(html).toMatch(
      /<section aria-label="Holiday"[^>]*><strong>Holiday<\/strong><p>We are <strong>closed<\/strong>. See <a href="\/contact">hours<\/a>.<\/p><\/section><aside/,
    );
  });

  test('has call and estimate in the header, in the phone menu and in the bar at the bottom', () => {
    const html = render('/contact');
    expect(linkTargets(sliceElement(html, 'header')).filter((href) => href === '/visit')).toHaveLength(2);
    expect(linkTargets(sliceElement(html, 'footer')).filter((href) => href === '/visit')).toHaveLength(1);
    expect(linkTargets(html).filter((href) => href === 'tel:+15555550100')).toHaveLength(5);
  });
});

describe('the menus', () => {
  test('work without scripts: each button targets an existing panel, and none has a state that only scripts update', () => {
    const html = render('/');
    expect(html).not.toMatch(/aria-(expanded|controls)/);
    const targets = captureAll(html, /popovertarget="([^"]*)"/gi);
    const panels = captureAll(html, / id="([^"]*)" popover="auto"/g);
    expect(targets).toEqual(['menu-1', 'phone-menu']);
    expect(panels).toEqual(targets);
  });

  test('contain every page of every category twice, in the wide menu and in the phone menu, with lazy images', () => {
    const header = sliceElement(render('/'), 'header');
    for (const href of ['/fillings', '/crowns', '/cleaning', '/treatments']) {
      expect(linkTargets(header).filter((link) => link === href)).toHaveLength(2);
    }
    expect(visibleText(header)).toContain('All treatments');
    expect(header).toContain('aria-label="Treatments menu"');
    const images = captureAll(header, /(<img [^>]*jpg[^>]*>)/g);
    expect(images.filter((image) => !image.includes('loading="lazy"'))).toEqual([]);
  });
});

describe('the breadcrumbs', () => {
  test('lead from the home page to the current page, which is not a link', () => {
    const breadcrumbs = sliceElement(sliceElement(render('/contact'), 'main'), 'nav');
    expect(linkTargets(breadcrumbs)).toEqual(['/']);
    expect(visibleText(breadcrumbs)).toBe('Home This page');
    expect(breadcrumbs).toContain('<span aria-current="page">This page</span>');
    expect(sliceElement(render('/'), 'main')).not.toContain('<nav');
  });
});

describe('the footer', () => {
  test('shows tagline, columns, small links and the year, alike on every page', () => {
    const footer = sliceElement(render('/'), 'footer');
    expect(sliceElement(render('/contact'), 'footer')).toBe(footer);
    expect(visibleText(footer)).toBe(
      `Quiet Dental Gentle since 1990. Popular Fillings Crowns Reach us 555-0100 No. 1 © ${new Date().getFullYear()} ` +
        'Quiet Dental. Privacy Call 555-0100 Book a visit',
    );
    expect(footer).toContain(`<span data-year="">${new Date().getFullYear()}</span>`);
  });

  test('shows the towns, with links to their pages', () => {
    const towns = [{ name: 'Mill End' }, { name: 'Quay', href: '/quay' }, { name: 'Ferry' }];
    const site = { ...exampleSite, towns, footer: { ...exampleSite.footer, towns: 'We serve' } };
    const footer = sliceElement(render('/', site), 'footer');
    expect(footer).toContain('<p>We serve <a href="/quay">Quay</a>, Mill End, Ferry</p>');
  });
});

test('the popup is not in the HTML, which only contains its empty live region', () => {
  const html = render('/');
  expect(html).not.toContain('Is it time for a check-up?');
  expect(html).toMatch(/<div aria-live="polite"><\/div>$/);
  expect(render('/', { ...exampleSite, popup: undefined })).not.toContain('aria-live');
});
