import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createRewriter, vocabularyOf } from './new-words.ts';

/** The page that all generated pages are modeled on: nine sections with about 800 words. */
const model = 'marble-polishing.yaml';

/** The section types that every peer can render. Other sections of the model are left out. */
const drawn = new Set(
  'hero prose feature-list benefits comparison process-steps fact-table faq call-to-action shared'.split(' '),
);

/** Fields whose values are identifiers, not texts for visitors. */
const names = new Set(['type', 'name', 'src', 'href', 'icon', 'tone', 'anchor', 'label', 'value']);

type Options = {
  /** The folder of the documents that provide the words, images and site facts. */
  from: string;
  /** The folder to create. */
  to: string;
  /** The total number of pages. Those in the menus come first. */
  pages: number;
  seed?: number;
};

const routesIn = (site: string): string[] =>
  [...new Set([...site.matchAll(/href: (\/[a-z-]*)/g)].map(([, route = '']) => route.slice(1)))].filter(
    Boolean,
  );

/** Returns the model page with other words, images and links. */
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
    // The first link points to the next page, so that every page is linked from another one.
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
    // The section that defines the prices of the model is left out.
    const own = rewrite(value.replaceAll(/\{price\.[^}]*\}/g, '$$350')).replace(
      /\]\(\/[^)]*\)/g,
      () => `](${nextLink()})`,
    );
    return field === 'title' && / in \{area\}/.test(value) ? own.replace(' in ', ` ${index} in `) : own;
  };
  return walk(page, '');
};

/** Generates a site of many service pages with different words. The same options produce the same files. */
export const makeSite = async ({ from, to, pages, seed = 1 }: Options): Promise<void> => {
  const texts = await Promise.all(
    (await readdir(from))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => readFile(join(from, name), 'utf8')),
  );
  const vocabulary = vocabularyOf(texts);
  const modelPage = parse(await readFile(join(from, model), 'utf8')) as { sections: { type: string }[] };
  const sections = modelPage.sections.filter(({ type }) => drawn.has(type));
  // No generated page has a form that could be prefilled.
  const page = { ...modelPage, prefill: undefined, sections };
  const pictures = (await readdir(join(from, 'media'))).filter((name) => name.endsWith('.jpg')).sort();
  await mkdir(to, { recursive: true });
  for (const name of ['_site.yaml', '_forms', '_shared', 'media'])
    await cp(join(from, name), join(to, name), { recursive: true });
  // The generated pages do not have the sections to which these link.
  for (const name of await readdir(join(to, '_shared'))) {
    const shared = await readFile(join(to, '_shared', name), 'utf8');
    await writeFile(join(to, '_shared', name), shared.replaceAll(/(href: \/[a-z-]*)#[a-z-]+/g, '$1'));
  }

  const requiredNames = ['home', 'not-found', ...routesIn(await readFile(join(from, '_site.yaml'), 'utf8'))];
  const more = Array.from({ length: pages }, (_, index) => `service-${String(index + 1).padStart(5, '0')}`);
  const all = [...requiredNames, ...more].slice(0, Math.max(pages, requiredNames.length));
  for (const [index, name] of all.entries()) {
    const made = makePage(page, index, all, pictures, createRewriter(vocabulary, seed * 1_000_003 + index));
    await writeFile(join(to, `${name}.yaml`), stringify(made, { lineWidth: 100, blockQuote: 'literal' }));
  }
};
