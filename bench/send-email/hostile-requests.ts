import * as fc from 'fast-check';
import { contact, estimate, origin } from '../../tests/send-email/support/harness.ts';

/** The body and headers of a request. */
type WireRequest = { body: string; headers: Record<string, string> };

const order = {
  type: 'order',
  product: 'cake',
  lettering: 'Happy birthday',
  quantity: '1',
  contactEmail: 'cleo@visitor.example',
  note: 'Without nuts, please.',
};

const nasty = [
  '\r\nBcc: victim@elsewhere.example\r\n\r\n<b>body</b>',
  'Subject: won\nContent-Type: text/html',
  '=?utf-8?B?PHNjcmlwdD4=?=',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt;&#60;i&#62;',
  '</td></table></body></html>',
  '<!-- ]]> --><![CDATA[',
  '\u202e\u2066evil\u2069',
  '\u0000\u0001\u001b[31m\u007f\u0085',
  '\u2028\u2029\ufeff\ufffe\uffff',
  '\ud800',
  '\udc00\ud800',
  '__proto__',
  'constructor',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  'a@b',
  '"a b"@c.example',
  'a..b@visitor.example',
  `${'l'.repeat(70)}@visitor.example`,
  'a@-visitor.example',
  'ｆｕｌｌ＠ｗｉｄｔｈ',
  'e\u0301'.repeat(60),
  'x'.repeat(201),
  ' '.repeat(300),
];

const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.tuple(fc.constantFrom(...nasty), fc.string()).map(([first, second]) => second + first),
  fc.string({ unit: 'binary', maxLength: 60 }),
  units.map((codes) => String.fromCharCode(...codes)),
);
const long = fc.oneof(
  text,
  fc.tuple(text, text).map(([first, second]) => `${first.repeat(8)}${second}`.padEnd(120, '\n.')),
);
const anything = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });

/** Generates valid requests with some hostile fields. Most of them are mailed. */
const mutated = fc.tuple(
  fc.constantFrom(estimate, contact, order),
  fc.record(
    {
      name: text,
      phone: text,
      message: long,
      lettering: text,
      note: long,
      email: fc.constantFrom('a..b@visitor.example', "o'neil+x@visitor.example", '{a}=|b@visitor.example'),
      subject: anything,
    },
    { requiredKeys: [] },
  ),
);

/** Returns the JSON text of a request with a value that is nested `depth` times. */
const nest = (depth: number): string =>
  `{"type":"estimate","email":"ann@visitor.example","other":${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}}`;

/** Generates requests with unusual names and shapes: giant names, thousands of fields, long arrays and nested values. */
const shaped = fc.tuple(
  fc.constantFrom('estimate', 'contact', 'order', 'booking', '__proto__', 'a\r\nBcc: b', 't'.repeat(5000)),
  fc.oneof(
    fc.constantFrom(10, 5000, 30_000).map((length) => ({ ['n'.repeat(length)]: 'v' })),
    fc
      .tuple(fc.constantFrom(121, 3000), text)
      .map(([count, value]) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, value.slice(0, 4)])),
      ),
    fc.tuple(fc.constantFrom(2, 5000), anything).map(([count, value]) => ({
      name: 'Ann',
      rooms: Array.from({ length: count }, () => value).slice(
        0,
        Math.ceil(20_000 / JSON.stringify(value).length),
      ),
    })),
    fc.dictionary(text, anything, { minKeys: 1 }),
  ),
);

/** Generates requests in which any field may have any type. */
const broken = fc.tuple(
  fc.constantFrom(estimate, contact, order),
  fc.dictionary(
    fc.constantFrom(
      'type',
      'name',
      'email',
      'phone',
      'zipCode',
      'message',
      'rooms',
      'product',
      'date',
      'toString',
      'form-revision',
      '__proto__',
      '=cmd',
      '\r\nBcc',
    ),
    anything,
    {
      minKeys: 1,
    },
  ),
);

const body = fc.oneof(
  { weight: 5, arbitrary: mutated.map(([good, bad]) => JSON.stringify({ ...good, ...bad })) },
  { weight: 3, arbitrary: broken.map(([good, bad]) => JSON.stringify({ ...good, ...bad })) },
  { weight: 2, arbitrary: shaped.map(([type, fields]) => JSON.stringify({ ...fields, type })) },
  { weight: 1, arbitrary: fc.constantFrom(3, 500, 6000).map(nest) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 8 }) },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{"__proto__":{"type":"order"},"constructor":1}', '['.repeat(20_000)),
  },
  { weight: 1, arbitrary: mutated.map(([good], at = 5) => JSON.stringify(good).slice(0, -at)) },
  { weight: 1, arbitrary: fc.constant(JSON.stringify({ ...contact, message: 'm'.repeat(70_000) })) },
);

const form = mutated.map(([good, bad]) =>
  new URLSearchParams(
    Object.entries({ ...good, ...bad }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString(),
);

/** Generates hostile requests: all kinds of bodies and headers that a client can send. */
export const hostileRequest: fc.Arbitrary<WireRequest> = fc.oneof(
  {
    weight: 8,
    arbitrary: body.map((sent) => ({ body: sent, headers: { 'content-type': 'application/json', origin } })),
  },
  {
    weight: 4,
    arbitrary: body.map((sent) => ({
      body: sent,
      headers: { 'content-type': 'application/json', origin, 'x-form-revision': 'another' },
    })),
  },
  {
    weight: 1,
    arbitrary: form.map((sent) => ({
      body: sent,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      body,
      headers: fc.record(
        {
          'content-type': fc.constantFrom(
            'application/json',
            'text/html',
            'application/json;charset=utf-7',
            ';',
            ',',
          ),
          origin: fc.constantFrom(origin, 'null', 'https://evil.example', 'é'),
          'x-form-revision': fc.constantFrom('', 'é', '0'.repeat(5000), '__proto__'),
          'x-fill-time': fc.constantFrom('0', '-1', 'NaN', '1e99', '9'.repeat(100)),
          cookie: fc.constantFrom('a=b; c=d', ';;;'),
        },
        { requiredKeys: ['content-type'] },
      ),
    }),
  },
);
