import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, isNode, isPair, isScalar, parseDocument } from 'yaml';
import { DocumentDraft } from '../../../documents/edit/text/document-draft.ts';
import { applyEdits } from '../../../documents/edit/text/edits.ts';
import { deleteIn, moveItem, setIn } from '../../../documents/edit/text/expected-values.ts';
import { formatDocument } from '../../../documents/edit/text/format-document.ts';
import { getIn, isDeepEqual, toArray, type Path } from '../../../documents/read/document/path.ts';
import { Source } from '../../../documents/read/document/source.ts';
import { findComments, collectPaths, parseValue } from './edited-text.ts';
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

/** An edit, its expected value, and the items whose lines may change: before and after it. */
type Intent = {
  kind: 'text' | 'insert' | 'copy' | 'move' | 'remove' | 'rename';
  edit: (draft: DocumentDraft) => void;
  expected: unknown;
  before: Path[];
  after: Path[];
  /** The item beside it, before and after the edit, whose lines may change, too, if it is on the same line. */
  beside?: [before: Path[], after: Path[]];
};

/** Returns the item that is removed with a field or entry: itself, or the field that would be empty. */
const removedWith = (value: unknown, path: Path): Path => {
  const parent = path.slice(0, -1);
  if (Object.keys(Object(getIn(value, parent)) as object).length > 1) return path;
  return typeof parent.at(-1) === 'string' ? removedWith(value, parent) : parent;
};

const createIntent = (value: unknown, choose: Random): Intent | undefined => {
  const paths = [...collectPaths(value)];
  const lists = paths.filter((path) => toArray(getIn(value, path)).length > 0);
  const kind = choose(['text', 'text', 'insert', 'copy', 'move', 'remove', 'rename'] as const);
  if (kind === 'text') {
    const path = choose(paths.filter((each) => typeof getIn(value, each) === 'string')) ?? [];
    const old = String(getIn(value, path));
    const text = choose([randomText(choose), `${old} ${choose(words)}`, old.replace(/ /, ' limestone, ')]);
    const edit = (draft: DocumentDraft) => draft.set(path, text);
    return { kind, edit, expected: setIn(value, path, text), before: [path], after: [path] };
  }
  if (kind === 'remove') {
    const path = choose(paths);
    const item = removedWith(value, path);
    const isEntry = item.length < path.length && typeof item.at(-1) !== 'string';
    const empty = typeof path.at(-1) === 'number' ? [] : {};
    const expected = isEntry ? setIn(value, item, empty) : deleteIn(value, item);
    const parent = item.slice(0, -1);
    const keys = isEntry ? [] : Object.keys(Object(getIn(value, parent)) as object);
    const index = keys.indexOf(String(item.at(-1)));
    const other = keys[index + 1] ?? keys[index - 1];
    const beside =
      other === undefined ? [] : [[...parent, typeof item.at(-1) === 'number' ? Number(other) : other]];
    const besideAfter = beside.map((path) =>
      typeof item.at(-1) === 'number' ? [...parent, Math.max(0, Math.min(index, keys.length - 2))] : path,
    );
    return {
      kind,
      edit: (draft) => draft.remove(path),
      expected,
      before: [item],
      after: isEntry ? [item] : [],
      beside: [beside, besideAfter],
    };
  }
  if (kind === 'rename') {
    const path = choose(paths.filter((each) => typeof each.at(-1) === 'string'));
    const [mapping, from] = [path.slice(0, -1), String(path.at(-1))];
    const to = `${choose(['new', 'Say yes', '12', 'a: b'])} ${from}`;
    const fields = Object.entries(getIn(value, mapping) as object);
    const renamed = Object.fromEntries(fields.map(([name, child]) => [name === from ? to : name, child]));
    const after = [[...mapping, to]];
    const expected = setIn(value, mapping, renamed);
    return { kind, edit: (draft) => draft.rename(mapping, from, to), expected, before: [path], after };
  }
  const list = choose(lists);
  if (!list) return undefined;
  const entries = toArray(getIn(value, list));
  const at = choose([...entries.keys()]);
  const to = choose([...entries.keys()]);
  if (kind === 'copy') {
    const expected = setIn(value, list, entries.toSpliced(at, 0, entries[at]));
    return {
      kind,
      edit: (draft) => draft.copy(list, at),
      expected,
      before: [],
      after: [[...list, at + 1]],
      beside: [[[...list, at]], [[...list, at]]],
    };
  }
  if (kind === 'insert') {
    const entry = typeof entries[at] === 'string' ? randomText(choose) : entries[at];
    const expected = setIn(value, list, entries.toSpliced(to, 0, entry));
    return {
      kind,
      edit: (draft) => draft.insert(list, to, entry),
      expected,
      before: [],
      after: [[...list, to]],
      beside: [[[...list, 0]], [[...list, to]]],
    };
  }
  const between = [...entries.keys()].slice(Math.min(at, to), Math.max(at, to) + 1).map((i) => [...list, i]);
  const expected = setIn(value, list, moveItem(entries, at, to));
  return { kind, edit: (draft) => draft.move(list, at, to), expected, before: between, after: between };
};

/** Returns the lines of an item with the comments and blank lines around it; of one in a flow collection, of that. */
const findLines = (text: string, path: Path): { lines: string[]; isInFlow: boolean } => {
  const document = parseDocument(text, { uniqueKeys: false });
  let depth = path.length;
  for (let outer = depth - 1; outer >= 0; outer -= 1) {
    const node = outer === 0 ? document.contents : document.getIn(path.slice(0, outer), true);
    if (isCollection(node) && node.flow) depth = outer;
  }
  const used = path.slice(0, depth);
  const parent: unknown = depth < 2 ? document.contents : document.getIn(used.slice(0, -1), true);
  const item = isCollection(parent)
    ? parent.items.find((each, index) =>
        isPair(each) ? isScalar(each.key) && String(each.key.value) === used.at(-1) : index === used.at(-1),
      )
    : undefined;
  const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
  if (!isNode(key) || !key.range) return { lines: text.split('\n'), isInFlow: false };
  const end = isNode(value) && value.range ? value.range[2] : key.range[2];
  const lines = text.split('\n');
  let first = text.slice(0, key.range[0]).split('\n').length - 1;
  let last = text.slice(0, end).trimEnd().split('\n').length - 1;
  while (first > 0 && /^\s*(?:#|$)/.test(lines[first - 1] ?? '')) first -= 1;
  while (last < lines.length - 1 && /^\s*(?:#|$)/.test(lines[last + 1] ?? '')) last += 1;
  return { lines: lines.slice(first, last + 1), isInFlow: depth < path.length };
};

const linesOfItem = (text: string, path: Path): string[] => findLines(text, path).lines;

/** Whether an item is in a flow collection, or a field on the line of a dash, which the next one takes. */
const sharesLine = (text: string, path: Path): boolean => {
  const { lines, isInFlow } = findLines(text, path);
  const first = lines.find((line) => !/^\s*(?:#|$)/.test(line)) ?? '';
  return isInFlow || (typeof path.at(-1) === 'string' && /^\s*- /.test(first));
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

const ensure = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};

/** A random edit: the texts before and after it, and the lines of other items that it changes. */
type RandomEdit = { id: string; before: string; after: string; foreignLines: string[] };

/**
 * Edits the documents in turn, each in its formatted text, without end.
 * @throws Error if an edit has another value than expected or loses a comment of anything but what it removes, if its
 * inverse does not restore every byte, or if setting the old text again does not restore the value
 */
function* randomEdits(documents: ReadonlyMap<string, string>, seed: number): Generator<RandomEdit> {
  const next = createRandom(seed);
  const choose: Random = (choices) => choices[Math.floor(next() * choices.length)] as never;
  const files = [...documents];
  const formatted = new Map<string, string>();
  for (;;) {
    const [file, original] = choose(files);
    const text = formatted.get(file) ?? formatDocument(original);
    formatted.set(file, text);
    const value = parseValue(text);
    const intent = createIntent(value, choose);
    if (!intent) continue;
    const { kind, edit, expected, before, after: changed, beside = [[], []] } = intent;
    const id = `${file}: ${kind} ${JSON.stringify([...before, ...changed])}`;
    const draft = new DocumentDraft(new Source(file, text));
    edit(draft);
    const edits = draft.edits();
    const after = applyEdits(text, edits);
    ensure(isDeepEqual(parseValue(after), expected), `${id} has another value`);
    const own = before.flatMap((path) => linesOfItem(text, path));
    const lost = without(findComments(text), findComments(after));
    const removable = kind === 'remove' ? findComments(own.join('\n')) : [];
    ensure(without(lost, removable).length === 0, `${id} loses ${lost.join()}`);
    const inverse = edits.map(({ start, end, text: { length } }) => ({
      start,
      end: start + length,
      text: text.slice(start, end),
    }));
    ensure(applyEdits(after, inverse) === text, `${id} is not undone by its inverse`);
    if (kind === 'text') {
      const [path = []] = before;
      const back = new DocumentDraft(new Source(file, after));
      back.set(path, getIn(value, path));
      ensure(isDeepEqual(parseValue(applyEdits(after, back.edits())), value), `${id} is not set back`);
    }
    const added = changed.flatMap((path) => linesOfItem(after, path));
    if ([...before, ...beside[0]].some((path) => sharesLine(text, path))) {
      own.push(...beside[0].flatMap((path) => linesOfItem(text, path)));
      added.push(...beside[1].flatMap((path) => linesOfItem(after, path)));
    }
    const [old, now] = [text.split('\n'), after.split('\n')];
    const foreign = [...without(without(old, now), own), ...without(without(now, old), added)];
    yield { id, before: text, after, foreignLines: foreign.filter((line) => line.trim() !== '') };
  }
}

/** Returns a number of random edits. */
export const takeRandomEdits = (count: number, seed: number): RandomEdit[] => {
  const edits = randomEdits(allDocuments(), seed);
  return Array.from({ length: count }, () => edits.next().value as RandomEdit);
};
