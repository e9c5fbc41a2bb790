import type { Finding } from '../finding.ts';
import { bare, synonyms } from '../meant/synonyms.ts';
import { nearest } from '../nearest.ts';
import type { Fields, Path } from '../path.ts';
import { isFields } from '../path.ts';
import type { SchemaNode } from '../schemas.ts';
import { resolveNode, sectionTypes } from '../schemas.ts';
import { Source } from '../source.ts';
import { entry, quoted } from '../words.ts';
import { flow } from './flow.ts';
import type { Place, Repair, RepairKind } from './repair.ts';

const longestShown = 200;

const finding = (path: Path, message: string, fix: string): Finding => ({
  code: 'wrong-kind',
  path,
  message,
  fix,
});

const isEntry = ({ path }: Place): boolean => typeof path.at(-1) === 'number';

const isKnown = (name: string, node: SchemaNode): boolean => Object.hasOwn(node.properties ?? {}, name);

/** The fields of a group that are single texts, in the order of the schema. */
const textFields = ({ node, root }: Place): string[] =>
  Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
    resolveNode(root, child).type === 'string' ? [name] : [],
  );

/** Texts as the fields of a group, each in its place. */
const inOrder = (place: Place, texts: string[]): Fields | undefined => {
  const names = textFields(place);
  const required = place.node.required ?? [];
  const wanted = names.length === texts.length ? names : required.filter((name) => names.includes(name));
  if (texts.length < 2 || wanted.length !== texts.length) return undefined;
  return Object.fromEntries(wanted.map((name, index) => [name, texts[index]])) as Fields;
};

const asGroup = (place: Place, value: Fields | undefined, message: string): Repair | undefined => {
  if (value === undefined) return undefined;
  const line = entry(place.path, flow(value));
  const fix = line.length > longestShown ? 'Write its fields below each other.' : `Write ${line}.`;
  return { value, findings: [finding(place.path, message, fix)] };
};

/** `- One tile, $180, 2 hours`, as a table has it: the texts of a group one after the other. */
const textsInOne: RepairKind = {
  see: (place) => {
    const { value, node } = place;
    if (typeof value !== 'string' || !node.properties || node.oneOf) return undefined;
    for (const sign of [/\t+/, /\s*\|\s*/, /\s*;\s+/, /,\s+/, /\s+[-–—]\s+/, /:\s+/, /(?<=\?)\s+/]) {
      const parts = value
        .split(sign)
        .map((part) => part.trim())
        .filter(Boolean);
      const group = inOrder(place, parts);
      if (group) return asGroup(place, group, `${quoted(value)} is a text, and a group of fields is wanted`);
    }
    return undefined;
  },
};

/** `[Work, Price, Time]` in the place of `{ label: Work, value: Price, note: Time }`. */
const textsInList: RepairKind = {
  see: (place) => {
    const { value } = place;
    if (!Array.isArray(value) || !value.every((item) => ['string', 'number'].includes(typeof item)))
      return undefined;
    return asGroup(
      place,
      inOrder(place, value.map(String)),
      'here is a list of texts, and a group of fields is wanted',
    );
  },
};

/** A link or a picture in the signs of HTML or Markdown: `<a href="/">Home</a>`, `![Hall](hall.svg)`. */
const markup: RepairKind = {
  see: (place) => {
    const { node, root } = place;
    const isList = node.type === 'array';
    const wanted = isList ? resolveNode(root, node.items ?? {}) : node;
    const words = typeof place.value === 'string' ? place.value.trim() : '';
    const attribute = (name: string) => new RegExp(`${name}\\s*=\\s*["']?([^"'>]+)`).exec(words)?.[1];
    const [, alt, src] = /^!\[([^\]]*)\]\(([^)\s]+)\)$/.exec(words) ?? [];
    const [, label, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(words) ?? [];
    const [, inside] = /^<a\s[^>]*>([^<]*)<\/a>$/.exec(words) ?? [];
    const found: Record<string, string | undefined> = /^<img\s/.test(words)
      ? { src: attribute('src')?.split('/').at(-1), alt: attribute('alt') }
      : { src, alt, label: label ?? inside?.trim(), href: href ?? (inside && attribute('href')) };
    const fields = Object.entries(found).filter(([, text]) => text !== undefined && text !== '');
    if (fields.length < 2 || fields.some(([name]) => !isKnown(name, wanted))) return undefined;
    const group = Object.fromEntries(fields) as Fields;
    const message = `${quoted(words)} is a text, and ${isList ? 'a list' : 'a group of fields'} is wanted`;
    const line = entry(place.path, flow(isList ? [group] : group));
    return { value: isList ? [group] : group, findings: [finding(place.path, message, `Write ${line}.`)] };
  },
};

/** The name of a shared piece in the signs of other systems: `[name]`, `!include name.yaml`, `{{> name }}`. */
const nameOfPiece = (word: string): string | undefined =>
  /^(?:!include\s+|\{\{[>#]?\s*|\[|<)?(?:_?shared\/)?([a-z0-9]+(?:-[a-z0-9]+)+)(?:\.ya?ml)?\s*(?:\}\}|\]|\/?>)?$/.exec(
    word.trim(),
  )?.[1];

/** The words in a place where a shared piece is meant: `- estimate-band`, `- [estimate-band]`. */
const sharedName: RepairKind = {
  see: (place) => {
    const { value, node } = place;
    const written: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const word = node.oneOf && typeof written === 'string' ? nameOfPiece(written) : undefined;
    if (word === undefined || sectionTypes.has(word)) return undefined;
    return asGroup(
      place,
      { type: 'shared', name: word },
      `${quoted(word)} stands alone, and a section has fields`,
    );
  },
};

/** `image: none`, where the picture may be left out. */
const nothingMeant: RepairKind = {
  see: ({ path, value, node, isOptional }) => {
    if (node.type === 'boolean') return undefined;
    const isNothing = value === false || (typeof value === 'string' && /^(?:none|no|n\/a|-+)$/i.test(value));
    if (!isNothing || !isOptional) return undefined;
    const message = `${quoted(String(value))} is no ${String(path.at(-1))}`;
    return {
      value: undefined,
      findings: [finding(path, message, `Remove the line: without it there is none.`)],
    };
  },
};

/** `- hero:` with the fields below it, as other systems name the type of a section. */
const typeAsName: RepairKind = {
  isPartial: true,
  see: ({ path, value, node }) => {
    const [[name, inner] = ['', undefined], ...rest] = Object.entries(isFields(value) ? value : {});
    if (!node.oneOf || rest.length > 0) return undefined;
    const type = sectionTypes.has(name) ? name : synonyms(name, sectionTypes, 'type')[0];
    const message = `${quoted(name)} is the type of the section, and stands as its name`;
    if (type === 'shared' && typeof inner === 'string')
      return {
        value: { type, name: inner },
        findings: [finding(path, message, `Write - { type: shared, name: ${flow(inner)} }.`)],
      };
    if (type === undefined || !isFields(inner)) return undefined;
    const fix = `Write - type: ${type}, and its fields below it, in line with type.`;
    return { value: { type, ...inner }, findings: [finding(path, message, fix)] };
  },
};

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
    // A field under another name lacks the other field, and no text is its name.
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

/** A group of fields that stands a level too deep, under a name that is none: `content:`, `item:`, `section:`. */
const wrapped: RepairKind = {
  isPartial: true,
  see: (place) => {
    const { path, value, node, written } = place;
    if (!isFields(value)) return undefined;
    const strange = Object.keys(value).filter((name) => node.oneOf || !isKnown(name, node));
    const [name] = strange.filter((key) => isFields(value[key]));
    const inner = name === undefined ? undefined : value[name];
    if (name === undefined || !isFields(inner)) return undefined;
    const { [name]: _, ...rest } = value;
    if (node.oneOf && !Object.hasOwn({ ...rest, ...inner }, 'type')) return undefined;
    const repaired = { ...rest, ...inner };
    const isFlow = written().startsWith('{');
    const [first = ''] = Object.keys(inner);
    const isAlone = Object.keys(rest).length === 0 && isEntry(place);
    const fix = isFlow
      ? `Write ${entry(path, flow(repaired))}.`
      : isAlone
        ? `Remove ${name}: so that the entry begins with - ${first}:, and begin its other fields in line with ${first}.`
        : `Remove the line ${name}: and begin the lines below it where ${name} begins now.`;
    const message = `the fields stand under ${quoted(name)}, which is no field here`;
    return { value: repaired, findings: [{ ...finding(path, message, fix), field: name }] };
  },
};

/** Entries that have names or numbers in the place of dashes: `1:`, `item2:`. */
const namedEntries: RepairKind = {
  see: ({ path, value, node }) => {
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
    const fix =
      start === undefined
        ? `Write - in the place of ${names[0]}:${all}.`
        : `Remove ${names[0]}: and write - ${start}: for the first field below it, with its other fields in line with ${start}${all}.`;
    const message = 'here are names, and a list has a dash before each entry';
    return { value: entries, findings: [{ ...finding(path, message, fix), field: names[0] ?? '' }] };
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

/** `"{ label: About, href: /about }"`: a group that stands in quotes. */
const quotedGroup: RepairKind = {
  see: ({ path, value }) => {
    if (typeof value !== 'string' || !/^[{[][^]*[}\]]$/.test(value.trim())) return undefined;
    const document = new Source('', value).parse().document;
    if (document.errors.length > 0) return undefined;
    const group: unknown = document.toJS({ maxAliasCount: 0 });
    const message = 'the quotes make a text of it, and fields are wanted';
    return {
      value: group,
      findings: [finding(path, message, `Write ${entry(path, value.trim())}, without the quotes.`)],
    };
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

/** Kinds of mistakes with groups of fields, the most specific first. */
export const groupKinds: RepairKind[] = [
  nothingMeant,
  quotedGroup,
  outdentedText,
  tightColons,
  typeAsName,
  namedEntries,
  wrapped,
  numberedFields,
  textAsName,
  textsInList,
  markup,
  sharedName,
  textsInOne,
];
