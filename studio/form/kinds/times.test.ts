import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ControlProps } from '../state/form.ts';
import { HoursControl } from './times.tsx';

test.each([
  ['9:00 AM-5:00 PM', ['09:00', '17:00']],
  ['Closed', ['', '']],
])('the hours "%s" have the times %j, and those of a closed day are disabled', (text, times) => {
  const props = { text, example: '8:00 AM-6:00 PM', attributes: { id: 'a' } } as ControlProps;
  const html = renderToStaticMarkup(createElement(HoursControl, props));
  expect([...html.matchAll(/type="time"[^>]*value="([^"]*)"/g)].map(([, time]) => time)).toEqual(times);
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs.filter((input) => input.includes(' disabled=""'))).toHaveLength(text === 'Closed' ? 2 : 0);
  // The label of the field belongs to the first control that can be changed.
  expect(inputs.findIndex((input) => input.includes(' id="a"'))).toBe(text === 'Closed' ? 2 : 0);
  expect(inputs[2]?.includes(' checked=""')).toBe(text === 'Closed');
});
