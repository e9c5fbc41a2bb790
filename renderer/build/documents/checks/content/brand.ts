import { distance } from 'fastest-levenshtein';
import type { Finding } from '../../finding.ts';
import type { Text } from '../../texts.ts';
import type { Tokens } from '../../tokens.ts';

/** A shorter name is too much like other words. */
const leastLength = 4;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const word = /[\p{L}\p{N}&'’-]+/gu;

/** Pieces of a text that are nearly the name: as many words, give or take one. */
function* likenesses(text: string, name: string): Generator<string> {
  const words = [...text.matchAll(word)];
  const wanted = plain(name);
  const count = [...name.matchAll(word)].length;
  for (let index = 0; index < words.length; index += 1) {
    for (const size of [count, count + 1, count - 1]) {
      const [first, last] = [words[index], words[index + size - 1]];
      if (size < 1 || !first || !last) continue;
      const piece = text.slice(first.index, last.index + last[0].length);
      const written = plain(piece);
      if (Math.abs(written.length - wanted.length) > 2 || written[0] !== wanted[0]) continue;
      if (distance(written, wanted) > Math.min(2, Math.floor(wanted.length / 8))) continue;
      yield piece;
      index += size - 1;
      break;
    }
  }
}

/** The name of the business in a spelling of its own. */
export function* brandSpelling({ path, text }: Text, { values }: Tokens): Generator<Finding> {
  const name = values.get('name');
  if (name === undefined || plain(name).length < leastLength || path.join('.') === 'facts.name') return;
  for (const piece of likenesses(text, name)) {
    if (piece === name) continue;
    const message = `the name of the business is written "${piece}"`;
    const excerpt = { text: piece, occurrence: 0 };
    yield { code: 'brand-spelling', path, excerpt, message, fix: 'Write {name} instead.' };
  }
}
