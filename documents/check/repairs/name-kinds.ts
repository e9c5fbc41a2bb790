import type { Finding } from '../../problems/legacy.ts';
import { bare, synonyms } from '../suggestions/synonyms.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Fields } from '../../read/document/path.ts';
import { isFields } from '../../read/document/path.ts';
import { resolveNode, type SchemaNode } from '../../read/document/schemas.ts';
import { aComment, entry, quoted } from '../../problems/words.ts';
import { flow } from './flow.ts';
import type { RepairKind } from './repair.ts';
import { finding, isKnown } from './repair-finding.ts';

/** `- Is there dust?: Little.`: the first of two texts as the name of the second. */
const textAsName: RepairKind = {
  see: (place) => {
    const { path, value, node, root } = place;
    const [[name, other] = ['', undefined], ...rest] = Object.entries(isFields(value) ? value : {});
    const isText = (field: string) => resolveNode(root, node.properties?.[field] ?? {}).type === 'string';
    const required = node.required ?? [];
    const [first, second] = required.filter(isText);
    if (rest.length > 0 || required.length !== 2 || typeof other !== 'string') return undefined;
    if (first === undefined || second === undefined || isKnown(name, node)) return undefined;
    // A key that resembles a field is a wrong name, which is another mistake.
    const isField =
      nearest(name, [first, second]) ?? synonyms(name, Object.keys(node.properties ?? {}), 'field')[0];
    if (isField !== undefined) return undefined;
    const message = `${quoted(name)} stands as the name of a field`;
    const line = `- ${flow({ [first]: name, [second]: other })}`;
    const fix =
      line.length > 100
        ? `Write - ${first}: ${quoted(name)}, and below it ${second}: and the rest.`
        : `Write ${line}.`;
    return { value: { [first]: name, [second]: other }, findings: [finding(path, message, fix)] };
  },
};

const namesForEntries = 'here are names, and a list has a dash before each entry';

/** The first text that entries must have and none of them has. */
const missingText = (root: SchemaNode, node: SchemaNode, entries: unknown[]): string | undefined =>
  (node.required ?? []).find(
    (name) =>
      resolveNode(root, node.properties?.[name] ?? {}).type === 'string' &&
      entries.every((item) => isFields(item) && !Object.hasOwn(item, name)),
  );

/** Entries that have names or numbers in the place of dashes: `1:`, `item2:`. */
const namedEntries: RepairKind = {
  see: ({ path, value, node, root }) => {
    if (!isFields(value) || node.type !== 'array') return undefined;
    const entries = Object.values(value);
    const names = Object.keys(value);
    const [first] = entries;
    if (names.length === 0) return undefined;
    const isNumbered = names.every((name) => /^\p{L}*[ _-]?\d+$/u.test(name));
    const isUniform = names.length > 1 && entries.every((item) => isFields(item));
    if (!isNumbered && !isUniform) return undefined;
    const start = isFields(first) ? Object.keys(first)[0] : undefined;
    const all = names.length > 1 ? `, and the same for ${names.slice(1, 4).join(', ')}` : '';
    const title = isNumbered ? undefined : missingText(root, resolveNode(root, node.items ?? {}), entries);
    if (title !== undefined) {
      const fix = `Write - ${title}: ${flow(names[0])} in the place of ${names[0]}:, with the other fields of the entry in line with ${title}${all}.`;
      const repaired = entries.map((item, index) => ({ [title]: names[index], ...Object(item) }) as unknown);
      const found = { ...finding(path, namesForEntries, fix), field: names[0] ?? '' };
      return { value: repaired, findings: [found] };
    }
    const fix =
      start === undefined
        ? `Write - in the place of ${names[0]}:${all}.`
        : `Move ${names[0]}: into ${aComment}, and write - ${start}: for the first field below it, with its other fields in line with ${start}${all}.`;
    return { value: entries, findings: [{ ...finding(path, namesForEntries, fix), field: names[0] ?? '' }] };
  },
};

/** The same names with a number behind each: `question1`, `answer1`. */
const numberedFields: RepairKind = {
  see: ({ path, value, node }) => {
    if (!isFields(value) || node.oneOf) return undefined;
    const plainName = (name: string) =>
      Object.keys(node.properties ?? {}).find(
        (known) => bare(known) === bare(name.replace(/[ _-]?\d+$/, '')),
      );
    const renamed = Object.keys(value).filter((name) => !isKnown(name, node) && /\d$/.test(name));
    if (renamed.length < 2 || renamed.some((name) => plainName(name) === undefined)) return undefined;
    const repaired = Object.fromEntries(
      Object.entries(value).map(([name, child]) => [
        renamed.includes(name) ? (plainName(name) ?? name) : name,
        child,
      ]),
    );
    if (Object.keys(repaired).length < Object.keys(value).length) return undefined;
    const each = renamed.map((name) => `${plainName(name)} in the place of ${name}`);
    const message = 'names of fields have no numbers';
    const fix = `Write ${each.join(', and ')}.`;
    return { value: repaired, findings: [{ ...finding(path, message, fix), field: renamed[0] ?? '' }] };
  },
};

/** `{ label:About, href:/about }`: without a space behind the colon all of it is a name. */
const tightColons: RepairKind = {
  see: (place) => {
    const { value, node, path } = place;
    if (!isFields(value) || node.oneOf) return undefined;
    const tight = /^"?([A-Za-z][\w-]*)"?[:=]\s*(\S.*)$/;
    const parts = Object.entries(value).map(([name, child]) => {
      const [, known = '', rest = ''] = child === null ? (tight.exec(name) ?? []) : [];
      return isKnown(known, node) ? [known, rest] : [name, child];
    });
    const repaired = Object.fromEntries(parts) as Fields;
    if (Object.keys(repaired).join() === Object.keys(value).join()) return undefined;
    const fix = `Write ${entry(path, flow(repaired))}.`;
    return { value: repaired, findings: [finding(path, 'a space is missing after a colon', fix)] };
  },
};

/** Words under `>-` that begin no further to the right than their field, with a colon in them. */
const outdentedText: RepairKind = {
  isPartial: true,
  see: ({ path, value, node, written }) => {
    if (!isFields(value) || node.oneOf) return undefined;
    const names = Object.keys(value);
    const name = names.find(
      (key, index) => !isKnown(key, node) && / /.test(key) && value[names[index - 1] ?? ''] === '',
    );
    const field = names[names.indexOf(name ?? '') - 1];
    if (name === undefined || field === undefined || !new RegExp(`${field}: *[|>]`).test(written()))
      return undefined;
    const { [name]: rest, ...others } = value;
    const message = 'the line begins further to the left than the text it belongs to';
    const fix = `Begin it two spaces further to the right than ${field}.`;
    const told: Finding = { code: 'yaml-indent', path, field: name, message, fix };
    return { value: { ...others, [field]: `${name}: ${String(rest)}` }, findings: [told] };
  },
};

/** `images:` with one entry, where one picture is wanted. */
const listForOne: RepairKind = {
  see: ({ path, value, node, root }) => {
    if (!isFields(value) || node.oneOf) return undefined;
    for (const [name, child] of Object.entries(value)) {
      const [item]: unknown[] = Array.isArray(child) && child.length === 1 ? child : [];
      const free = Object.keys(node.properties ?? {}).filter((known) => !Object.hasOwn(value, known));
      const groups = free.filter((known) => resolveNode(root, node.properties?.[known] ?? {}).properties);
      const right = isKnown(name, node) || !isFields(item) ? undefined : synonyms(name, groups, 'field')[0];
      if (right === undefined) continue;
      const { [name]: _, ...others } = value;
      const fix = `Write ${right}: and below it the fields of the entry without its dash, two spaces further to the right than ${right}.`;
      const told = {
        ...finding(path, `"${name}" is a list, and ${right} is wanted, with one`, fix),
        field: name,
      };
      return { value: { ...others, [right]: item }, findings: [told] };
    }
    return undefined;
  },
};

/** Keys that are no names of fields: texts, numbers, words with their colon; the most specific first. */
export const nameKinds: RepairKind[] = [
  listForOne,
  outdentedText,
  tightColons,
  namedEntries,
  numberedFields,
  textAsName,
];
