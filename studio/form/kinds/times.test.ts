import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ControlProps } from '../state/form.ts';
import { HoursControl } from './times.tsx';

test.each([
  ['9:00 AM-5:00 PM', ['09:00', '17:00'], 0, 0],
  ['Closed', ['', ''], 2, 1],
])(
  'the hours "%s" have the times %j, and those of a closed day are disabled',
  (text, times, disabled, checked) => {
    const props = { text, example: '8:00 AM-6:00 PM', attributes: { id: 'a' } } as ControlProps;
    const html = renderToStaticMarkup(createElement(HoursControl, props));
    expect([...html.matchAll(/type="time"[^>]*value="([^"]*)"/g)].map(([, time]) => time)).toEqual(times);
    expect([html.split(' disabled=""').length - 1, html.split(' checked=""').length - 1]).toEqual([
      disabled,
      checked,
    ]);
  },
);
