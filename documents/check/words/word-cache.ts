import type { SiteDocument } from '../../read/document/site-document.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import type { Pause } from '../site/pause.ts';
import { ownTexts } from '../pages/own-texts.ts';
import type { WordCheck } from './word-check.ts';
import { wordChecks, wordFactsOf, type WordFacts } from './word-facts.ts';

/** Checks the words of documents and caches the results until the document, a fact or a claim changes. */
export class WordCache {
  #facts = new WeakMap<SiteDocument, WordFacts>();
  #checks: WordCheck[] = [];
  #tokenVersion = '';

  /** What the words of every document are. @throws the reason when `pause` says that it is stopped */
  async read(
    documents: readonly SiteDocument[],
    tokens: Tokens,
    pause: Pause,
  ): Promise<Map<SiteDocument, WordFacts>> {
    if (tokens.version !== this.#tokenVersion) {
      this.#facts = new WeakMap();
      this.#checks = wordChecks(tokens);
      this.#tokenVersion = tokens.version;
    }
    const all = new Map<SiteDocument, WordFacts>();
    for (const document of documents) {
      const known = this.#facts.get(document);
      if (!known) await pause();
      const facts = known ?? wordFactsOf(ownTexts(document), this.#checks);
      this.#facts.set(document, facts);
      all.set(document, facts);
    }
    return all;
  }
}
