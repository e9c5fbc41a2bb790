import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ControlProps } from '../state/form.ts';
import { HoursControl } from './times.tsx';

test('a span of hours has two times, of which the first has the label of the field', () => {
  const props = { text: '09:00-17:00', attributes: { id: 'a' } } as ControlProps;
  const html = renderToStaticMarkup(createElement(HoursControl, props));
  const times = html.matchAll(/type="time"[^>]*value="([^"]*)"/g);
  expect(Array.from(times, ([, time]) => time)).toEqual(['09:00', '17:00']);
  expect(html.match(/<input[^>]* id="a"/g)).toHaveLength(1);
});
