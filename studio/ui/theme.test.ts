import { Button, ThemeProvider } from '@mui/material';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { studioTheme } from './theme.ts';

test('nothing moves for editors who prefer reduced motion', () => {
  const button = createElement(Button, {}, 'Menu');
  const html = renderToStaticMarkup(createElement(ThemeProvider, { theme: studioTheme }, button));
  expect(html).toMatch(/@media \(prefers-reduced-motion: reduce\)\{[^}]*transition:none/);
});
