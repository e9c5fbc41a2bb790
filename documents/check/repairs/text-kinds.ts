import type { Fields } from '../../read/document/path.ts';
import { isFields } from '../../read/document/path.ts';
import { resolveNode, sectionTypes } from '../../read/document/schemas.ts';
import { Source } from '../../read/document/source.ts';
import { entry, quoted } from '../../problems/words.ts';
import { flow } from './flow.ts';
import type { Place, RepairKind } from './repair.ts';
import { asGroup, finding, isKnown } from './repair-finding.ts';

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
    const [, file, shown] =
      /^(\S+\.(?:svg|jpe?g|png|webp|avif))\s*[-–—(,|:]\s*([^()]+?)\)?$/i.exec(words) ?? [];
    const [, inside] = /^<a\s[^>]*>([^<]*)<\/a>$/.exec(words) ?? [];
    const found: Record<string, string | undefined> = /^<img\s/.test(words)
      ? { src: attribute('src')?.split('/').at(-1), alt: attribute('alt') }
      : {
          src: src ?? file,
          alt: alt ?? shown,
          label: label ?? inside?.trim(),
          href: href ?? (inside && attribute('href')),
        };
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
const wordForNothing: RepairKind = {
  see: ({ path, value, node, isOptional }) => {
    if (node.type === 'boolean') return undefined;
    const isNothing = value === false || (typeof value === 'string' && /^(?:none|no|n\/a|-+)$/i.test(value));
    if (!isNothing || !isOptional) return undefined;
    const message = `${quoted(String(value))} is no ${String(path.at(-1))}`;
    return {
      value: undefined,
      findings: [finding(path, message, 'Put # before the line: without it there is none.')],
    };
  },
};

/** `{ Licensed, 'Since {since}' }` in the place of `[Licensed, 'Since {since}']`. */
const bracesForList: RepairKind = {
  see: ({ path, value, node }) => {
    if (!isFields(value) || node.type !== 'array') return undefined;
    const texts = Object.keys(value);
    if (texts.length === 0 || Object.values(value).some((inner) => inner !== null)) return undefined;
    const message = 'fields stand in { and }, and the entries of a list in [ and ]';
    return { value: texts, findings: [finding(path, message, `Write ${entry(path, flow(texts))}.`)] };
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

/** Texts and lists in the place of groups of fields, the most specific first. */
export const textKinds: RepairKind[] = [
  wordForNothing,
  bracesForList,
  quotedGroup,
  textsInList,
  markup,
  sharedName,
  textsInOne,
];
