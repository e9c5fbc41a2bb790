import { describe, expect, test } from 'vitest';
import { findSvgProblem } from './svg-problem.ts';

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const says = (inside: string): string | undefined => findSvgProblem(drawing(inside))?.message;

/** Levels of elements of which each draws ten of the level below. */
const levels = (count: number, of: (level: number) => string): string =>
  Array.from({ length: count }, (_, level) => of(level)).join('');

describe('a drawing that would take a renderer minutes is refused', () => {
  const billions = 'draws over a billion elements, but the maximum is 10,000 (line 1)';
  test.each([
    [
      'by elements that use others',
      levels(20, (n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`) + '<use href="#a20"/>',
      billions,
    ],
    [
      'by patterns of patterns',
      levels(12, (n) => `<pattern id="p${n + 1}">${`<path fill="url(#p${n})"/>`.repeat(10)}</pattern>`) +
        '<path style="fill: url(\'#p12\')"/>',
      billions,
    ],
    [
      'by masks in a style sheet',
      levels(12, (n) => `<mask id="m${n + 1}">${`<path mask="url(#m${n})"/>`.repeat(10)}</mask>`) +
        '<style>path { mask: url("#m12") }</style>',
      billions,
    ],
    [
      'by its elements',
      '<path/>'.repeat(10_001),
      'draws 10,001 elements, but the maximum is 10,000 (line 1)',
    ],
    ['by its depth', '<g>'.repeat(50_000) + '</g>'.repeat(50_000), 'nests more than 100 tags (line 1)'],
    [
      'by its style sheets',
      '<style>a b c { fill: red }</style>'.repeat(2000),
      'has more than 20,000 characters of styles (line 1)',
    ],
    [
      'by its words',
      `<text>${'a'.repeat(100_000)}</text>`,
      'has more than 2,000 characters of text (line 1)',
    ],
  ])('%s', (_, inside, message) => {
    expect(says(inside)).toBe(message);
  });
});

test.each([
  [
    'with a circle of references',
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><use href="#a"/>',
  ],
  ['with a long chain of references', levels(90, (n) => `<g id="a${n + 1}"><use href="#a${n}"/></g>`)],
  [
    'that uses one part often',
    `<g id="tile">${'<path/>'.repeat(20)}</g>${'<use href="#tile"/>'.repeat(300)}`,
  ],
  ['with blanks between its tags', '<g>\n          </g>'.repeat(900)],
])('a drawing %s is one', (_, inside) => {
  expect(says(inside)).toBeUndefined();
});
