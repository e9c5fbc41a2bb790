import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { createMessage } from '../../lambda/ingest/create-message.ts';
import { checkSubmission } from '../../leads/check-submission.ts';
import { parseMessage } from '../../leads/lead-message.ts';
import { composeMail } from '../../leads/mail/compose.ts';
import { createPageData } from '../../renderer/page-data.ts';
import { createPageRenderer } from '../../renderer/server/render-page.tsx';
import { createLeadCopy } from '../../scripts/lead-copy.ts';
import { ImageLibrary } from '../../site-builder/images/image-library.ts';
import { exampleAssets } from '../support/sites/example-assets.ts';

const now = new Date('2026-12-01T20:00:00Z');

/** Businesses, a valid request of each, and texts that depend on its language and country. */
const businesses = [
  {
    name: 'bakery',
    lang: 'es',
    request: {
      type: 'encargo',
      producto: 'tarta',
      cantidad: '2',
      dia: '2026-12-24',
      nombre: 'Ana',
      telefono: '600',
    },
    page: ['7:30-14:00 y 17:00-20:30', '18-32\u00a0€', '1–15 de agosto', 'tel:+34918342200'],
    mail: ['2026-12-24 (jueves)', 'martes, 1 de diciembre de 2026, 21:00'],
  },
  {
    name: 'clinic',
    lang: 'ja',
    request: { type: 'contact', name: '花', email: 'hana@visitor.example', message: '予約' },
    page: ['9:30-13:00、14:30-19:00', '￥22,000-￥38,000', '2026年11月20日', 'tel:+81668342200'],
    mail: ['2026年12月2日水曜日 5:00'],
  },
  {
    name: 'law-firm',
    lang: 'en',
    request: {
      type: 'consultation',
      field: 'home',
      message: 'A house, and a boundary that nobody finds.',
      name: 'Ann',
      phone: '608 834 2200',
      zip: '53703',
      agreed: 'yes',
    },
    page: ['9:00 AM-12:00 PM and 1:00 PM-4:00 PM', 'Sun Prairie', 'tel:+16088342287'],
    mail: ['I have read the privacy notice. ✓'],
  },
];

/** Returns what visitors see or hear of a page, without tags. */
const readTexts = (html: string): string => {
  const body = html.replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, ' ');
  const names = [...body.matchAll(/(?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(([, text]) => text);
  return [body.replaceAll(/<[^>]*>/g, ' '), ...names].join('\n').replaceAll(/&\w+;/g, ' ');
};

describe.each(businesses)('the site of the $name', ({ name, lang, request, page, mail }) => {
  const pagesDir = `tests/fixtures/${name}/pages`;
  let html = '';
  let sent = '';
  let documents = '';

  beforeAll(async () => {
    const { site, forms, pages, images, problems } = await new SiteReader(pagesDir).read();
    expect(problems).toEqual([]);
    if (!site) throw new Error(`${name} has errors`);
    const copy = createLeadCopy(site, forms);
    const checked = checkSubmission(copy, request, '', now);
    if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
    const message = createMessage(checked, now, ['honeypot'], '/');
    const { subject, text } = composeMail(parseMessage(JSON.stringify(message)), copy);
    // The id, and the name of the time zone, which is the same in many languages.
    sent = [subject, text]
      .join('\n')
      .replaceAll(message.id, '')
      .replaceAll(/\b(?:JST|CST|CET)\b/g, '');
    const render = await createPageRenderer(site, exampleAssets);
    const library = new ImageLibrary(images);
    html = pages.map((page) => render(createPageData(site, page, library))).join('\n');
    documents = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(join(pagesDir, file), 'utf8'))
      .join('\n');
  });

  test('has its language, hours, dates, money and phone numbers in pages and mail', () => {
    expect(html.match(/<html lang="[a-z]+"/g)).toEqual(expect.arrayContaining([`<html lang="${lang}"`]));
    expect(page.filter((text) => !html.includes(text))).toEqual([]);
    expect(mail.filter((text) => !sent.includes(text))).toEqual([]);
  });

  test('has only words of its documents, its request and its language', () => {
    const known = new Set(
      `${documents} ${JSON.stringify(request)}`.toLowerCase().match(/\p{Script=Latin}{3,}/gu),
    );
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(lang, { month: 'long' }).format(new Date(2026, month)),
    );
    const days = Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(new Date(2026, 0, day)),
    );
    const words = `${readTexts(html)} ${sent}`.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? [];
    const ofLanguage = new Set([...months, ...days].map((word) => word.toLowerCase()));
    expect([...new Set(words)].filter((word) => !known.has(word) && !ofLanguage.has(word))).toEqual([]);
    expect(`${html} ${sent}`).not.toMatch(/Tidewater|CSLB|Orange County/);
  });
});
