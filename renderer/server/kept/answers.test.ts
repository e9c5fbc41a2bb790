import { describe, expect, test } from 'vitest';
import { Answers, type Props } from './answers.ts';

const light = {};
const dark = {};

/** What is found for an element after another one was kept, whose style asks `ask`. */
const found = (ask: (props: Props) => unknown, kept: Props, asked: Props, theme: unknown = light) => {
  const answers = new Answers<string>();
  answers.keep({ props: kept, theme: light }, ask, 'look');
  return answers.find({ props: asked, theme });
};

describe('a look is found again', () => {
  test.each<[string, (props: Props) => unknown, Props, Props]>([
    ['for the same answer', ({ tone }) => tone, { tone: 'dark' }, { tone: 'dark' }],
    ['whatever nobody asked for', ({ tone }) => tone, { tone: 'dark', id: 1 }, { tone: 'dark', id: 2 }],
    [
      'in a new ownerState with the same answers',
      ({ ownerState }) => (ownerState as Props)['size'],
      { ownerState: { size: 1, id: 1 } },
      { ownerState: { size: 1, id: 2 } },
    ],
    ['whatever the element holds', (props) => ({ ...props }), { children: 'one' }, { children: 'two' }],
  ])('%s', (_, ask, kept, asked) => {
    expect(found(ask, kept, asked)).toBe('look');
  });
});

describe('a look is not found', () => {
  test.each<[string, (props: Props) => unknown, Props, Props]>([
    ['for another answer', ({ tone }) => tone, { tone: 'dark' }, { tone: 'light' }],
    [
      'for another answer of ownerState',
      ({ ownerState }) => ({ ...(ownerState as Props) }),
      { ownerState: { size: 1 } },
      { ownerState: { size: 2 } },
    ],
    ['for an element without an ownerState', ({ ownerState }) => ownerState, { ownerState: {} }, {}],
    ['for one more property after a spread', (props) => ({ ...props }), {}, { disabled: true }],
    [
      'for another content, when that was asked for',
      ({ children }) => children,
      { children: 1 },
      { children: 2 },
    ],
    ['when a property was asked after', (props) => 'tone' in props, {}, { tone: 'dark' }],
  ])('%s', (_, ask, kept, asked) => {
    expect(found(ask, kept, asked)).toBeUndefined();
  });

  test('in another theme', () => {
    expect(found(({ theme }) => theme, {}, {}, dark)).toBeUndefined();
    expect(found(({ theme }) => theme, {}, {}, light)).toBe('look');
  });
});

test('each answer leads to a look of its own', () => {
  const answers = new Answers<string>();
  const ask = ({ tone, wide }: Props) => tone === 'dark' && wide;
  const elements = [{ tone: 'light' }, { tone: 'dark', wide: true }, { tone: 'dark', wide: false }];
  for (const props of elements) answers.keep({ props, theme: light }, ask, JSON.stringify(props));
  for (const props of elements) expect(answers.find({ props, theme: light })).toBe(JSON.stringify(props));
});
