import { expect, test } from 'vitest';
import { parseMessage, type StoredLead } from './lead-message.ts';
import { toCsv } from './csv.ts';

const storedLead = (content: object): StoredLead => ({
  message: parseMessage(
    JSON.stringify({ id: 'abcdef0123', receivedAt: '2026-03-04T05:06:07.089Z', ...content }),
  ),
  state: 'mailed',
});
const firstVersion = (name: string, message = ''): StoredLead =>
  storedLead({
    lead: {
      type: 'contact',
      name,
      email: 'ann@visitor.example',
      phone: '714',
      zipCode: '92626',
      rooms: ['kitchen', 'other'],
      message,
    },
  });
const order = storedLead({
  form: { type: 'order', name: 'Cake order', revision: '1', known: true },
  fields: [
    { name: 'note', kind: 'paragraph', label: 'Note', value: 'Two\nlines, please.' },
    { name: 'product', kind: 'choice', label: 'Product', value: 'cake', chosen: ['Birthday cake'] },
    { name: 'email', kind: 'email', label: 'Address', value: 'ben@visitor.example' },
    { name: '=1+1', kind: 'text', label: 'x', value: 'y' },
  ],
});

const zone = 'America/Los_Angeles';
const own = [
  'lead id',
  'lead received (America/Los_Angeles)',
  'lead received (ISO 8601)',
  'lead state',
  'lead suspected spam',
  'lead form',
];

/** Returns the cells of each lead by column. */
const tableOf = (leads: StoredLead[]) => {
  const [head = [], ...rows] = toCsv(leads, zone)
    .split('\r\n')
    .map((row) => row.slice(row.indexOf('"') + 1, -1).split('","'));
  return rows
    .slice(0, -1)
    .map((row) => Object.fromEntries(row.map((value, index) => [head[index] ?? '', value])));
};

test('there is a row for each lead', () => {
  expect(tableOf([firstVersion('José "Pepe" Ruiz', 'Two\nlines, please.')])).toEqual([
    {
      'lead id': 'abcdef0123',
      'lead received (America/Los_Angeles)': '2026-03-03 21:06:07',
      'lead received (ISO 8601)': '2026-03-04T05:06:07.089Z',
      'lead state': 'mailed',
      'lead suspected spam': 'no',
      'lead form': 'contact',
      name: 'José ""Pepe"" Ruiz',
      email: 'ann@visitor.example',
      phone: '714',
      zipCode: '92626',
      rooms: 'kitchen, other',
      message: 'Two\nlines, please.',
    },
  ]);
});

test('the columns are the names of the fields of all forms, texts of several lines last', () => {
  const [first = {}, second = {}] = tableOf([order, firstVersion('Ann', 'Hi')]);
  expect(Object.keys(first)).toEqual([
    ...own,
    'product',
    'email',
    "'=1+1",
    'name',
    'phone',
    'zipCode',
    'rooms',
    'note',
    'message',
  ]);
  expect(first).toMatchObject({
    'lead form': 'order',
    product: 'cake',
    name: '',
    note: 'Two\nlines, please.',
  });
  expect(second).toMatchObject({ 'lead form': 'contact', product: '', name: 'Ann', message: 'Hi' });
});

test('without leads there are only the fixed columns, after a byte order mark for Excel', () => {
  expect(toCsv([], zone)).toBe(`\ufeff${own.map((name) => `"${name}"`).join(',')}\r\n`);
});

test('every column has a name of its own, whatever fields are called', () => {
  const names = ['id', 'received', 'state', 'form', 'lead id', '=x', "'=x"];
  const fields = names.map((name) => ({ name, kind: 'text', label: 'x', value: `value of ${name}` }));
  const [row = {}] = tableOf([storedLead({ form: { type: 'contact' }, fields })]);
  expect(Object.keys(row)).toHaveLength(own.length + names.length);
  expect(row).toMatchObject({
    id: 'value of id',
    'lead id': 'abcdef0123',
    'lead id (column 11)': 'value of lead id',
  });
});

test.each([
  '=1+1',
  '+1 949 555 0123',
  '-2+3',
  '-2 ',
  '+2',
  '+19495550123',
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
  const field = { name: 'name', kind: 'name', label: 'Name', value };
  const lead = storedLead({ form: { type: 'contact' }, fields: [field] });
  expect(toCsv([lead], zone)).toContain(`"contact","'${value}"\r\n`);
});

test.each(['Ann', "O'Neil", '1=1', 'a@b', "'=1", '-5', '-5.25', '04101'])(
  'any other cell is unchanged: %j',
  (value) => {
    expect(tableOf([firstVersion(value)])[0]?.['name']).toBe(value);
  },
);
