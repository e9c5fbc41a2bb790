import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { toProblem } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Fields } from '../../read/document/path.ts';
import { definitionOf, fieldOf, schemas, sectionTypesThat } from '../../read/document/schemas.ts';
import type { Source } from '../../read/document/source.ts';
import { typesThatFit } from '../schema/section-type.ts';

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const valueOf = ({ value }: Pair): unknown =>
  (value as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null;

/** Two sections together have fewer fields; a mapping with more was made by a program, and takes too long to compare. */
const mostFields = 60;

const openings = sectionTypesThat('opening');

const pieceName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where the fields of another section begin in one, and the types that this other one can have. */
const secondStart = ({ items }: YAMLMap): { pair: Pair; types: string[] } | undefined => {
  if (items.length > mostFields) return undefined;
  const names = items.map(nameOf);
  const first = items.find((pair) => nameOf(pair) === 'type');
  const node = first && definitionOf(schemas.section, String(valueOf(first)));
  // Where the type stands twice, the dash alone is missing.
  if (!node || names.filter((name) => name === 'type').length > 1) return undefined;
  const isStrange = (name: string, index: number) =>
    fieldOf(node, name) === undefined || names.indexOf(name) < index;
  for (const [index, pair] of items.entries()) {
    const rest = names.slice(index);
    if (rest.includes('type') || new Set(rest).size < rest.length) continue;
    // The lines above are a section only when it is complete; a field may be doubled too, with both lines together.
    const above = names.slice(0, index);
    const isWhole = above.length > 1 && (node.required ?? []).every((name) => above.includes(name));
    if (!isWhole || above.at(-1) === rest[0]) continue;
    // The first of them is none of this section, or may begin any.
    const begins = isStrange(rest[0] ?? '', index) || rest[0] === 'anchor';
    if (!begins || !rest.some((name, place) => isStrange(name, index + place))) continue;
    const section = Object.fromEntries(items.slice(index).map((each) => [nameOf(each), valueOf(each)]));
    const isPiece = pieceName.test(String(section['name'] ?? ''));
    const fitting = isPiece ? ['shared'] : rest.length > 1 ? typesThatFit(section as Fields) : [];
    // An opening is the first section of its page, so it is in no section above.
    const types = fitting.filter((type) => !openings.has(type));
    if (types.length > 0) return { pair, types };
  }
  return undefined;
};

/** Sections of a page whose first line, with the dash and the type, is missing: their fields are in the one above. */
export const headlessSections = (source: Source, value: unknown): Problem[] => {
  const { contents } = source.parse().document;
  const sections = isMap(contents) ? contents.get('sections', true) : undefined;
  if (!isSeq(sections)) return [];
  return sections.items.flatMap((section, index) => {
    const second = isMap(section) ? secondStart(section) : undefined;
    if (!second || !isScalar(second.pair.key)) return [];
    const message = 'a section begins here, and its first line is missing';
    const fix = `Write - type: ${second.types.join(' or ')} on a line above it, with the dash in line with those of the other sections.`;
    const finding = { code: 'missing-field', path: ['sections', index], message, fix } as const;
    const [start, end] = second.pair.key.range ?? [0, 0];
    return { ...toProblem({ source, value }, finding), range: source.rangeOf(start, end) };
  });
};
