import fc from 'fast-check';
import { expect } from 'vitest';
import { copyEntry, insertEntry } from '../../../documents/edit/text/insert-entry.ts';
import { EditError } from '../../../documents/edit/edit-error.ts';
import { applyEdits, type Edit } from '../../../documents/edit/text/edits.ts';
import { moveItem, deleteIn, setIn } from '../../../documents/edit/text/expected-values.ts';
import { moveEntry } from '../../../documents/edit/text/move-entry.ts';
import { moveToList } from '../../../documents/edit/text/move-to-list.ts';
import { findComments } from '../../../documents/edit/text/edits.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { setValue } from '../../../documents/edit/text/set-value.ts';
import { toArray, isMapping, getIn, type Path } from '../../../documents/read/document/path.ts';
import { Source } from '../../../documents/read/document/source.ts';
import { textAroundValue, findFieldLines, collectPaths, parseValue } from './edited-text.ts';
import { documents, names, texts, values } from './random-documents.ts';
import { randomYaml } from './random-yaml.ts';

/** What is done, and with which part of the document: numbers that are taken modulo what there is. */
type Step = { kind: Kind; pick: number; at: number; to: number; name: string; value: unknown };

/** What a change is to come to. */
type Intent = {
  edits: (source: Source) => Edit[];
  expected: unknown;
  /** What may differ: the lines of a value, a piece more, a piece less, the places of pieces, or the list of one. */
  differs: 'lines' | 'more' | 'less' | 'places' | 'given' | 'anything';
  path: Path;
};

type Kind = 'set' | 'add' | 'insert' | 'remove' | 'move' | 'give' | 'copy' | 'undo';
const kinds: Kind[] = ['set', 'set', 'add', 'insert', 'remove', 'move', 'give', 'copy', 'undo'];

const order = 'heading title label text href note image alt items actions'.split(' ');

const left = (value: unknown, path: Path): unknown => {
  const holder = path.slice(0, -1);
  if (Object.keys(Object(getIn(value, holder)) as object).length > 1) return deleteIn(value, path);
  if (typeof holder.at(-1) === 'string') return left(value, holder);
  return setIn(value, holder, typeof path.at(-1) === 'number' ? [] : {});
};

const intentOf = (said: unknown, { kind, pick, at, to, name, value }: Step): Intent | undefined => {
  const paths = [...collectPaths(said)];
  const lists = paths.filter((path) => toArray(getIn(said, path)).length > 0);
  const groups: Path[] = [[], ...paths.filter((path) => isMapping(getIn(said, path)))];
  const one = (all: Path[]): Path | undefined => all[pick % all.length];
  const path = one(kind === 'set' || kind === 'remove' ? paths : kind === 'add' ? groups : lists);
  if (!path) return undefined;
  const list = toArray(getIn(said, path));
  const index = at % Math.max(list.length, 1);
  const target = to % Math.max(list.length, 1);
  const changed = (entries: unknown[]) => setIn(said, path, entries);
  if (kind === 'set')
    return {
      path,
      edits: (source) => setValue(source, path, value),
      expected: setIn(said, path, value),
      differs: 'lines',
    };
  if (kind === 'add') {
    const field = [...path, name];
    if (getIn(said, field) !== undefined) return undefined;
    return {
      path,
      edits: (source) => setValue(source, field, value, order),
      expected: setIn(said, field, value),
      differs:
        isMapping(getIn(said, path)) && Object.keys(getIn(said, path) as object).length > 0
          ? 'more'
          : 'anything',
    };
  }
  if (kind === 'remove') {
    const isLast = Object.keys(Object(getIn(said, path.slice(0, -1))) as object).length === 1;
    return {
      path,
      edits: (source) => removeValue(source, path),
      expected: left(said, path),
      differs: isLast ? 'anything' : 'less',
    };
  }
  if (kind === 'insert') {
    const place = at % (list.length + 1);
    return {
      path,
      edits: (source) => insertEntry(source, path, place, value),
      expected: changed(list.toSpliced(place, 0, value)),
      differs: 'more',
    };
  }
  if (kind === 'give') {
    const others = lists.filter((other) => !isWithin(other, path) && !isWithin(path, other));
    const other = others[to % Math.max(others.length, 1)];
    if (!other) return undefined;
    const taken = toArray(getIn(said, other));
    const place = at % (taken.length + 1);
    const given = setIn(said, other, taken.toSpliced(place, 0, list[index]));
    return {
      path,
      edits: (source) => moveToList(source, [...path, index], other, place),
      expected: setIn(given, path, list.toSpliced(index, 1)),
      differs: 'given',
    };
  }
  if (kind === 'move')
    return {
      path,
      edits: (source) => moveEntry(source, path, index, target),
      expected: changed(moveItem(list, index, target)),
      differs: 'places',
    };
  return {
    path,
    edits: (source) => copyEntry(source, path, index),
    expected: changed(list.toSpliced(index, 0, list[index])),
    differs: 'more',
  };
};

const isWithin = (path: Path, outer: Path): boolean => outer.every((step, index) => step === path[index]);

const lettersOf = (text: string): string => Array.from(text).sort().join('');

/** That a change of a text is what it may be, and no note got lost that did not stand in what went. */
const checkDifference = (before: string, after: string, edits: Edit[], { differs, path }: Intent): void => {
  const around = differs === 'lines' ? textAroundValue(before, path) : undefined;
  if (around) expect(after.endsWith(around[1])).toBe(true);
  if (differs === 'more') expect(edits.filter(({ start, end }) => start !== end)).toEqual([]);
  if (differs === 'less') {
    expect(edits.filter(({ text }) => text !== '')).toEqual([]);
    const [first, last] = findFieldLines(before, path) ?? [0, before.length];
    for (const { start, end } of edits) {
      // Beside the lines of a field go blank lines, the comma before it, the notes directly above it, and notes that
      // would become a text.
      expect(before.slice(start, Math.min(first, end))).toMatch(/^(?:[\s,]*|\s*(?:[ \t]*#[^\n]*\n)+)$/);
      expect(before.slice(Math.max(last, start), end)).toMatch(/^(?:\s|#.*\n?)*$/);
    }
  }
  if (differs === 'places') expect(lettersOf(after)).toBe(lettersOf(before));
  const isOneText = differs === 'lines' && typeof getIn(parseValue(before), path) !== 'object';
  if (isOneText || differs === 'places' || differs === 'given')
    expect(findComments(after)).toEqual(findComments(before));
};

/**
 * Takes one step: the text says what it should afterwards, and differs only where it may.
 * @returns the text after it; the same when the step cannot be taken
 */
const take = (text: string, step: Step): string => {
  const intent = intentOf(parseValue(text), step);
  if (!intent) return text;
  let edits: Edit[];
  try {
    edits = intent.edits(new Source('x.yaml', text));
  } catch (error) {
    // What others use by its name is not taken away under them; all else can be done.
    if (error instanceof EditError && /&n\d/.test(text)) return text;
    // Notes that another list cannot hold are not lost.
    if (error instanceof EditError && step.kind === 'give' && /#/.test(text)) return text;
    throw error;
  }
  const after = applyEdits(text, edits);
  expect(parseValue(after)).toEqual(intent.expected);
  // Where a value stands by its name, it is written out, which is more than what is checked here.
  if (!/\*n\d/.test(text)) checkDifference(text, after, edits, intent);
  return after;
};

/** A document in an unusual style, and edits in any order, undo among them. */
export const editRuns = (maxLength: number) =>
  fc.record({
    document: documents,
    style: fc.integer(),
    steps: fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        pick: fc.nat(),
        at: fc.nat(),
        to: fc.nat(),
        name: names,
        value: fc.oneof(texts, values).filter((value) => value !== null),
      }),
      { minLength: 1, maxLength },
    ),
  });

type Run = { document: unknown; style: number; steps: Step[] };

/**
 * Makes the edits one after another.
 * @returns the text before them and after each
 * @throws an assertion's error when one does anything but what it should
 */
export const textsOfRun = ({ document, style, steps }: Run): string[] => {
  const past = [randomYaml(document, style)];
  const texts = [...past];
  for (const step of steps) {
    if (step.kind !== 'undo') past.push(take(past.at(-1) ?? '', step));
    else if (past.length > 1) past.pop();
    texts.push(past.at(-1) ?? '');
  }
  return texts;
};

/** Makes the edits one after another. @throws an assertion's error when one does anything but what it should */
export const checkRun = (run: Run): void => void textsOfRun(run);
