import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Finding } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import { childOf, isFields, valueAt } from '../../read/document/path.ts';
import { isOptional, nodeAt } from '../schema/schema-at.ts';
import type { Kind } from '../../read/document/schemas.ts';
import { resolveNode, schemas } from '../../read/document/schemas.ts';
import { validators } from '../schema/validators.ts';
import { joinedEntries, sectionAmongEntries } from './joined-entries.ts';
import { levelKinds } from './level-kinds.ts';
import { nameKinds } from './name-kinds.ts';
import type { Place, Repair, RepairKind } from './repair.ts';
import { textKinds } from './text-kinds.ts';

const kinds: RepairKind[] = [sectionAmongEntries, joinedEntries, ...levelKinds, ...nameKinds, ...textKinds];

/** The most repairs of one document that are tried, because each is validated against the schema. */
const mostTried = 80;

const pointerOf = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const isUnder = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);

/** The document with another value at a path; without the field when there is none. */
const withValue = (document: unknown, path: Path, value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const child = rest.length > 0 ? withValue(childOf(document, key), rest, value) : value;
  if (Array.isArray(document)) return document.with(Number(key), child);
  const { [key]: _, ...others } = Object(document) as Record<string, unknown>;
  if (child === undefined) return others;
  return Object.fromEntries(
    Object.entries(Object(document)).map(([name, old]) => [name, name === String(key) ? child : old]),
  );
};

/** The smallest part around a value that can be validated alone: its section, or the whole document. */
const judged = (kind: Kind, document: unknown, path: Path): { kind: Kind; document: unknown; path: Path } => {
  const [first, index, ...rest] = path;
  const section = valueAt(document, [first ?? '', index ?? '']);
  if (kind !== 'page' || first !== 'sections' || index === undefined || rest.length === 0)
    return { kind, document, path };
  return childOf(section, 'type') === 'shared'
    ? { kind, document, path }
    : { kind: 'section', document: section, path: rest };
};

const faultsUnder = (kind: Kind, document: unknown, path: Path): number => {
  const validate = validators[kind];
  const pointer = pointerOf(path);
  if (validate(document)) return 0;
  return (validate.errors ?? []).filter(({ instancePath }) => isUnder(instancePath, pointer)).length;
};

/** Whether the schema finds fewer errors once a value is repaired. */
const isBetter = (
  kind: Kind,
  document: unknown,
  path: Path,
  { value }: Repair,
  isPartial = false,
): boolean => {
  const part = judged(kind, document, path);
  const after = faultsUnder(part.kind, withValue(part.document, part.path, value), part.path);
  return after === 0 || (isPartial && after < faultsUnder(part.kind, part.document, part.path));
};

/** The paths of values with errors, the outermost first. */
function* wrongPaths(value: unknown, pointers: readonly string[], path: Path = []): Generator<Path> {
  const pointer = pointerOf(path);
  const under = pointers.filter((one) => isUnder(one, pointer));
  if (under.length === 0) return;
  yield path;
  if (!Array.isArray(value) && !isFields(value)) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* wrongPaths(childOf(value, step), under, [...path, step]);
  }
}

/** The findings about repaired values, and whether a path leads into one of these values. */
export type Repaired = { findings: Finding[]; holds: (path: Path) => boolean };

/**
 * Finds values of the wrong shape, such as a list in the place of a group, or one entry that was split into two. A kind
 * of mistake is reported when its repair leaves fewer errors in a copy; then nothing else is reported of the value.
 */
export const repairsOf = (
  kind: Kind,
  document: unknown,
  errors: ErrorObject[],
  written: (path: Path) => string,
): Repaired => {
  const root = schemas[kind];
  const findings: Finding[] = [];
  const done: string[] = [];
  let tried = 0;
  const pointers = [...new Set(errors.map(({ instancePath }) => instancePath))];
  for (const path of wrongPaths(document, pointers.slice(0, mostTried))) {
    if (tried >= mostTried) break;
    if (done.some((pointer) => isUnder(pointerOf(path), pointer))) continue;
    const node = nodeAt(root, document, path);
    if (!node) continue;
    const place: Place = {
      path,
      value: valueAt(document, path),
      node: resolveNode(root, node),
      root,
      isOptional: isOptional(root, document, path),
      written: () => written(path),
    };
    for (const { see, isPartial } of kinds) {
      const repair = see(place);
      if (!repair) continue;
      tried += 1;
      if (!isBetter(kind, document, path, repair, isPartial)) continue;
      findings.push(...repair.findings);
      done.push(pointerOf(path));
      break;
    }
  }
  return { findings, holds: (path) => done.some((pointer) => isUnder(pointerOf(path), pointer)) };
};
