import { expect, test } from 'vitest';
import { matchCase, replacedText } from './replacement.ts';

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
])('%j, found for %j, becomes %j as %j', (found, wanted, instead, made) => {
  expect(matchCase(found, wanted, instead)).toBe(made);
});

test.each([
  ['The old oak floor', 'old', 'The oak floor'],
  ['Old oak floor', 'Old', 'oak floor'],
  ['A floor, old, and worn', 'old', 'A floor,, and worn'],
  ['A floor that is old.', 'old', 'A floor that is.'],
  ['A floor that is old', 'old', 'A floor that is'],
  ['old', 'old', ''],
])('of %j without %j, one blank goes too: %j', (text, words, made) => {
  const from = text.indexOf(words);
  expect(replacedText(text, [{ from, to: from + words.length, instead: '' }])).toBe(made);
});
