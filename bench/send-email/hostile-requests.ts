import * as fc from 'fast-check';
import { contact, estimate, origin } from '../../tests/send-email/support/harness.ts';

/** The body and headers of a request. */
type WireRequest = { body: string; headers: Record<string, string> };

const order = { type: 'order', product: 'cake', quantity: '1', contactEmail: 'cleo@visitor.example' };

const nasty = [
  '\r\nBcc: victim@elsewhere.example\r\n\r\n<b>body</b>',
  '=?utf-8?B?PHNjcmlwdD4=?=',
  `"><script>alert(1)</script><img src=x onerror='alert(1)'>`,
  '&lt;b&gt;&#60;i&#62;</td></table></body></html>',
  '<!-- ]]> --><![CDATA[',
  '\u202e\u2066evil\u2069\u2028\u2029\ufeff\uffff',
  '\u0000\u0001\u001b[31m\u007f\u0085',
  '\udc00\ud800',
  '__proto__',
  'a..b@visitor.example',
  '"a b"@c.example',
  "o'neil+x@visitor.example",
  `${'l'.repeat(70)}@visitor.example`,
  'ｆｕｌｌ＠ｗｉｄｔｈ',
  'e\u0301'.repeat(60),
  ' '.repeat(300),
];

const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc
    .tuple(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 60 }))
    .map((both) => both.join('')),
  // As long as a message has to be.
  fc.constantFrom(...nasty).map((piece) => piece.repeat(8).padEnd(120, '\n.')),
);
const anything = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });

const valid = fc.constantFrom(estimate, contact, order);
const texts = 'name phone message lettering note subject'.split(' ');
const names = 'type email zipCode rooms product date toString form-revision __proto__ =cmd'.split(' ');

/** Generates valid requests with hostile texts, most of which are mailed. */
const mailed = fc
  .tuple(valid, fc.dictionary(fc.constantFrom(...texts), text))
  .map(([good, bad]) => ({ ...good, ...bad }));
const broken = fc
  .tuple(valid, fc.dictionary(fc.oneof(fc.constantFrom(...texts, ...names), text), anything))
  .map(([good, bad]) => ({ ...good, ...bad }));

/** Bodies that are too large, too deep or no JSON. */
const extreme = fc.constantFrom(
  JSON.stringify({ ...contact, message: 'm'.repeat(70_000) }),
  JSON.stringify({ ...contact, ['n'.repeat(30_000)]: 'v' }),
  JSON.stringify({
    ...contact,
    ...Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, ''])),
  }),
  JSON.stringify({ ...contact, name: Array(5000).fill('Ann') }),
  `{"type":"estimate","other":${'[{"a":'.repeat(6000)}1${'}]'.repeat(6000)}}`,
  '['.repeat(20_000),
);

const body = fc.oneof(
  { weight: 5, arbitrary: mailed.map((fields) => JSON.stringify(fields)) },
  { weight: 4, arbitrary: broken.map((fields) => JSON.stringify(fields)) },
  { weight: 1, arbitrary: mailed.map((fields) => JSON.stringify(fields).slice(0, -5)) },
  { weight: 1, arbitrary: extreme },
  { weight: 1, arbitrary: text },
);
const posted = mailed.map((fields) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
);

const headers = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/html', 'application/json;charset=utf-7', ';'),
    origin: fc.constantFrom(origin, 'null', 'https://evil.example', 'é'),
    'x-form-revision': fc.constantFrom('', 'é', '0'.repeat(5000), '__proto__'),
    'x-fill-time': fc.constantFrom('-1', 'NaN', '1e99', '9'.repeat(100)),
  },
  { requiredKeys: ['content-type'] },
);
const usual = (type: string) => fc.constant({ 'content-type': `application/${type}`, origin });

/** Generates hostile requests: all kinds of bodies and headers that a client can send. */
export const hostileRequest: fc.Arbitrary<WireRequest> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ body, headers: usual('json') }) },
  { weight: 1, arbitrary: fc.record({ body: posted, headers: usual('x-www-form-urlencoded') }) },
  { weight: 1, arbitrary: fc.record({ body, headers }) },
);
