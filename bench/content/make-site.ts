import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createRewriter, vocabularyOf } from './new-words.ts';

/** The page that all others are modelled on: nine sections of about 800 words. */
const model = 'marble-polishing.yaml';

/** The section types that every peer draws; others of the model are left out. */
const drawn = new Set(
  'hero prose feature-list benefits comparison process-steps fact-table faq call-to-action shared'.split(' '),
);

/** Fields whose texts are names, not words for a reader. */
const names = new Set(['type', 'name', 'src', 'href', 'icon', 'tone', 'anchor', 'label', 'value']);

type Options = {
  /** The folder of the documents that the words, the pictures and the site facts come from. */
  from: string;
  /** The folder that is made. */
  to: string;
  /** How many pages there are in all; those that the menus name are the first of them. */
  pages: number;
  seed?: number;
};

const routesIn = (site: string): string[] =>
  [...new Set([...site.matchAll(/href: (\/[a-z-]*)/g)].map(([, route = '']) => route.slice(1)))].filter(
    Boolean,
  );

/** The model with other words, other pictures and links to other pages. */
const makePage = (
  page: unknown,
  index: number,
  all: string[],
  pictures: string[],
  { rewrite, random }: ReturnType<typeof createRewriter>,
): unknown => {
  let links = 0;
  const nextLink = (): string => {
    links += 1;
    // The first link leads to the next page, so that every page is reached from another one.
    const at = links === 1 ? index + 1 : Math.floor(random() * all.length);
    const name = all[at % all.length] ?? '';
    return name === 'home' ? '/' : `/${name}`;
  };
  const walk = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child, key)]));
    if (typeof value !== 'string') return value;
    if (field === 'src') return pictures[Math.floor(random() * pictures.length)] ?? value;
    if (names.has(field) && !/ /.test(value)) return value;
    const own = rewrite(value).replace(/\]\(\/[^)]*\)/g, () => `](${nextLink()})`);
    return field === 'title' && / in \{area\}/.test(value) ? own.replace(' in ', ` ${index} in `) : own;
  };
  return walk(page, '');
};

/** Makes a site of many service pages with words of their own; the same options give the same files. */
export const makeSite = async ({ from, to, pages, seed = 1 }: Options): Promise<void> => {
  const texts = await Promise.all(
    (await readdir(from))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => readFile(join(from, name), 'utf8')),
  );
  const vocabulary = vocabularyOf(texts);
  const whole = parse(await readFile(join(from, model), 'utf8')) as { sections: { type: string }[] };
  const page = { ...whole, sections: whole.sections.filter(({ type }) => drawn.has(type)) };
  const pictures = (await readdir(join(from, 'media'))).filter((name) => name.endsWith('.jpg')).sort();
  await mkdir(to, { recursive: true });
  for (const name of ['_site.yaml', '_shared', 'media'])
    await cp(join(from, name), join(to, name), { recursive: true });

  const wanted = ['home', 'not-found', ...routesIn(await readFile(join(from, '_site.yaml'), 'utf8'))];
  const more = Array.from({ length: pages }, (_, index) => `service-${String(index + 1).padStart(5, '0')}`);
  const all = [...wanted, ...more].slice(0, Math.max(pages, wanted.length));
  for (const [index, name] of all.entries()) {
    const made = makePage(page, index, all, pictures, createRewriter(vocabulary, seed * 1_000_003 + index));
    await writeFile(join(to, `${name}.yaml`), stringify(made, { lineWidth: 100, blockQuote: 'literal' }));
  }
};
