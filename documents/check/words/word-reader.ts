import { hash } from 'node:crypto';
import type { KeptValues } from '../../../site-builder/cache/kept-values.ts';
import { ownTexts } from '../pages/own-texts.ts';
import { wordChecks, wordFactsOf, type WordFacts } from './word-facts.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import type { Tokens } from '../../read/site/tokens.ts';

/** Documents whose words are looked at, with what tokens stand for. */
export type Unworded = {
  documents: Pick<SiteDocument, 'kind' | 'value'>[];
  tokens: Pick<Tokens, 'values'>;
};

/** What the words of documents are. */
export const wordsOf = ({ documents, tokens }: Unworded): WordFacts[] => {
  const checks = wordChecks(tokens);
  return documents.map((document) => wordFactsOf(ownTexts(document), checks));
};

/** Looks at the words of documents; at those of one that was looked at before only if a fact or claim has changed. */
export class WordReader {
  constructor(
    readonly helpers: {
      words?: KeptValues<WordFacts>;
      wordsOfMany?: (unworded: Unworded) => Promise<WordFacts[]>;
    },
  ) {}

  /** The words of every document. */
  async read(documents: SiteDocument[], { values, version }: Tokens): Promise<Map<SiteDocument, WordFacts>> {
    const tokens = { values };
    const ofTokens = hash('sha256', version);
    const known = new Map<SiteDocument, WordFacts>();
    const unknown: SiteDocument[] = [];
    for (const document of documents) {
      const kept = this.helpers.words?.find(document.source.file, ofTokens + document.source.hash);
      if (kept) known.set(document, kept);
      else unknown.push(document);
    }
    const { wordsOfMany = wordsOf } = this.helpers;
    const looked = await wordsOfMany({ documents: unknown, tokens });
    for (const [index, facts] of looked.entries()) {
      const document = unknown[index] as SiteDocument;
      known.set(document, facts);
      this.helpers.words?.keep(document.source.file, ofTokens + document.source.hash, facts);
    }
    return known;
  }
}
