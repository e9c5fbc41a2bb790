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

/** Looks at the words of documents. */
export class WordReader {
  constructor(readonly helpers: { wordsOfMany?: (unworded: Unworded) => Promise<WordFacts[]> }) {}

  /** The words of every document. */
  async read(documents: SiteDocument[], { values }: Tokens): Promise<Map<SiteDocument, WordFacts>> {
    const { wordsOfMany = wordsOf } = this.helpers;
    const facts = await wordsOfMany({ documents, tokens: { values } });
    return new Map(documents.map((document, index) => [document, facts[index] as WordFacts]));
  }
}
