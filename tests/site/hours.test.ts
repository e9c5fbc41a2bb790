import { expect, test } from 'vitest';
import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import { Source } from '../../documents/read/document/source.ts';
import { localeOf } from '../../schema/locale.ts';

const literalHours = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\bMon(?:day)? ?(?:-|–|to) ?Fri\w* \S/i;

test('no page contains literal hours or days: they come from _site.yaml (docs/specification.md 1.4)', async () => {
  const documents = [...((await readFolder('pages')) ?? [])].filter(
    ([file]) => file.endsWith('.yaml') && file !== '_site.yaml',
  );
  const found = documents.flatMap(([file, content]) =>
    [...visibleTexts(new Source(file, String(content)).parse().document.toJS(), localeOf({}))]
      .filter(({ text }) => literalHours.test(text) && !text.includes('{hours.'))
      .map(({ text }) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
