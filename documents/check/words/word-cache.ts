import type { SiteDocument } from '../../read/document/site-document.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import { ownTexts } from '../pages/own-texts.ts';
import type { WordCheck } from './word-check.ts';
import { wordChecks, wordFactsOf, type WordFacts } from './word-facts.ts';

/** Checks the words of documents and caches the results until the document, a fact or a claim changes. */
export class WordCache {
  #facts = new WeakMap<SiteDocument, WordFacts>();
  #checks: WordCheck[] = [];
  #tokenVersion = '';

  /** What the words of every document are. */
  read(documents: readonly SiteDocument[], tokens: Tokens): Map<SiteDocument, WordFacts> {
    if (tokens.version !== this.#tokenVersion) {
      this.#facts = new WeakMap();
      this.#checks = wordChecks(tokens);
      this.#tokenVersion = tokens.version;
    }
    return new Map(
      documents.map((document) => {
        const facts = this.#facts.get(document) ?? wordFactsOf(ownTexts(document), this.#checks);
        this.#facts.set(document, facts);
        return [document, facts];
      }),
    );
  }
}
