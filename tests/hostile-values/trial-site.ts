import { problemText } from '../../documents/problems/problem-text.ts';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineCounter, parseDocument, stringify } from 'yaml';
import { isMapping, getIn, type Path } from '../../documents/read/document/path.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';
import {
  getRefName,
  resolveRef,
  schemas,
  sectionTypesWith,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { createSample, stringFields } from './string-fields.ts';

/** The location of a text in a document of the trial site. */
export type Slot = { file: string; path: Path };

const pageSample = createSample(schemas.page) as Record<string, unknown>;
/** Sections without dates, which those with a main heading must not have. */
const sectionSamples = (resolveRef(schemas.page, { $ref: '#/$defs/section' }).oneOf ?? []).map(
  (branch: SchemaNode): Record<string, unknown> => ({
    ...(createSample(schemas.page, branch) as Record<string, unknown>),
    publishAt: undefined,
    unpublishAt: undefined,
  }),
);
const [sharedSample] = sectionSamples.filter(({ type }) => type === 'call-to-action');
const sharedName = String(sectionSamples.find(({ type }) => type === 'shared')?.['name']);

/** Makes the anchors of the sections and the names of prices unique, because duplicates on a page are problems. */
const withAnchor = (section: Record<string, unknown>, index: number) => ({
  ...section,
  ...('anchor' in section && { anchor: `place-${index}` }),
  // The name of a location in the site document has other values.
  ...('location' in section && { location: undefined }),
  ...('samples' in section && {
    samples: (section['samples'] as object[]).map((entry, nth) => ({ ...entry, name: `sample${nth}` })),
  }),
});

const createSimplePage = (title: string) => ({
  title,
  description: `${title} of the trial site.`,
  noindex: true,
  sections: [
    { type: 'hero', heading: title, tagline: 'Words.' },
    { type: 'prose', heading: 'Reach us', text: '[Mail](mailto:{email}?subject=Hi) [Call](tel:{phone})' },
  ],
});

const siteSample = createSample(schemas.site) as { prices: object[]; claims: object };
/** A price of the site, whose name no price of a page may have. */
const [sitePrice] = siteSample.prices;

const formSample = createSample(schemas.form) as Record<string, unknown>;
const fieldSamples = (resolveRef(schemas.form, { $ref: '#/$defs/field' }).oneOf ?? []).map(
  (branch: SchemaNode, index): Record<string, unknown> => ({
    ...(createSample(schemas.form, branch) as Record<string, unknown>),
    // The example of a phone number is that of the site.
    ...(getRefName(branch) === 'phone' && { placeholder: 'Words' }),
    name: `field${index}`,
    when: undefined,
  }),
);
const chooserIndex = fieldSamples.findIndex(({ kind }) => kind === 'choice');
const chooser = fieldSamples[chooserIndex];
const [choice] = (chooser?.['choices'] ?? []) as { value: string }[];

/** A form with every kind of field, the last of which has a condition. */
const form = {
  ...formSample,
  steps: [
    {
      name: 'Words',
      heading: 'Words',
      fields: fieldSamples.map((field, index) =>
        index === fieldSamples.length - 1
          ? { ...field, when: { [String(chooser?.name)]: choice?.value } }
          : field,
      ),
    },
  ],
};
const formName = String(sectionSamples.find(({ type }) => type === 'form')?.['form']);

/** A page has one opening, so these are on pages of their own. */
const [, ...otherOpenings] = sectionSamples.filter(({ type }) => sectionTypesWith('opening').has(type));

/** Documents that together contain every field of every schema. */
const documents: Record<string, unknown> = {
  '_site.yaml': {
    ...siteSample,
    prices: [{ ...sitePrice, name: 'other' }],
    exampleClaims: Object.keys(siteSample.claims),
  },
  'news/article.yaml': createSimplePage('Article'),
  'home.yaml': { ...createSimplePage('Home'), noindex: false },
  'not-found.yaml': createSimplePage('Not found'),
  'everything.yaml': {
    ...pageSample,
    prefill: { [formName]: { [String(chooser?.name)]: [choice?.value], line: 'Words' } },
    sections: sectionSamples.filter((sample) => !otherOpenings.includes(sample)).map(withAnchor),
  },
  ...Object.fromEntries(
    otherOpenings.map((opening) => [
      `with-${opening.type}.yaml`,
      { ...createSimplePage(String(opening.type)), sections: [opening] },
    ]),
  ),
  [`_shared/${sharedName}.yaml`]: sharedSample,
  [`_forms/${formName}.yaml`]: JSON.parse(JSON.stringify(form)) as unknown,
};

/** A time within the publication dates of the sample page. */
const clock = () => new Date('2026-03-15T12:00:00Z');

const setText = (value: unknown, [first, ...rest]: Path, text: string): unknown => {
  if (first === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? setText(item, rest, text) : item));
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, name === first ? setText(field, rest, text) : field]),
  );
};

/**
 * Whether a problem of one field also applies to another: duplicate problems of fields with the same name and text are
 * reported once, and a control character prevents parsing the rest of the document.
 */
const isCovered = ({ code }: Problem, refused: Slot, slot: Slot, isSame: boolean): boolean =>
  (isSame && slot.path.at(-1) === refused.path.at(-1)) ||
  (code === 'control-character' && slot.file === refused.file);

/** A site in which every field of the schemas has a value that can be replaced. */
export class TrialSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'trial-site-'));
  readonly pagesDir = join(this.#folder, 'pages');
  readonly out = join(this.#folder, 'out');
  readonly #reader = new SiteReader(this.pagesDir, { clock });
  readonly slots: Slot[] = Object.entries(documents).flatMap(([file, document]) =>
    [...stringFields(document)]
      // The page prefills this choice, and the last field depends on it.
      .filter((path) => !(path[3] === chooserIndex && path.at(-1) === 'value'))
      .map((path) => ({ file, path })),
  );
  /** Cache of the fields of each document by line number. */
  readonly #lines = new Map<string, Map<number, Slot>>();

  constructor() {
    cpSync('tests/fixtures/dentist/pages/media', join(this.pagesDir, 'media'), { recursive: true });
    mkdirSync(join(this.pagesDir, '_shared'));
    mkdirSync(join(this.pagesDir, 'news'));
    mkdirSync(join(this.pagesDir, '_forms'));
    mkdirSync(this.out);
  }

  /** Writes the documents with some texts replaced, and reads the site. */
  async read(texts: ReadonlyMap<Slot, string>): Promise<SiteCheckResult> {
    this.#lines.clear();
    for (const [file, sample] of Object.entries(documents)) {
      let document = sample;
      for (const [slot, text] of texts) if (slot.file === file) document = setText(document, slot.path, text);
      const written = stringify(document, {
        defaultStringType: 'QUOTE_DOUBLE',
        defaultKeyType: 'PLAIN',
        lineWidth: 0,
      });
      writeFileSync(join(this.pagesDir, file), written);
    }
    return this.#reader.read();
  }

  /**
   * Puts texts into fields and removes those that are rejected, until no errors are left.
   * @throws Error if a problem is not located at one of these fields, or has no fix
   */
  async readAccepted(texts: ReadonlyMap<Slot, string>): Promise<SiteCheckResult> {
    const remaining = new Map(texts);
    for (;;) {
      const read = await this.read(remaining);
      const errors = read.problems.filter(({ severity }) => severity === 'error');
      if (errors.length === 0) return read;
      const before = remaining.size;
      for (const problem of errors) {
        const refused = this.#slotAt(problem);
        if (!refused || problemText(problem).fix === '') throw new Error(formatProblemLine(problem));
        const same = remaining.get(refused);
        for (const [slot, text] of remaining)
          if (slot === refused || isCovered(problem, refused, slot, text === same)) remaining.delete(slot);
      }
      if (remaining.size === before) throw new Error(errors.map(formatProblemLine).join('\n'));
    }
  }

  /** Returns the field at the location of a problem. */
  #slotAt(problem: Problem): Slot | undefined {
    const file = problem.file.replace(/^.*\/pages\//, '');
    const lines = this.#lines.get(file) ?? this.#mapLines(file);
    this.#lines.set(file, lines);
    return lines.get(problem.range.start.line);
  }

  #mapLines(file: string): Map<number, Slot> {
    const counter = new LineCounter();
    const document = parseDocument(readFileSync(join(this.pagesDir, file), 'utf8'), { lineCounter: counter });
    return new Map(
      this.slots
        .filter((slot) => slot.file === file)
        .map((slot) => {
          const node = document.getIn(slot.path, true) as { range?: [number, number, number] } | undefined;
          return [counter.linePos(node?.range?.[0] ?? 0).line, slot];
        }),
    );
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** Returns a readable name of a slot. */
export const formatSlot = ({ file, path }: Slot): string => {
  const document = documents[file];
  const type = path[0] === 'sections' ? `${String(getIn(document, [...path.slice(0, 2), 'type']))}: ` : '';
  return `${file} ${type}${path.join('.')}`;
};
