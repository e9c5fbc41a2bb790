import type { SiteDocument } from '../../read/document/site-document.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import { ownTexts } from '../pages/own-texts.ts';
import { wordChecks, wordFactsOf, type WordFacts } from './word-facts.ts';

/** Checks the words of documents and caches the results until the document, a fact or a claim changes. */
export class WordCache {
  #facts = new WeakMap<SiteDocument, WordFacts>();
  #tokenVersion = '';

  /** What the words of every document are. */
  read(documents: readonly SiteDocument[], tokens: Tokens): Map<SiteDocument, WordFacts> {
    if (tokens.version !== this.#tokenVersion) this.#facts = new WeakMap();
    this.#tokenVersion = tokens.version;
    const checks = wordChecks(tokens);
    return new Map(
      documents.map((document) => {
        const facts = this.#facts.get(document) ?? wordFactsOf(ownTexts(document), checks);
        this.#facts.set(document, facts);
        return [document, facts];
      }),
    );
  }
}
