import { expect, test } from 'vitest';
import { matchCase, applyReplacements } from './replacement.ts';

test.each([
  ['oak', 'oak', 'maple', 'maple'],
  ['Oak', 'oak', 'maple', 'Maple'],
  ['OAK', 'oak', 'maple', 'MAPLE'],
  ['oak', 'Oak', 'Maple', 'maple'],
  ['OAK', 'Oak', 'Maple', 'MAPLE'],
  ['oak', 'OAK', 'MAPLE', 'maple'],
  ['Oak', 'OAK', 'MAPLE', 'Maple'],
  ['oak', 'oak', 'IKEA', 'IKEA'],
  ['oak', 'Oak', 'IKEA', 'IKEA'],
  ['Oak floors', 'oak floors', 'maple stairs', 'Maple stairs'],
  ['Oak Floors', 'oak floors', 'maple stairs', 'Maple Stairs'],
  ['OAK FLOORS', 'oak floors', 'maple stairs', 'MAPLE STAIRS'],
  ["Client's Oak", "client's oak", "owner's maple", "Owner's Maple"],
  ['A', 'a', 'one', 'One'],
  ['Décor', 'decor', 'design', 'Design'],
  ['Éclair', 'éclair', 'ébauche', 'Ébauche'],
  ['24/7', '24/7', 'always', 'always'],
])('match %j of query %j with replacement %j becomes %j', (found, query, replacement, expected) => {
  expect(matchCase(found, query, replacement)).toBe(expected);
});

test.each([
  ['The old oak floor', 'old', 'The oak floor'],
  ['Old oak floor', 'Old', 'oak floor'],
  ['A floor, old, and worn', 'old', 'A floor,, and worn'],
  ['A floor that is old.', 'old', 'A floor that is.'],
  ['A floor that is old', 'old', 'A floor that is'],
  ['old', 'old', ''],
])('removing a match also removes a space: %j without %j becomes %j', (text, words, expected) => {
  const from = text.indexOf(words);
  expect(applyReplacements(text, [{ from, to: from + words.length, instead: '' }])).toBe(expected);
});
