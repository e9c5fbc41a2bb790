import { expect, test } from 'vitest';
import { EditError } from '../../documents/edit/text/edit-error.ts';
import { setValue } from '../../documents/edit/text/edit-document.ts';
import { openDocument } from './open-document.ts';

const letters = 'abcdefghi';
/** Nine lists of nine of the former each: four hundred million values when it is written out. */
const bomb = [...letters]
  .map(
    (letter, index) =>
      `${letter}: &${letter} [${Array(9).fill(index === 0 ? 'x' : `*${letters[index - 1]}`)}]\n`,
  )
  .join('');

test('a document whose aliases expand too far has no value and is not changed by the form', () => {
  const { source, value } = openDocument('bomb.yaml', `title: A page\n${bomb}`);
  expect(value).toBeUndefined();
  expect(() => setValue(source, ['title'], 'Another')).toThrow(EditError);
});
