import { expect, test } from 'vitest';
import { minifyCss } from './minify-css.ts';

test('what is said twice is said once, and nothing is lost', () => {
  expect(minifyCss('.c-1{color:red;padding:0;color:#FFFFFF;padding:0.5rem 0.5rem;}')).toBe(
    '.c-1{color:#fff;padding:.5rem}',
  );
});

test('screens are told apart as older browsers can read it', () => {
  expect(minifyCss('@media (min-width:1024px){.c-1{display:none;}}')).toBe(
    '@media (min-width:1024px){.c-1{display:none}}',
  );
});

test('keyframes keep the name that rules call them by', () => {
  expect(minifyCss('@keyframes animation-1ab{to{opacity:1;}}')).toBe(
    '@keyframes animation-1ab{to{opacity:1}}',
  );
});
