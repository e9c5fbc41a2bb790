import { expect, test } from 'vitest';
import { cleanEmail } from './email.ts';
import { checkEmail } from '../kinds/email.ts';

test.each([
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['Ann.Miller@BÜCHER.example', 'Ann.Miller@xn--bcher-kva.example'],
  ['ann@post.bu\u0308cher.example', 'ann@post.xn--bcher-kva.example'],
  ['ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
  ['ａｎｎ＠ｖｉｓｉｔｏｒ．ｅｘａｍｐｌｅ', 'ann@visitor.example'],
  ['\u202aann@visitor.example\u202c', 'ann@visitor.example'],
  ['\u200eann@vis\u00aditor\u200b.example\ufeff', 'ann@visitor.example'],
  ['ann\u200d@bücher\u2060.example', 'ann@xn--bcher-kva.example'],
])('%j is cleaned to %s, and cleaning again changes nothing', (typed, address) => {
  expect(checkEmail(typed)).toEqual({ value: address });
  expect(checkEmail(address)).toEqual({ value: address });
});

test.each([
  'ann@Visitor.Example',
  'ann+x@sub.visitor.example',
  'ann@1.2.3.4',
  'ann@localhost',
  "o'n@b.example",
])('leaves an ordinary address unchanged: %s', (address) => {
  expect(checkEmail(address)).toEqual({ value: address });
});

test.each([
  'ann',
  'bücher.example',
  'ann@bücher.example/x',
  'ann@bücher.example:80',
  'ann@bücher%2eexample',
  'ann@b@bücher.example',
  'ann@bücher example',
  'ann@bücher..example',
  'anñ@visitor.example',
  'ann@',
])('rejects %j', (typed) => {
  expect(checkEmail(typed)).toEqual({ rule: 'format' });
});

test('does not throw for an invalid internationalized host', () => {
  expect(cleanEmail('ann@ü.xn--a')).toBe('ann@ü.xn--a');
});
