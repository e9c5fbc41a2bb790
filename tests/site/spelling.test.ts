import { readFile } from 'node:fs/promises';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { beforeAll, expect, test } from 'vitest';
import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import { Source } from '../../documents/read/document/source.ts';

let spell: ReturnType<typeof nspell>;
beforeAll(async () => {
  spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  spell.personal(await readFile('tests/site/spelling/words.txt', 'utf8'));
});

/** Tokens, bold markers and links. */
const markup = /\{[^{}]*\}|\*\*|\[|\]\([^)]*\)/g;

/** URLs, e-mail addresses, file names, type names, and words with digits. */
const codes = /https?:\S+|\S+@\S+|\S+\.(?:svg|jpg)\b|\p{Lu}\p{Ll}+\p{Lu}\S*|\S*[\d#_]\S*/gu;

const splitWords = (text: string): string[] =>
  text
    .replace(markup, ' ')
    .replace(codes, ' ')
    .match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Whether a word is spelled correctly; upper-case abbreviations are accepted. */
const isSpelledCorrectly = (word: string): boolean =>
  spell.correct(word.replace('’', "'")) || /^\p{Lu}{2,}s?$/u.test(word);

test('texts and alternative texts use American spelling', async () => {
  const files = [...((await readFolder('pages')) ?? [])].filter(
    ([name]) => name.endsWith('.yaml') && name !== '_brand.yaml',
  );
  const wrong = files.flatMap(([name, content]) => {
    const value: unknown = new Source(name, String(content)).parse().document.toJS();
    const words = [...visibleTexts(value)].flatMap(({ path, text }) =>
      splitWords(text).map((word) => ({ word, at: path.join('.') })),
    );
    return words
      .filter(({ word }) => !isSpelledCorrectly(word))
      .map(({ word, at }) => `${name} ${at}: ${word}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  'grey',
  'mitre',
  'colour',
  'mould',
  'neighbour',
  'travelled',
  'organise',
  'centre',
  'metre',
  'licence',
])('the British spelling %s is reported', (word) => expect(isSpelledCorrectly(word)).toBe(false));
