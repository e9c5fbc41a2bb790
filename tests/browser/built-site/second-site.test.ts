import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { minifyCss } from '../../../renderer/server/minify-css.ts';
import { exampleBrand as ownBrand, readBrandDocument } from '../../support/sites/example-brand.ts';
import { checkHtml } from '../../support/programs/html-checker.ts';

const pages = 'tests/fixtures/dentist/pages';
const brand = readBrandDocument(pages);
const run = promisify(execFile);
const leftOut = 'The Nu HTML Checker was left out: there is no Java on this machine.';
let out: string;

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'dentist-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  await run('node', ['scripts/run.mjs', 'build', '--pages', pages, '--out', out], { env });
});
afterAll(() => rm(out, { recursive: true }));

/** Returns a CSS declaration as in a page's head. */
const asWritten = (declaration: string): string => minifyCss(`a{${declaration}}`).slice(2, -1);

describe('a site of another business, built by the same renderer', () => {
  test('shows its own texts and none of the contractor’s', async () => {
    const home = await readFile(join(out, 'index.html'), 'utf8');
    const contact = await readFile(join(out, 'contact/index.html'), 'utf8');
    expect(home).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(contact).toContain('action="/api/send-email"');
    for (const html of [home, contact]) {
      expect(html.match(/tidewater|flooring|orange county|remodel|costa mesa/i)).toBeNull();
    }
  });

  test('has its own not-found page and data', async () => {
    expect(await readFile(join(out, '404.html'), 'utf8')).toContain('data-missing');
    const data = JSON.parse(await readFile(join(out, 'data/home.json'), 'utf8')) as {
      page: { route: string };
    };
    expect(data.page.route).toBe('/');
  });

  test('has its own look: every color and font comes from its brand', async () => {
    const html = await readFile(join(out, 'index.html'), 'utf8');
    const contractor = await readFile(join(inject('dist'), 'index.html'), 'utf8');
    const { ground, action } = brand.light;
    expect(html).toContain(asWritten(`--ground:${ground}`));
    expect(html).toContain(asWritten(`--action:${action}`));
    expect(html).toContain(asWritten(`font-family:'Hanken Grotesk','Hanken Grotesk Fallback',sans-serif`));
    expect(html).not.toContain('Newsreader');
    for (const colour of [...Object.values(ownBrand.light), ...Object.values(ownBrand.dark)]) {
      const written = asWritten(`--colour:${colour}`).replace('--colour:', '');
      expect(contractor).toContain(written);
      if (colour !== '#FFFFFF') expect(html).not.toContain(written);
    }
  });

  test('its client code renders with the same brand', async () => {
    const files = await readdir(join(out, 'assets'));
    const data = files.find((file) => /^site-\w+\.json$/.test(file)) ?? '';
    expect(JSON.parse(await readFile(join(out, 'assets', data), 'utf8'))).toMatchObject({
      brand: { light: brand.light, dark: brand.dark, radius: brand.radius },
    });
    expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([
      expect.stringMatching(/^hanken-grotesk-latin-wght-normal-\w{8}\.woff2$/),
    ]);
  });
});

test('the Nu HTML Checker reports no error on any page of both sites, and reports an invalid page', async (context) => {
  const wrong = await mkdtemp(join(tmpdir(), 'wrong-'));
  const page =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><div required></div></body></html>';
  await writeFile(join(wrong, 'wrong.html'), page);
  // In one run, because starting the checker takes longer than checking a site.
  const errors = await checkHtml(inject('dist'), out, wrong);
  await rm(wrong, { recursive: true });
  if (!errors) {
    console.warn(leftOut);
    return context.skip(leftOut);
  }
  expect(errors).toEqual([expect.stringMatching(/^wrong\.html: Attribute “required” not allowed/)]);
});
