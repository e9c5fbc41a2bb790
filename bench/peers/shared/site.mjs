import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The input that the benchmark has prepared for both peers: pages, encoded images with their metadata, and fonts. */
export const pagesDir = process.env.BENCH_PAGES ?? 'pages';
export const publicDir = process.env.BENCH_PUBLIC ?? 'public';
const { media, css, fonts } = JSON.parse(readFileSync(process.env.BENCH_FACTS ?? 'facts.json', 'utf8'));

const read = (file) => parse(readFileSync(join(pagesDir, file), 'utf8'));
const written = read('_site.yaml');
const [location] = written.locations;
const { region: state, postalCode: zip, ...address } = location.address;
const hours = Object.fromEntries(
  location.hours.map(({ name, open, text }) => [name, open?.join(', ') ?? text]),
);
const values = { ...location, ...address, state, zip, hours, ...written.facts, ...written.claims };

/** Returns a copy of a document with all tokens replaced. */
export const place = (value) => {
  if (typeof value === 'string')
    return value.replace(
      /\{([\w.]+)\}/g,
      (whole, name) => name.split('.').reduce((at, key) => at?.[key], values) ?? whole,
    );
  if (Array.isArray(value)) return value.map(place);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner)]));
};

export const site = place(written);
export { css, fonts };

const pieces = new Map();
const piece = (name) => {
  if (!pieces.has(name)) pieces.set(name, read(`_shared/${name}.yaml`));
  return pieces.get(name);
};

/** Returns a page document with shared sections and tokens resolved. */
export const placePage = (page) => ({
  ...place(page),
  sections: page.sections.map((section) =>
    place(
      section.type === 'shared'
        ? { ...piece(section.name), ...section, type: piece(section.name).type }
        : section,
    ),
  ),
});

/** Returns the route of a page by its name. */
export const routeOf = (name) => (name === 'home' ? '/' : `/${name}`);

/** Returns the output file of a page by its name. */
export const fileOf = (name) =>
  name === 'home' ? 'index.html' : name === 'not-found' ? '404.html' : `${name}/index.html`;

export const escape = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

/** Renders paragraphs with bold text and links as HTML. */
export const rich = (text) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${escape(paragraph)
          .replace(/\*\*(.+?)\*\*/gs, '<strong>$1</strong>')
          .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')}</p>`,
    )
    .join('');

/** Returns the attributes of an image: the `srcset` of its AVIF files, and the fallback for the `img`. */
export const picture = (src) => {
  const file = media[src];
  const set = file.widths.map((width) => `${file.base}-${width}.avif ${width}w`).join(', ');
  const middle = file.widths[Math.floor(file.widths.length / 2)];
  const fallback = middle === undefined ? file.base : `${file.base}-${middle}.webp`;
  return { ...file, set, fallback };
};

/** Returns the structured data of the business and the page (JSON-LD). */
export const structuredData = (page, route) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': site.facts.businessType,
        '@id': `${site.facts.url}/#business`,
        name: site.facts.name,
        url: `${site.facts.url}/`,
        telephone: location.phone,
        email: location.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: location.address.street,
          addressLocality: location.address.city,
          addressRegion: location.address.region,
          postalCode: location.address.postalCode,
          addressCountry: 'US',
        },
        areaServed: site.facts.area,
      },
      {
        '@type': 'Service',
        name: page.name,
        description: page.description,
        url: site.facts.url + route,
        provider: { '@id': `${site.facts.url}/#business` },
        areaServed: site.facts.area,
      },
    ],
  }).replaceAll('<', '\\u003c');
