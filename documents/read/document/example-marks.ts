import { isHidden } from './hidden.ts';
import { isMapping, type Path } from './path.ts';

const isMark = (key: string, value: unknown): boolean => key === 'example' && value === true;

/** Returns the paths of the objects that are marked with `example: true`, outside of hidden sections. */
export const findExampleMarks = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => findExampleMarks(item, [...path, index]));
  if (!isMapping(value) || isHidden(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isMark(key, inner) ? [path] : findExampleMarks(inner, [...path, key]),
  );
};

/** Returns a copy of a value without the marks `example: true`, which visitors do not see. */
export const removeExampleMarks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(removeExampleMarks);
  if (!isMapping(value)) return value;
  const others = Object.entries(value).filter(([key, inner]) => !isMark(key, inner));
  return Object.fromEntries(others.map(([key, inner]) => [key, removeExampleMarks(inner)]));
};
