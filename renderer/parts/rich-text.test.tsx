import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './text.tsx';

const render = (text: string): string => renderToStaticMarkup(<RichText text={text} />);

it('renders one paragraph', () => {
  expect(render('Marble is soft.')).toBe('<p>Marble is soft.</p>');
});

it('separates paragraphs at blank lines, including several and those with spaces', () => {
  expect(render('\nOne\ntwo\n\nthree\n  \n\n\nfour\n')).toBe('<p>One\ntwo</p><p>three</p><p>four</p>');
});

it('renders bold text and links, also nested', () => {
  expect(render('**Nothing is coated**, see [our warranty](/warranty).')).toBe(
    '<p><strong>Nothing is coated</strong>, see <a href="/warranty">our warranty</a>.</p>',
  );
  expect(render('**see [this](/a)**')).toBe('<p><strong>see <a href="/a">this</a></strong></p>');
  expect(render('[ask](mailto:a@b.example?subject=Estimate%20request)')).toBe(
    '<p><a href="mailto:a@b.example?subject=Estimate%20request">ask</a></p>',
  );
  expect(render('**A** to **b**')).toBe('<p><strong>A</strong> to <strong>b</strong></p>');
  expect(render('[**this**](/a)')).toBe('<p><a href="/a"><strong>this</strong></a></p>');
});

it.each(['[here](javascript:alert)', '[here]', '[ ](/a)', '** a **', '**', '****', '2 * 3 ** 4'])(
  'renders %s as text',
  (text) => {
    expect(render(text)).toBe(`<p>${text}</p>`);
  },
);

it('escapes HTML', () => {
  expect(render('<b>a</b> & [<i>](/a)')).toBe('<p>&lt;b&gt;a&lt;/b&gt; &amp; <a href="/a">&lt;i&gt;</a></p>');
});
