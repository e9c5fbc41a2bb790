import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentDraft } from '../../../documents/edit/text/document-draft.ts';
import { applyEdits } from '../../../documents/edit/text/edits.ts';
import { deleteIn, moveItem, setIn } from '../../../documents/edit/text/expected-values.ts';
import { formatDocument } from '../../../documents/edit/text/format-document.ts';
import { getIn, isDeepEqual, toArray, type Path } from '../../../documents/read/document/path.ts';
import { Source } from '../../../documents/read/document/source.ts';
import { collectPaths, findComments, parseValue, textAroundValue } from './edited-text.ts';
import { sample } from '../sample.ts';
import { createRandom } from './random-numbers.ts';

const folders = sample(
  ['dentist', 'mason', 'tiler'].map((name) => `tests/fixtures/${name}/pages`),
  ['pages', ...['contractor', 'dentist', 'one-page'].map((name) => `starters/${name}/pages`)],
);

/** Returns every document of the fixtures by its path; with many cases, also those of this site and the starters. */
const allDocuments = (): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
    ),
  );

/** Words as people write them, some with characters that have a meaning in YAML. */
const words =
  'Terrazzo floor polished in two days It\'s 30 # - : ? , [x] {phone} "so" é 石 & * ! % @ | >'.split(' ');

type Random = <Choice>(choices: readonly Choice[]) => Choice;

const randomText = (choose: Random): string => {
  const length = choose([1, 3, 8, 30, 60]);
  const text = Array.from({ length }, () => choose(words)).join(' ');
  return choose([text, text, text, text.replaceAll(' floor ', '\n'), text.replaceAll(' in ', '\n\n')]);
};

/** An edit, its expected value, and the number of lines that it may remove and add besides those that only move. */
type Intent = {
  kind: 'text' | 'insert' | 'copy' | 'move' | 'remove' | 'rename';
  path: Path;
  edit: (draft: DocumentDraft) => void;
  expected: unknown;
  lines: [removed: number, added: number];
};

/** Returns the item that is removed with a field or entry: itself, or the field that would be empty. */
const removedWith = (value: unknown, path: Path): Path => {
  const parent = path.slice(0, -1);
  if (Object.keys(Object(getIn(value, parent)) as object).length > 1) return path;
  return typeof parent.at(-1) === 'string' ? removedWith(value, parent) : parent;
};

const createIntent = (value: unknown, choose: Random): Intent | undefined => {
  const paths = [...collectPaths(value)];
  const kind = choose(['text', 'text', 'insert', 'copy', 'move', 'remove', 'rename'] as const);
  if (kind === 'text') {
    const path = choose(paths.filter((each) => typeof getIn(value, each) === 'string')) ?? [];
    const old = String(getIn(value, path));
    const text = choose([randomText(choose), `${old} ${choose(words)}`, old.replace(/ /, ' limestone, ')]);
    const edit = (draft: DocumentDraft) => draft.set(path, text);
    return { kind, path, edit, expected: setIn(value, path, text), lines: [Infinity, Infinity] };
  }
  if (kind === 'remove') {
    const path = choose(paths);
    const item = removedWith(value, path);
    const isEntry = item.length < path.length && typeof item.at(-1) !== 'string';
    const empty = typeof path.at(-1) === 'number' ? [] : {};
    const expected = isEntry ? setIn(value, item, empty) : deleteIn(value, item);
    return { kind, path, edit: (draft) => draft.remove(path), expected, lines: [Infinity, 1] };
  }
  if (kind === 'rename') {
    const path = choose(paths.filter((each) => typeof each.at(-1) === 'string'));
    const [mapping, from] = [path.slice(0, -1), String(path.at(-1))];
    const to = `${choose(['new', 'Say yes', '12', 'a: b'])} ${from}`;
    const fields = Object.entries(getIn(value, mapping) as object);
    const renamed = Object.fromEntries(fields.map(([name, child]) => [name === from ? to : name, child]));
    const expected = setIn(value, mapping, renamed);
    // A mapping on one line that becomes too long has a line for each field and brace.
    const added = fields.length + 2;
    return { kind, path, edit: (draft) => draft.rename(mapping, from, to), expected, lines: [1, added] };
  }
  const path = choose(paths.filter((each) => toArray(getIn(value, each)).length > 0));
  if (!path) return undefined;
  const entries = toArray(getIn(value, path));
  const [at, to] = [choose([...entries.keys()]), choose([...entries.keys()])];
  if (kind === 'move') {
    const expected = setIn(value, path, moveItem(entries, at, to));
    return { kind, path, edit: (draft) => draft.move(path, at, to), expected, lines: [1, 1] };
  }
  const entry = kind === 'insert' && typeof entries[at] === 'string' ? randomText(choose) : entries[at];
  const edit = (draft: DocumentDraft) =>
    kind === 'copy' ? draft.copy(path, at) : draft.insert(path, to, entry);
  const expected = setIn(value, path, entries.toSpliced(kind === 'copy' ? at : to, 0, entry));
  return { kind, path, edit, expected, lines: [1, Infinity] };
};

/** Returns a list without items of another one, each as often as it is there. */
const without = (list: readonly string[], items: readonly string[]): string[] => {
  const rest = [...items];
  return list.filter((each) => {
    const index = rest.indexOf(each);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
};

/** Returns the lines of a text without the dashes of entries, which move to the next field of an entry. */
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/^[\s-]+/, ''));

/** Whether an edit changes more lines than its own. */
const isWide = ({ kind, path, lines }: Intent, before: string, after: string): boolean => {
  const around = kind === 'text' ? textAroundValue(before, path) : undefined;
  if (around) return !after.startsWith(around[0]) || !after.endsWith(around[1]);
  const [old, now] = [linesOf(before), linesOf(after)];
  return without(old, now).length > lines[0] || without(now, old).length > lines[1];
};

const ensure = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};

/** A random edit: the texts before and after it, and whether it changes lines of other items. */
type RandomEdit = { id: string; before: string; after: string; isWide: boolean };

/**
 * Edits the documents in turn, each in its formatted text, without end.
 * @throws Error if an edit has another value than expected or loses a comment without removing anything, if its inverse
 * does not restore every byte, or if setting the old text again does not restore the value
 */
function* randomEdits(documents: ReadonlyMap<string, string>, seed: number): Generator<RandomEdit> {
  const next = createRandom(seed);
  const choose: Random = (choices) => choices[Math.floor(next() * choices.length)] as never;
  const files = [...documents];
  const formatted = new Map<string, string>();
  for (;;) {
    const [file, original] = choose(files);
    const before = formatted.get(file) ?? formatDocument(original);
    formatted.set(file, before);
    const value = parseValue(before);
    const intent = createIntent(value, choose);
    if (!intent) continue;
    const { kind, path, edit, expected } = intent;
    const id = `${file}: ${kind} ${JSON.stringify(path)}`;
    const draft = new DocumentDraft(new Source(file, before));
    edit(draft);
    const edits = draft.edits();
    const after = applyEdits(before, edits);
    ensure(isDeepEqual(parseValue(after), expected), `${id} has another value`);
    const lost = kind === 'remove' ? [] : without(findComments(before), findComments(after));
    ensure(lost.length === 0, `${id} loses ${lost.join()}`);
    const inverse = edits.map(({ start, end, text: { length } }) => ({
      start,
      end: start + length,
      text: before.slice(start, end),
    }));
    ensure(applyEdits(after, inverse) === before, `${id} is not undone by its inverse`);
    if (kind === 'text') {
      const back = new DocumentDraft(new Source(file, after));
      back.set(path, getIn(value, path));
      ensure(isDeepEqual(parseValue(applyEdits(after, back.edits())), value), `${id} is not set back`);
    }
    yield { id, before, after, isWide: isWide(intent, before, after) };
  }
}

/** Returns a number of random edits. */
export const takeRandomEdits = (count: number, seed: number): RandomEdit[] => {
  const edits = randomEdits(allDocuments(), seed);
  return Array.from({ length: count }, () => edits.next().value as RandomEdit);
};
