import { resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import type { TextValue } from '../../read/document/texts.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import { ownTexts, overridesOf } from '../pages/own-texts.ts';
import { computeShingles } from '../pages/shingles.ts';
import type { SiteModel } from '../site-model.ts';

/** What is wrong with the words of one text. */
export type TextCheck = (text: TextValue) => Iterable<Finding>;

/** What is known of the words of a file. */
type WordFacts = {
  findings: Finding[];
  /** The shingles by which pages are compared for near-duplicates. */
  shingles: readonly number[];
};

/** What is known of the words of documents. */
export type TextFindings = {
  of: ReadonlyMap<SiteDocument, WordFacts>;
  /** What is wrong with texts. */
  findingsIn: (texts: TextValue[]) => Finding[];
};

export const noTextFindings: TextFindings = { of: new Map(), findingsIn: () => [] };

/** What to write differs from text to text. */
const withoutText = (key: string, value: unknown): unknown =>
  key === 'line' || key === 'instead' ? undefined : value;

/** Leaves one of equal findings in the entries of one list; it says that the others have it, too. */
const onePerList = (findings: Finding[]): Finding[] => {
  const first = new Map<string, Finding>();
  for (const [index, found] of findings.entries()) {
    const { code, params, path } = found;
    const isEntry = typeof path.at(-1) === 'number';
    const key = isEntry ? JSON.stringify([code, params, path.slice(0, -1)], withoutText) : String(index);
    const known = first.get(key);
    first.set(key, known ? ({ ...known, params: { ...params, isRepeated: true } } as Finding) : found);
  }
  return [...first.values()];
};

/** Checks the words of documents, and caches the results until the document, a fact or a claim changes. */
export class TextCheckCache {
  #facts = new WeakMap<SiteDocument, WordFacts>();
  #checks: TextCheck[] = [];
  #tokenVersion = '';

  /** @param checksFor makes the checks of single texts, once for all of them */
  constructor(readonly checksFor: (tokens: Tokens) => TextCheck[]) {}

  /** What the words of every document are. @throws the reason when `pause` rejects */
  async read(
    documents: readonly SiteDocument[],
    tokens: Tokens,
    pause: () => Promise<void>,
  ): Promise<TextFindings> {
    if (tokens.version !== this.#tokenVersion) {
      this.#facts = new WeakMap();
      this.#checks = this.checksFor(tokens);
      this.#tokenVersion = tokens.version;
    }
    const checks = this.#checks;
    const findingsIn = (texts: TextValue[]) =>
      onePerList(texts.flatMap((text) => checks.flatMap((check) => [...check(text)])));
    const of = new Map<SiteDocument, WordFacts>();
    for (const document of documents) {
      const known = this.#facts.get(document);
      if (!known) await pause();
      const texts = known ? [] : ownTexts(document);
      const facts = known ?? { findings: findingsIn(texts), shingles: computeShingles(texts) };
      this.#facts.set(document, facts);
      of.set(document, facts);
    }
    return { of, findingsIn };
  }
}

/** What is wrong with single texts, also with those that a page puts in the place of a shared piece's. */
export function* checkTexts({ site, shared, pages, words }: SiteModel): Generator<Problem> {
  for (const document of [...(site ? [site] : []), ...shared.values(), ...pages.map((page) => page.document)])
    for (const found of words.of.get(document)?.findings ?? []) yield resolveFinding(document, found);
  for (const page of pages)
    for (const found of words.findingsIn(overridesOf(page))) yield resolveFinding(page.document, found);
}
