import { expect, test } from 'vitest';
import { mergeFile, type FileText } from './merge-file.ts';

const text = 'a\n1\n2\nb\n';
const joined = (
  name: string,
  [base, mine, theirs]: [FileText, FileText, FileText],
  decided?: string | null,
) => mergeFile(name, { base, mine, theirs }, decided === undefined ? [] : [{ name, stored: decided }]);

test.each<[string, [FileText, FileText, FileText], ReturnType<typeof mergeFile>]>([
  ['changed by one', [text, 'A\n', text], 'mine'],
  ['changed by others', [text, text, 'A\n'], 'theirs'],
  ['changed alike', [text, 'A\n', 'A\n'], 'theirs'],
  ['changed in other lines', [text, 'A\n1\n2\nb\n', 'a\n1\n2\nB\n'], { text: 'A\n1\n2\nB\n' }],
  ['changed in the same line', [text, 'A\n1\n2\nb\n', 'B\n1\n2\nb\n'], undefined],
  ['changed by one, removed by others', [text, 'A\n1\n2\nb\n', null], undefined],
  ['made by both', [null, 'a\n', 'b\n'], undefined],
  ['that is no text any more', [text, 'A\n1\n2\nb\n', undefined], undefined],
])('a document %s', (_, states, result) => {
  expect(joined('about.yaml', states)).toEqual(result);
});

test('images are never merged', () => {
  const lines = 'hash: 1\nx\ny\nbytes: 1\n';
  const [mine, theirs] = [lines.replace('hash: 1', 'hash: 2'), lines.replace('bytes: 1', 'bytes: 2')];
  expect(joined('media/a.jpg', [lines, mine, theirs])).toBeUndefined();
  expect(joined('media/a.jpg', [lines, lines, theirs])).toBe('theirs');
});

test.each<[string, [FileText, FileText, FileText], string | null, ReturnType<typeof mergeFile>]>([
  ['stays as it is', [text, 'A\n', 'B\n'], 'B\n', 'mine'],
  ['stays also when it is what was there at first', [text, text, 'B\n'], 'B\n', 'mine'],
  [
    'is joined with what others publish later',
    [text, 'A\n1\n2\nb\n', 'B\n1\n2\nb # later\n'],
    'B\n1\n2\nb\n',
    { text: 'A\n1\n2\nb # later\n' },
  ],
  ['for theirs takes what they publish later', [text, 'B\n', 'C\n'], 'B\n', 'theirs'],
  ['is asked about when others change the same line again', [text, 'A\n', 'C\n'], 'B\n', undefined],
  ['stays where others have removed it', [text, 'A\n', null], null, 'mine'],
  ['stays where that of others is no text', [text, 'A\n', undefined], null, 'mine'],
])('what was decided %s', (_, states, decided, result) => {
  expect(joined('about.yaml', states, decided)).toEqual(result);
});
