import { expect, test } from 'vitest';
import { parseMessage } from '../lead-message.ts';
import { toCsv } from './csv.ts';
import type { StoredLead } from './inventory.ts';

const leadWith = (name: string, message: string): StoredLead => ({
  message: parseMessage(
    JSON.stringify({
      id: 'abcdef0123',
      receivedAt: '2026-03-04T05:06:07.089Z',
      lead: {
        type: 'contact',
        name,
        email: 'ann@visitor.example',
        phone: '714',
        rooms: ['kitchen', 'other'],
        message,
      },
    }),
  ),
  body: '',
  state: 'mailed',
});
const cellsOf = (name: string, message = '') =>
  toCsv([leadWith(name, message)])
    .split('\r\n')[1]
    ?.split('","');

test('there is a header row and a row for each lead, with a byte order mark for Excel', () => {
  const [head = '', row = '', end] = toCsv([leadWith('José "Pepe" Ruiz', 'Two\nlines, please.')]).split(
    '\r\n',
  );
  const names = head.split('","');
  expect(Object.fromEntries(row.split('","').map((value, index) => [names[index], value]))).toMatchObject({
    '\ufeff"id': '"abcdef0123',
    received: '2026-03-04T05:06:07.089Z',
    state: 'mailed',
    'suspected spam': 'no',
    form: 'contact',
    name: 'José ""Pepe"" Ruiz',
    email: 'ann@visitor.example',
    phone: '714',
    'zip code': '',
    rooms: 'kitchen, other',
    'message"': 'Two\nlines, please."',
  });
  expect(end).toBe('');
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
])('a cell that looks like a formula is escaped: %j', (value) => {
  expect(cellsOf(value)?.[5]).toBe(`'${value}`);
});

test.each(['Ann', "O'Neil", '1=1', 'a@b', "'=1"])('any other cell is unchanged: %j', (value) => {
  expect(cellsOf(value)?.[5]).toBe(value);
});
