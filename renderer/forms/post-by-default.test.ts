import { expect, test } from 'vitest';
import { setPostMethod } from './post-by-default.ts';

test.each([
  [
    '<form><input name="phone"/></form>',
    '<form method="post" action="/api/send-email"><input name="phone"/></form>',
  ],
  ['<form class="a" novalidate="">', '<form method="post" action="/api/send-email" class="a" novalidate="">'],
  ['<form action="/book" id="b">', '<form method="post" action="/book" id="b">'],
  [
    '<form><form>',
    '<form method="post" action="/api/send-email"><form method="post" action="/api/send-email">',
  ],
])('sets the method of %s', (html, expected) => {
  expect(setPostMethod(html, '/api/send-email')).toBe(expected);
});

test.each([
  '<form method="get" action="/search">',
  '<form action="/api/send-email" method="post">',
  '<form method="dialog">',
  '<formula data-a="1">',
  '<p>&lt;form&gt;</p>',
])('leaves %s unchanged', (html) => {
  expect(setPostMethod(html, '/api/send-email')).toBe(html);
});
