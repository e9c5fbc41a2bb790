import { expect, test } from 'vitest';
import { readPaste } from './read-paste.ts';

/** Pastes into a rich text field. */
const rich = (html: string, text = '') => readPaste({ html, text }, true);
const plain = (html: string, text = '') => readPaste({ html, text }, false);

const wordPoint = (text: string): string =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

test.each([
  [
    'paragraphs, bold words and links of Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>x</title><style>p {}</style></head><body><!--StartFragment-->
<p class=MsoNormal>First paragraph
with <b style='mso-bidi-font-weight:normal'>bold words</b>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="https://example.com/permits"><span style='color:blue'>the city</span></a>.</p><!--EndFragment--></body></html>`,
    'First paragraph with **bold words**.\n\nSee [the city](https://example.com/permits).',
    false,
  ],
  [
    'paragraphs of Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold start</span><span style="font-weight:400"> rest</span></p><br><p>Second</p></b>',
    '**Bold start** rest\n\nSecond',
    false,
  ],
  ['line breaks', '<p>One<br>two</p><p>Word\u000Bbreak</p>', 'One\n\ntwo\n\nWord\n\nbreak', false],
  ['points of a list', '<p>We do:</p><ul><li>one</li><li><p>two</p></li></ul>', 'We do:\n\none\n\ntwo', true],
  ['list items of Word', wordPoint('one') + wordPoint('<b>two</b> more'), 'one\n\n**two** more', true],
  [
    'rows of a spreadsheet',
    '<google-sheets-html-origin><style>td {}</style><table><colgroup><col><tbody><tr><td>Price</td><td></td><td>Days</td></tr><tr><td><p>Small</p></td><td>3</td></tr></tbody></table>',
    'Price, Days\n\nSmall, 3',
    true,
  ],
  ['headings', '<h2>Care</h2><p>Daily</p>', 'Care\n\nDaily', true],
  ['images', '<p>A <img src="a.png" alt="x">floor</p>', 'A floor', true],
  ['other styles', '<p>A <i>fine</i> <u>floor</u></p>', 'A fine floor', true],
  [
    'a link that leads nowhere from here',
    '<a href="file:///C:/x">here</a> <a href="#_Toc1">there</a>',
    'here there',
    true,
  ],
  ['a script', '<p>a<script>alert(1)</script></p>', 'a', false],
  ['an http URL', '<a href="http://example.com/a_(b)">x</a>', '[x](https://example.com/a_%28b%29)', false],
  [
    'a link to write and one to call',
    '<a href="mailto:jo@example.com">Jo</a> <a href="tel:+17145550142">call</a>',
    '[Jo](mailto:jo@example.com) [call](tel:+17145550142)',
    false,
  ],
  [
    'bold words in pieces',
    '<p><b>one</b><b> two</b> <strong><span style="font-weight:700">three</span></strong></p>',
    '**one** **two** **three**',
    false,
  ],
  ['bold paragraphs', '<b><p>one</p><p>two</p></b>', '**one**\n\n**two**', false],
  ['nested lists', '<ol><li>one<ul><li>in it</li></ul></li></ol>', 'one\n\nin it', true],
  ['characters that look like markup', '<p>2 * 3 [x] {phone}</p>', '2 * 3 [x] {phone}', false],
])('%s', (_, html, text, isLost) => {
  expect(rich(html)).toEqual({ text, isLost });
});

test.each([
  ['lines', 'Line one\r\nLine two\r\n', 'Line one\n\nLine two', false],
  ['paragraphs', 'One\n\n\nTwo', 'One\n\nTwo', false],
  [
    'a sentence that was wrapped',
    'The floor is ground in three steps, which takes about\none day in all.\nThen it rests.',
    'The floor is ground in three steps, which takes about one day in all.\n\nThen it rests.',
    false,
  ],
  [
    'breaks of Word and Unicode',
    'One\u000Btwo\u2028three\u2029four\u0085five',
    'One\n\ntwo\n\nthree\n\nfour\n\nfive',
    false,
  ],
  ['bullets', '·         one\r\n•\ttwo\r\no   three\r\n\uf0b7 four', 'one\n\ntwo\n\nthree\n\nfour', true],
  ['rows', 'Price\tDays\nSmall\t3', 'Price, Days\n\nSmall, 3', true],
  ['indented lines', '    one\n\ttwo', 'one\n\ntwo', false],
  [
    'control characters',
    'bell\u0007 esc\u001b nul\u0000 del\u007f \ud83d lone \u202eleft',
    'bell esc nul del lone left',
    false,
  ],
  [
    'what nobody sees',
    'soft\u00ADhyphen zero\u200Bwidth bom\uFEFF obj\uFFFC',
    'softhyphen zerowidth bom obj',
    false,
  ],
  ['joiners', '👩‍👩‍👧 می‌خواهم', '👩‍👩‍👧 می‌خواهم', false],
  ['surrounding spaces', ' oak ', ' oak ', false],
  ['characters that are not bullets', 'o clock · noon - or so', 'o clock · noon - or so', false],
])('plain text: %s', (_, text, read, isLost) => {
  expect(rich('', text)).toEqual({ text: read, isLost });
});

test.each([
  ['<p>One <b>bold</b></p><p>two</p>', 'One bold two', true],
  ['<p>One</p><p>two</p>', 'One two', true],
  ['<a href="https://example.com">One</a>', 'One', true],
  ['<ul><li>One</li></ul>', 'One', true],
  ['<p>One</p>', 'One', false],
])('%s in a single-line field', (html, text, isLost) => {
  expect(plain(html)).toEqual({ text, isLost });
});
