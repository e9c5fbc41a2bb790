import { synonyms } from '../suggestions/synonyms.ts';
import { isFields } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import { aComment, entry, quoted } from '../../problems/words.ts';
import { flow } from './flow.ts';
import type { Place, RepairKind } from './repair.ts';
import { finding, isKnown } from './repair-finding.ts';

const isEntry = ({ path }: Place): boolean => typeof path.at(-1) === 'number';

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
        ? `Move ${name}: into ${aComment}, so that the entry begins with - ${first}:, and begin its other fields in line with ${first}.`
        : `Put # before the line ${name}: and begin the lines below it where ${name} begins now.`;
    const message = `the fields stand under ${quoted(name)}, which is no field here`;
    return { value: repaired, findings: [{ ...finding(path, message, fix), field: name }] };
  },
};

/** The fields of a section that stand beside `sections:`, without their dash. */
const looseSection: RepairKind = {
  see: ({ path, value, node }) => {
    const sections: unknown = isFields(value) ? value['sections'] : undefined;
    if (path.length > 0 || !isFields(value) || !Array.isArray(sections)) return undefined;
    const loose = Object.keys(value).filter((name) => !isKnown(name, node));
    if (loose[0] !== 'type') return undefined;
    const own = Object.entries(value);
    const section = Object.fromEntries(own.filter(([name]) => loose.includes(name)));
    const rest = Object.fromEntries(own.filter(([name]) => !loose.includes(name)));
    const fix = `Write - type: ${String(section['type'])} with two spaces before the dash, and begin the lines below it with 4 spaces.`;
    const told = { ...finding(path, 'a section begins here without its dash', fix), field: 'type' };
    return { value: { ...rest, sections: [...sections, section] }, findings: [told] };
  },
};

/** Fields that stand a level too deep or too high, the most specific first. */
export const levelKinds: RepairKind[] = [looseSection, typeAsName, wrapped];
