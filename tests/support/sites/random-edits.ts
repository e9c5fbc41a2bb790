import fc from 'fast-check';
import { expect } from 'vitest';
import { copyEntry, insertEntry } from '../../../documents/edit/text/insert-entry.ts';
import { EditError } from '../../../documents/edit/edit-error.ts';
import { applyEdits, type Edit } from '../../../documents/edit/text/edits.ts';
import { moveItem, deleteIn, setIn } from '../../../documents/edit/text/expected-values.ts';
import { moveEntry } from '../../../documents/edit/text/move-entry.ts';
import { findComments } from '../../../documents/edit/text/edits.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { setValue } from '../../../documents/edit/text/set-value.ts';
import { toArray, isMapping, getIn, type Path } from '../../../documents/read/document/path.ts';
import { Source } from '../../../documents/read/document/source.ts';
import { textAroundValue, findFieldLines, collectPaths, parseValue } from './edited-text.ts';
import { documents, names, texts, values } from './random-documents.ts';
import { randomYaml } from './random-yaml.ts';

/** An edit and its target. Numbers are applied modulo the number of choices. */
type Step = { kind: Kind; pick: number; at: number; to: number; name: string; value: unknown };

/** An edit with its expected result. */
type Intent = {
  edits: (source: Source) => Edit[];
  expected: unknown;
  /** What may change: the lines of a value, an insertion, a removal, or the order of entries. */
  differs: 'lines' | 'more' | 'less' | 'places' | 'anything';
  path: Path;
};

type Kind = 'set' | 'add' | 'insert' | 'remove' | 'move' | 'copy' | 'undo';
const kinds: Kind[] = ['set', 'set', 'add', 'insert', 'remove', 'move', 'copy', 'undo'];

const order = 'heading title label text href note image alt items actions'.split(' ');

const valueWithout = (value: unknown, path: Path): unknown => {
  const parent = path.slice(0, -1);
  if (Object.keys(Object(getIn(value, parent)) as object).length > 1) return deleteIn(value, path);
  if (typeof parent.at(-1) === 'string') return valueWithout(value, parent);
  return setIn(value, parent, typeof path.at(-1) === 'number' ? [] : {});
};

const createIntent = (document: unknown, { kind, pick, at, to, name, value }: Step): Intent | undefined => {
  const paths = [...collectPaths(document)];
  const lists = paths.filter((path) => toArray(getIn(document, path)).length > 0);
  const mappings: Path[] = [[], ...paths.filter((path) => isMapping(getIn(document, path)))];
  const choose = (all: Path[]): Path | undefined => all[pick % all.length];
  const path = choose(kind === 'set' || kind === 'remove' ? paths : kind === 'add' ? mappings : lists);
  if (!path) return undefined;
  const list = toArray(getIn(document, path));
  const index = at % Math.max(list.length, 1);
  const target = to % Math.max(list.length, 1);
  const changed = (entries: unknown[]) => setIn(document, path, entries);
  if (kind === 'set')
    return {
      path,
      edits: (source) => setValue(source, path, value),
      expected: setIn(document, path, value),
      differs: 'lines',
    };
  if (kind === 'add') {
    const field = [...path, name];
    if (getIn(document, field) !== undefined) return undefined;
    return {
      path,
      edits: (source) => setValue(source, field, value, order),
      expected: setIn(document, field, value),
      differs:
        isMapping(getIn(document, path)) && Object.keys(getIn(document, path) as object).length > 0
          ? 'more'
          : 'anything',
    };
  }
  if (kind === 'remove') {
    const isLast = Object.keys(Object(getIn(document, path.slice(0, -1))) as object).length === 1;
    return {
      path,
      edits: (source) => removeValue(source, path),
      expected: valueWithout(document, path),
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

const sortCharacters = (text: string): string => Array.from(text).sort().join('');

/** Checks that an edit changes only what it may, and that no comment outside of the removed text is lost. */
const checkDifference = (before: string, after: string, edits: Edit[], { differs, path }: Intent): void => {
  const around = differs === 'lines' ? textAroundValue(before, path) : undefined;
  if (around) expect(after.endsWith(around[1])).toBe(true);
  if (differs === 'more') expect(edits.filter(({ start, end }) => start !== end)).toEqual([]);
  if (differs === 'less') {
    expect(edits.filter(({ text }) => text !== '')).toEqual([]);
    const [first, last] = findFieldLines(before, path) ?? [0, before.length];
    for (const { start, end } of edits) {
      // Besides the lines of a field, an edit may remove blank lines, the preceding comma, the comments directly
      // above, and comments that would become part of a text.
      expect(before.slice(start, Math.min(first, end))).toMatch(/^(?:[\s,]*|\s*(?:[ \t]*#[^\n]*\n)+)$/);
      expect(before.slice(Math.max(last, start), end)).toMatch(/^(?:\s|#.*\n?)*$/);
    }
  }
  if (differs === 'places') expect(sortCharacters(after)).toBe(sortCharacters(before));
  const isSingleText = differs === 'lines' && typeof getIn(parseValue(before), path) !== 'object';
  if (isSingleText || differs === 'places') expect(findComments(after)).toEqual(findComments(before));
};

/**
 * Applies one step and checks that the new text has the expected value and differs only where it may.
 * @returns the new text; the same text if the step cannot be applied
 */
const applyStep = (text: string, step: Step): string => {
  const intent = createIntent(parseValue(text), step);
  if (!intent) return text;
  let edits: Edit[];
  try {
    edits = intent.edits(new Source('x.yaml', text));
  } catch (error) {
    // An anchor with aliases cannot be removed; every other edit must succeed.
    if (error instanceof EditError && /&n\d/.test(text)) return text;
    throw error;
  }
  const after = applyEdits(text, edits);
  expect(parseValue(after)).toEqual(intent.expected);
  // An edit of an alias writes its value out, which changes more than is checked here.
  if (!/\*n\d/.test(text)) checkDifference(text, after, edits, intent);
  return after;
};

/** Random runs: a document in an unusual style and edits in any order, including undo. */
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
 * Applies the edits one after another.
 * @returns the texts before the first and after each edit
 * @throws an assertion error if an edit changes anything it must not
 */
export const textsOfRun = ({ document, style, steps }: Run): string[] => {
  const past = [randomYaml(document, style)];
  const texts = [...past];
  for (const step of steps) {
    if (step.kind !== 'undo') past.push(applyStep(past.at(-1) ?? '', step));
    else if (past.length > 1) past.pop();
    texts.push(past.at(-1) ?? '');
  }
  return texts;
};

/** Applies the edits one after another. @throws an assertion error if an edit changes anything it must not */
export const checkRun = (run: Run): void => void textsOfRun(run);
