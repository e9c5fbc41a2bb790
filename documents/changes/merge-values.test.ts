import { describe, expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const merge = (base: unknown, mine: unknown, theirs: unknown, side: 'mine' | 'theirs' = 'mine') => {
  const asked: string[] = [];
  const value = mergeValues(base, mine, theirs, ({ path, before, after }) => {
    asked.push(`${path.join('.')}: ${JSON.stringify(before)} or ${JSON.stringify(after)}`);
    return side === 'mine' ? after : before;
  });
  return { value, asked };
};
const question = (name: string, answer = `The answer of ${name}`) => ({ question: name, answer });
const [one, two, three] = [question('How long'), question('What price'), question('Which stone')];

test('changes of different fields are merged; the same field is asked for', () => {
  const base = { title: 'A', name: 'B', note: 'C', old: 'D' };
  expect(
    merge(base, { title: 'A1', name: 'B1', note: 'C' }, { title: 'A2', name: 'B', note: 'C2', old: 'D' }),
  ).toEqual({ value: { title: 'A1', name: 'B1', note: 'C2' }, asked: ['title: "A2" or "A1"'] });
  expect(merge(base, { ...base, name: 'E' }, { ...base, name: 'F' }, 'theirs').value).toEqual({
    ...base,
    name: 'F',
  });
});

test('a field that one side removed and the other changed is asked for', () => {
  expect(merge({ a: 1, b: 2 }, { b: 2 }, { a: 3, b: 2 })).toEqual({
    value: { b: 2 },
    asked: ['a: 3 or undefined'],
  });
  expect(merge({ a: 1, b: 2 }, { b: 2 }, { a: 3, b: 2 }, 'theirs').value).toEqual({ a: 3, b: 2 });
});

describe('entries of a list', () => {
  const edited = question('What price', 'Another answer of What price');
  const other = question('What price', 'It depends. The answer of What price');

  test.each<[string, unknown[], unknown[], unknown[]]>([
    [
      'added on both sides',
      [one, three, two],
      [one, two, question('Who')],
      [one, three, two, question('Who')],
    ],
    ['added above one that the other side changed', [one, three, two], [one, edited], [one, three, edited]],
    ['added twice', [one, two, three], [one, two, three], [one, two, three]],
    ['removed on one side', [two], [one, edited], [edited]],
    ['moved on one side and changed on the other', [two, one], [one, edited], [edited, one]],
    ['changed on one side and moved on the other', [one, edited], [two, one], [edited, one]],
  ])('%s', (_, mine, theirs, merged) => {
    expect(merge([one, two], mine, theirs)).toEqual({ value: merged, asked: [] });
  });

  test('changed on both sides, with the place of ours', () => {
    const { value, asked } = merge([one, two], [three, one, edited], [one, other]);
    expect(value).toEqual([three, one, edited]);
    expect(asked).toEqual([`2.answer: ${JSON.stringify(other.answer)} or ${JSON.stringify(edited.answer)}`]);
  });

  test('removed on one side and changed on the other', () => {
    expect(merge([one, two], [one], [one, edited])).toEqual({
      value: [one],
      asked: [`1: ${JSON.stringify(edited)} or undefined`],
    });
    expect(merge([one, two], [one], [one, edited], 'theirs').value).toEqual([one, edited]);
  });
});
