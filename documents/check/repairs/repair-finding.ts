import type { Finding } from '../../problems/legacy.ts';
import type { Fields, Path } from '../../read/document/path.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import { entry } from '../../problems/words.ts';
import { flow } from './flow.ts';
import type { Place, Repair } from './repair.ts';

const longestShown = 200;

/** A finding about a value of the wrong shape. */
export const finding = (path: Path, message: string, fix: string): Finding => ({
  code: 'wrong-kind',
  path,
  message,
  fix,
});

/** Whether a group may have a field. */
export const isKnown = (name: string, node: SchemaNode): boolean =>
  Object.hasOwn(node.properties ?? {}, name);

/** A group of fields in the place of something else, written on one line. */
export const asGroup = (place: Place, value: Fields | undefined, message: string): Repair | undefined => {
  if (value === undefined) return undefined;
  const line = entry(place.path, flow(value));
  const fix = line.length > longestShown ? 'Write its fields below each other.' : `Write ${line}.`;
  return { value, findings: [finding(place.path, message, fix)] };
};
