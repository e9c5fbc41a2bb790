import { expect, test } from 'vitest';
import { minifyCss } from './minify-css.ts';

test('merges duplicate declarations and shortens values', () => {
  expect(minifyCss('.c-1{color:red;padding:0;color:#FFFFFF;padding:0.5rem 0.5rem;}')).toBe(
    '.c-1{color:#fff;padding:.5rem}',
  );
});

test('keeps the min-width syntax of media queries for older browsers', () => {
  expect(minifyCss('@media (min-width:1024px){.c-1{display:none;}}')).toBe(
    '@media (min-width:1024px){.c-1{display:none}}',
  );
});

test('keeps the names of keyframes', () => {
  expect(minifyCss('@keyframes animation-1ab{to{opacity:1;}}')).toBe(
    '@keyframes animation-1ab{to{opacity:1}}',
  );
});
