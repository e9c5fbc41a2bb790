import type { Link } from './summary.ts';

/** A labeled group of links. */
export type Group = { label: string; links: Link[] };

/** The layout of a page. A line without a link has an empty `href`. */
export type LayoutSummary = {
  topBar: Link[];
  logos: { header: string[]; footer: string[] };
  menu: Link[];
  categories: (Group & { pictures: number })[];
  buttons: Link[];
  phoneMenu: { top: string[]; categories: Group[]; all: Link[] };
  tagline: string;
  columns: Group[];
  copyright: string;
  lastLine: Link[];
};

/**
 * Reads the layout of built pages. This function is serialized and runs in a browser, so it must not refer to outer
 * scope.
 */
export const readLayout = (pages: string[]): LayoutSummary[] => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const lineOf = (element: Element) => ({
    label: textOf(element),
    href: (element.matches('a') ? element : element.querySelector('a'))?.getAttribute('href') ?? '',
  });
  const all = (from: Element | null | undefined, selector: string) => [
    ...(from?.querySelectorAll(selector) ?? []),
  ];
  const links = (from: Element | null | undefined) => all(from, 'a').map(lineOf);

  return pages.map((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const header = document.querySelector('header');
    const footer = document.querySelector('footer');
    const menus = all(header, 'nav');
    const wide = menus.find((nav) => !nav.querySelector('details'));
    const phone = menus.find((nav) => nav.querySelector('details'));
    const copyright = footer?.querySelector('[data-year]')?.closest('p');
    const logosIn = (from: Element | null) => all(from, 'a[href="/"]:has(img)').map((a) => a.ariaLabel ?? '');
    return {
      topBar: all(document.querySelector('aside'), 'li').map(lineOf),
      logos: { header: logosIn(header), footer: logosIn(footer) },
      menu: all(wide, ':scope > ul > li > a').map(lineOf),
      categories: all(wide, 'li li:has(> button)').map((item) => ({
        label: textOf(item.querySelector('button')),
        links: links(item),
        pictures: all(item, 'img[alt]').length,
      })),
      buttons: all(header, 'a')
        .filter((a) => !a.closest('nav') && !a.querySelector('img'))
        .map(lineOf),
      phoneMenu: {
        top: all(phone, ':scope > ul > li').map((item) => textOf(item.querySelector('a, summary'))),
        categories: all(phone, 'details details').map((group) => ({
          label: textOf(group.querySelector('summary')),
          links: links(group),
        })),
        all: all(phone, 'details > ul > li > a')
          .filter((a) => !a.closest('details details'))
          .map(lineOf),
      },
      tagline: textOf(footer?.querySelector('p')),
      columns: all(footer, 'h2').map((heading) => ({
        label: textOf(heading),
        links: all(heading.parentElement, 'li').map(lineOf),
      })),
      copyright: textOf(copyright),
      lastLine: links(copyright?.parentElement),
    };
  });
};
