import type { PageSummary } from './summary.ts';

/** Additional properties of a built page that the table checks. */
export type DrawnPage = PageSummary & {
  lang: string;
  mainHeadings: string[];
  anchors: string[];
  links: { label: string; href: string }[];
  images: { alt: string | null; files: string[] }[];
};

/** Selectors of the entries by section type. */
const entries: Record<string, string> = {
  badges: 'li',
  benefits: 'li',
  services: 'li',
  'process-steps': 'ol > li',
  'feature-list': 'li',
  comparison: ':has(> h3 + ul)',
  'fact-table': 'tbody tr',
  'price-range': 'tbody tr',
  statistics: 'dl > div',
  faq: 'details',
  gallery: 'li',
  'image-tiles': 'li',
  'logo-strip': 'li:not([aria-hidden])',
  'client-grid': 'li',
  'contact-details': 'dl > div',
  story: 'ol > li',
};

/**
 * Reads built pages. This function is serialized and runs in a browser, so it must not refer to outer scope.
 * @param args the pages by route, and the selectors of the entries by section type
 */
const readInBrowser = ({
  pages,
  entries,
}: {
  pages: [string, string][];
  entries: Record<string, string>;
}) => {
  const squeeze = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:!?)])/g, '$1')
      .trim();
  /** Returns the text of an element, including placeholders, with spaces between its parts. */
  const textOf = (element: Element | null): string => {
    const parts = [...(element?.childNodes ?? [])].map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.matches('script, style')) return '';
      return `${/^(A|B|EM|STRONG)$/.test(node.tagName) ? '' : ' '}${node.getAttribute('placeholder') ?? ''}${textOf(node)} `;
    });
    return squeeze(parts.join(''));
  };
  const linksOf = (element: Element) =>
    [...element.querySelectorAll('a[href]')].map((a) => ({
      label: textOf(a),
      href: a.getAttribute('href') ?? '',
    }));
  const imagesOf = (element: Element) => [...element.querySelectorAll<HTMLImageElement>('img')];
  const sectionOf = (frame: Element) => {
    const type = frame.getAttribute('data-section') ?? '';
    const selector = entries[type];
    const found = selector ? [...frame.querySelectorAll(selector)] : [];
    const rest = frame.cloneNode(true);
    if (rest instanceof Element && selector)
      for (const entry of rest.querySelectorAll(selector)) entry.remove();
    return {
      type,
      anchor: frame.id,
      heading: textOf(frame.querySelector('h1, h2')),
      own: rest instanceof Element ? textOf(rest) : '',
      entries: found.map((entry) => ({
        text: textOf(entry),
        hrefs: linksOf(entry).map(({ href }) => href),
      })),
      links: linksOf(frame),
      pictures: imagesOf(frame).flatMap((img) => (img.closest('[aria-hidden]') ? [] : img.alt)),
    };
  };
  return pages.map(([route, html]) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    return {
      route,
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      indexed: !document.querySelector('meta[name=robots][content*=noindex]'),
      sections: [...document.querySelectorAll('main [data-section]')].map(sectionOf),
      mainHeadings: [...document.querySelectorAll('h1')].map(textOf),
      anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: linksOf(document.body),
      images: imagesOf(document.body).map((img) => ({
        alt: img.getAttribute('alt'),
        files: [img, ...(img.parentElement?.querySelectorAll('source') ?? [])].flatMap((element) =>
          [element.getAttribute('src') ?? '', ...(element.getAttribute('srcset') ?? '').split(',')].flatMap(
            // A drawing draws itself if its URL ends in `#draw`.
            (candidate) => candidate.trim().split(/[ #]/)[0] || [],
          ),
        ),
      })),
    };
  });
};

/** Returns the function for the browser and its argument. */
export const htmlReader = { run: readInBrowser, entries };
