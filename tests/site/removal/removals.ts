import { isFields } from './documents.ts';

/** A document without one of its fields, sections or entries. */
export type Removal = {
  /** The way to what was taken away. */
  path: (string | number)[];
  /** The same, but with section types in the place of numbers: `sections hero proofs`. */
  place: string;
  without: unknown;
};

type Step = Omit<Removal, 'without'>;

/** Every field and every entry of a list, at every depth. */
function* stepsOf(value: unknown, at: Step = { path: [], place: '' }): Generator<Step> {
  const children: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isFields(value)
      ? Object.entries(value)
      : [];
  for (const [key, child] of children) {
    const type = isFields(child) && typeof child['type'] === 'string' ? child['type'] : 'entry';
    const piece = isFields(child) && type === 'shared' ? ` ${String(child['name'])}` : '';
    const step = {
      path: [...at.path, key],
      place: `${at.place} ${typeof key === 'number' ? type + piece : key}`.trim(),
    };
    yield step;
    yield* stepsOf(child, step);
  }
}

/** A copy of a document without what a path leads to; everything beside the path is shared with the original. */
const without = (value: unknown, [key, ...rest]: (string | number)[]): unknown => {
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    return rest.length === 0
      ? list.filter((_, index) => index !== key)
      : list.map((item, index) => (index === key ? without(item, rest) : item));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
      if (name !== key) return [[name, child]];
      return rest.length === 0 ? [] : [[name, without(child, rest)]];
    }),
  );
};

/** Everything that can be taken away from a document, one thing at a time. */
export const removalsOf = (document: unknown): Removal[] =>
  [...stepsOf(document)].map((step) => ({ ...step, without: without(document, step.path) }));
