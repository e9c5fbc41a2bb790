import { beforeEach, expect, test, vi } from 'vitest';
import { convertHeic } from './convert-heic.ts';

const heic = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
const jpeg = new Blob(['jpeg']);

/** What the worker answers, as comlink sends it; the file that it was given. */
let answer: { result: Blob | undefined } | { refusal: string };
let given: File | undefined;
beforeEach(() => {
  given = undefined;
  vi.stubGlobal(
    'Worker',
    class {
      #hear: (event: { data: unknown }) => void = () => undefined;
      addEventListener(type: string, hear: (event: { data: unknown }) => void): void {
        if (type === 'message') this.#hear = hear;
      }
      postMessage({ id, argumentList }: { id: string; argumentList?: [{ value: File }] }): void {
        // Comlink reports that nothing refers to the worker any more.
        if (!argumentList) return;
        given = argumentList[0].value;
        const data =
          'refusal' in answer
            ? { type: 'HANDLER', name: 'throw', value: { isError: true, value: { message: answer.refusal } } }
            : { type: 'RAW', value: answer.result };
        this.#hear({ data: { id, ...data } });
      }
      terminate(): void {}
    },
  );
});

test.each(['tree.heic', 'tree.HEIF', 'tree.jpg', 'tree'])('a HEIC image is converted: %s', async (name) => {
  answer = { result: jpeg };
  const file = new File([heic], name);
  expect(await convertHeic(file)).toBe(jpeg);
  expect(given).toBe(file);
});

test('any other image is returned unchanged', async () => {
  const file = new File(['\u00FF\u00D8\u00FF'], 'tree.jpg');
  expect(await convertHeic(file)).toBe(file);
  expect(given).toBeUndefined();
});

test.each<[string, File, typeof answer, RegExp]>([
  ['an empty file', new File([], 'a.jpg'), { result: jpeg }, /^a\.jpg is an empty file/],
  ['an empty HEIC', new File([], 'a.heic'), { result: jpeg }, /^a\.heic is an empty file/],
  [
    'a damaged HEIC',
    new File([heic], 'a.heic'),
    { result: undefined },
    /^a\.heic is damaged, incomplete or not an image/,
  ],
  [
    'no decoder',
    new File([heic], 'a.heic'),
    { refusal: 'import failed' },
    /a part of the Studio could not be/,
  ],
])('reports why a file cannot be added: %s', async (_, file, result, message) => {
  answer = result;
  await expect(convertHeic(file)).rejects.toThrow(message);
});
