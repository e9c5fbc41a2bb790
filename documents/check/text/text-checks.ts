import { mergeFindings, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import type { TextValue } from '../../read/document/texts.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import { getOwnTexts, getOverrideTexts } from '../pages/own-texts.ts';
import { computeShingles } from '../pages/shingles.ts';
import type { SiteModel } from '../site-model.ts';

/** A check of one text. */
export type TextCheck = (text: TextValue) => Iterable<Finding>;

/** Findings and shingles of the texts of one document. */
type DocumentTextFindings = {
  findings: Finding[];
  /** Shingles for finding near-duplicate pages. */
  shingles: readonly number[];
};

/** The findings in the texts of documents. */
export type TextFindings = {
  byDocument: Pick<WeakMap<SiteDocument, DocumentTextFindings>, 'get'>;
  /** Runs all text checks on some texts. */
  checkTexts: (texts: TextValue[]) => Finding[];
};

export const noTextFindings: TextFindings = { byDocument: new Map(), checkTexts: () => [] };

/** Ignores the suggested replacement in comparisons, because it differs for each text. */
const ignoreSuggestion = (key: string, value: unknown): unknown => (key === 'write' ? undefined : value);

/** Returns a key that equal findings in the entries of one list have in common. */
const keyInList = ({ code, params, path }: Finding, index: number): string =>
  typeof path.at(-1) === 'number'
    ? JSON.stringify([code, params, path.slice(0, -1)], ignoreSuggestion)
    : String(index);

/** Checks the texts of documents, and caches the results until the document, a fact or a claim changes. */
export class TextCheckCache {
  #facts = new WeakMap<SiteDocument, DocumentTextFindings>();
  #checks: TextCheck[] = [];
  #tokenVersion = '';

  /** @param checksFor creates the checks of single texts */
  constructor(readonly checksFor: (tokens: Tokens) => TextCheck[]) {}

  /** Returns the findings and shingles of all documents. @throws the reason when `pause` rejects */
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
    const [checks, facts] = [this.#checks, this.#facts];
    const findingsIn = (texts: TextValue[]) =>
      mergeFindings(
        texts.flatMap((text) => checks.flatMap((check) => [...check(text)])),
        keyInList,
      );
    for (const document of documents) {
      if (facts.has(document)) continue;
      await pause();
      const texts = getOwnTexts(document);
      facts.set(document, { findings: findingsIn(texts), shingles: computeShingles(texts) });
    }
    return { byDocument: facts, checkTexts: findingsIn };
  }
}

/** Reports findings in single texts, including the texts with which pages override shared sections. */
export function* checkTexts(model: SiteModel): Generator<Problem> {
  const { pages, textFindings } = model;
  for (const { document } of documentsWithReferences(model))
    for (const found of textFindings.byDocument.get(document)?.findings ?? [])
      yield resolveFinding(document, found);
  for (const page of pages)
    for (const found of textFindings.checkTexts(getOverrideTexts(page)))
      yield resolveFinding(page.document, found);
}
