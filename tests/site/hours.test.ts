import { beforeAll, describe, expect, test } from 'vitest';
import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import { Source } from '../../documents/read/document/source.ts';

/** All texts of the pages with unreplaced tokens, without `_site.yaml`, which defines the facts. */
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

const findTexts = (pattern: RegExp, without: RegExp): string[] =>
  texts
    .filter(({ text }) => pattern.test(text) && !without.test(text))
    .map(({ file, text }) => `${file}: ${text}`);

describe('opening hours and response times come from _site.yaml', () => {
  test('no page contains literal hours or days', () => {
    expect(
      findTexts(/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\bMon(?:day)? ?(?:-|–|to) ?Fri\w* \S/i, /\{hours\./),
    ).toEqual([]);
  });

  test('texts about business hours contain the hours', () => {
    expect(findTexts(/business hours/i, /\{responseHours\}|in business hours get an estimate/)).toEqual([]);
    expect(findTexts(/in business hours get an estimate/, /\{responseHours\}/)).toEqual([]);
  });

  test('texts about requests at other times use the sentence of the site facts', () => {
    const times = /evening|weekend|saturday|sunday|working day|weekday|next day|office (?:opens|hours)/i;
    const answers = /\b(?:answer|answered|reply|expect us|get back|call you)\b/i;
    const promises = texts.filter(({ text }) => times.test(text) && answers.test(text));
    expect(promises.filter(({ text }) => !/\{emailPromise\}|\{estimateNote\}|\{hours\./.test(text))).toEqual(
      [],
    );
  });
});

test('listed opening hours are complete', async () => {
  const content = await readFolder('pages');
  for (const file of ['_site.yaml', 'contact.yaml']) {
    const written = String(content?.get(file));
    for (const fact of ['{hours.weekdays}', '{hours.saturday}'])
      expect([file, written]).toEqual([file, expect.stringContaining(fact)]);
  }
});
