import { css, escape, fonts, picture, rich, routeOf, site, structuredData } from '../shared/site.mjs';

const image = ({ src, alt }, sizes, first = false) => {
  const { set, fallback, width, height } = picture(src);
  const load = first ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return `<picture>${set && `<source type="image/avif" srcset="${set}" sizes="${sizes}">`}<img src="${fallback}" alt="${escape(alt)}" width="${width}" height="${height}" ${load}></picture>`;
};

const each = (list, draw) => (list ?? []).map(draw).join('');
const link = ({ href, label }, route) =>
  `<a href="${escape(href)}"${href === route ? ' aria-current="page"' : ''}>${escape(label)}</a>`;
const buttons = (actions) =>
  `<div class="actions">${each(actions, ({ href, label }) => `<a class="button${href === site.header.action.href ? ' action' : ''}" href="${escape(href)}">${escape(label)}</a>`)}</div>`;
const heading = ({ heading, intro }) => `<div><h2>${escape(heading)}</h2>${intro ? rich(intro) : ''}</div>`;

const sections = {
  hero: ({ heading, tagline, image: backdrop, actions, proofs }) =>
    `<section class="hero">${image(backdrop, '100vw', true)}<div class="words"><h1>${escape(heading)}</h1><p>${escape(tagline)}</p>${buttons(actions)}</div><ul class="proofs">${each(proofs, (proof) => `<li>${escape(proof)}</li>`)}</ul></section>`,
  prose: ({ heading, text, image: beside }) =>
    `<section class="prose"><div class="columns"><div><h2>${escape(heading)}</h2>${rich(text)}</div>${beside ? image(beside, '(min-width: 900px) 38vw, 92vw') : ''}</div></section>`,
  'feature-list': (section) =>
    `<section><div class="columns">${heading(section)}<ul class="list">${each(section.items, ({ title, description }) => `<li><h3>${escape(title)}</h3><p class="soft">${escape(description)}</p></li>`)}</ul></div></section>`,
  benefits: (section) =>
    `<section>${heading(section)}<ul class="grid">${each(section.items, ({ title, description }) => `<li><h3>${escape(title)}</h3><p class="soft">${escape(description)}</p></li>`)}</ul></section>`,
  comparison: (section) =>
    `<section>${heading(section)}<div class="columns">${each(section.columns, ({ title, items }) => `<div><h3>${escape(title)}</h3><ul class="list">${each(items, (item) => `<li>${escape(item)}</li>`)}</ul></div>`)}</div></section>`,
  'process-steps': (section) =>
    `<section><div class="columns">${heading(section)}<ol class="steps">${each(section.steps, ({ title, description, duration }) => `<li><h3>${escape(title)}</h3>${duration ? `<p>${escape(duration)}</p>` : ''}<p class="soft">${escape(description)}</p></li>`)}</ol></div></section>`,
  'fact-table': ({ heading, anchor, columns, rows, footnote }) =>
    `<section${anchor ? ` id="${anchor}"` : ''}><h2>${escape(heading)}</h2><table><thead><tr><th>${escape(columns.label)}</th><th>${escape(columns.value)}</th><th>${escape(columns.note)}</th></tr></thead><tbody>${each(rows, ({ label, value, note }) => `<tr><th>${escape(label)}</th><td>${escape(value)}</td><td>${escape(note)}</td></tr>`)}</tbody></table>${footnote ? `<p class="soft">${escape(footnote)}</p>` : ''}</section>`,
  faq: (section) =>
    `<section><div class="columns">${heading(section)}<div>${each(section.items, ({ question, answer }, index) => `<details class="question"${index === 0 ? ' open' : ''}><summary><h3>${escape(question)}</h3></summary>${rich(answer)}</details>`)}</div></div></section>`,
  'call-to-action': ({ heading, text, actions }) =>
    `<section class="band"><h2>${escape(heading)}</h2>${rich(text)}${buttons(actions)}</section>`,
};

const menuItem = (item, route) =>
  item.categories
    ? `<li><details><summary>${escape(item.label)}</summary><div>${each(item.categories, ({ label, links }) => `<div><h3>${escape(label)}</h3><ul>${each(links, (one) => `<li>${link(one, route)}</li>`)}</ul></div>`)}</div></details></li>`
    : `<li>${link(item, route)}</li>`;

const line = ({ text, href }) => (href ? link({ href, label: text }) : escape(text));

/** Renders a page document as an HTML document. */
export const drawPage = (page, name) => {
  const route = routeOf(name);
  const { header, footer, facts, topBar } = site;
  const mark = picture(header.mark).base;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(page.title)}</title><meta name="description" content="${escape(page.description)}"><link rel="canonical" href="${facts.url}${route}"><meta property="og:title" content="${escape(page.title)}"><meta property="og:description" content="${escape(page.description)}"><link rel="icon" href="${mark}" type="image/svg+xml">${each(fonts, (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}<style>${css}</style><script type="application/ld+json">${structuredData(page, route)}</script></head><body><div class="top">${each(topBar, (one) => `<span>${line(one)}</span>`)}</div><header class="bar"><a href="/"><img src="${mark}" alt="${escape(header.homeLabel)}" width="36" height="36"></a><b>${escape(facts.name)}</b><nav aria-label="${escape(header.menuLabel)}"><ul>${each(header.menu, (item) => menuItem(item, route))}</ul></nav>${buttons([header.action])}</header><main><p class="trail"><a href="/">${escape(header.menu[0].label)}</a> / ${escape(page.name ?? page.title)}</p>${each(page.sections, (section) => sections[section.type](section))}</main><footer><div>${escape(facts.name)}<p>${escape(footer.tagline)}</p></div>${each(footer.columns, (column) => `<div><h2>${escape(column.heading)}</h2><ul>${each(column.links, (one) => `<li>${link(one, route)}</li>`)}</ul></div>`)}<div><h2>${escape(footer.contact.heading)}</h2><ul>${each(footer.contact.lines, (one) => `<li>${line(one)}</li>`)}</ul></div><p>© ${new Date().getFullYear()} ${escape(footer.copyright)}</p></footer></body></html>`;
};
