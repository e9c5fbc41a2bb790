import { beforeAll, describe, expect, test } from 'vitest';
import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import { Source } from '../../documents/read/document/source.ts';

/** Every text of the pages as it is written, with its tokens; `_site.yaml` is where the facts are. */
let texts: { file: string; text: string }[];
beforeAll(async () => {
  texts = [...((await readFolder('pages')) ?? [])]
    .filter(([file]) => file.endsWith('.yaml') && file !== '_site.yaml')
    .flatMap(([file, content]) =>
      [...visibleTexts(new Source(file, String(content)).parse().document.toJS())].map(({ text }) => ({
        file,
        text,
      })),
    );
});

const textsThat = (pattern: RegExp, without: RegExp): string[] =>
  texts
    .filter(({ text }) => pattern.test(text) && !without.test(text))
    .map(({ file, text }) => `${file}: ${text}`);

describe('the opening hours and the hours of the promise are two facts of _site.yaml', () => {
  test('no page writes hours or days of its own', () => {
    expect(
      textsThat(/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\bMon(?:day)? ?(?:-|–|to) ?Fri\w* \S/i, /\{hours\./),
    ).toEqual([]);
  });

  test('whoever reads of business hours reads which ones', () => {
    expect(textsThat(/business hours/i, /\{responseHours\}|in business hours get an estimate/)).toEqual([]);
    expect(textsThat(/in business hours get an estimate/, /\{responseHours\}/)).toEqual([]);
  });

  test('whatever is said of requests at other times is the one sentence of the facts', () => {
    const times = /evening|weekend|saturday|sunday|working day|weekday|next day|office (?:opens|hours)/i;
    const answers = /\b(?:answer|answered|reply|expect us|get back|call you)\b/i;
    const promises = texts.filter(({ text }) => times.test(text) && answers.test(text));
    expect(promises.filter(({ text }) => !/\{responseLater\}|\{hours\./.test(text))).toEqual([]);
  });
});

test('opening hours that are listed are complete', async () => {
  const content = await readFolder('pages');
  for (const file of ['_site.yaml', 'contact.yaml']) {
    const written = String(content?.get(file));
    for (const fact of ['{hours.weekdays}', '{hours.saturday}'])
      expect([file, written]).toEqual([file, expect.stringContaining(fact)]);
  }
});
