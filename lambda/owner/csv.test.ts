import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import type { Lead } from './overview.ts';

const leadWith = (name: string, message: string): Lead => ({
  message: {
    id: 'abcdef0123',
    receivedAt: '2026-03-04T05:06:07.089Z',
    suspectedSpam: false,
    lead: {
      type: 'contact',
      name,
      email: 'ann@visitor.example',
      phone: '714',
      zipCode: '',
      rooms: ['kitchen', 'other'],
      message,
    },
  },
  body: '',
  state: 'mailed',
});
const cellsOf = (name: string, message = '') =>
  toCsv([leadWith(name, message)])
    .split('\r\n')[1]
    ?.split('","');

test('there is a row of names and a row for each lead, and Excel knows that it is UTF-8', () => {
  expect(toCsv([leadWith('José "Pepe" Ruiz', 'Two\nlines, please.')])).toBe(
    '\ufeff"id","received","state","suspected spam","form","name","email","phone","zip code","rooms","message"\r\n' +
      '"abcdef0123","2026-03-04T05:06:07.089Z","mailed","no","contact","José ""Pepe"" Ruiz","ann@visitor.example","714","","kitchen, other","Two\nlines, please."\r\n',
  );
});

test.each([
  '=1+1',
  '+1 949 555 0123',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '\t=1',
  '\r=1',
  '\nx',
  '＝1',
  '＠x',
  '－1',
  '＋1',
])('a cell is no formula: %j', (value) => {
  expect(cellsOf(value)?.[5]).toBe(`'${value}`);
});

test.each(['Ann', "O'Neil", '1=1', 'a@b', "'=1"])('a cell that is no formula stays as it is: %j', (value) => {
  expect(cellsOf(value)?.[5]).toBe(value);
});
