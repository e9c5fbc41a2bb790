import type { Fault } from './fault.ts';
import type { Finding } from '../../problems/legacy.ts';
import { bare, synonyms } from '../suggestions/synonyms.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Fields } from '../../read/document/path.ts';
import { isFields } from '../../read/document/path.ts';
import { sectionFields, sectionTypes } from '../../read/document/schemas.ts';
import { validators } from './validators.ts';
import { listed, quoted } from '../../problems/words.ts';

const choices = `Choose one of: ${listed(sectionTypes)}.`;

/** The section types that have all fields of a section, and need no other. */
export const typesThatFit = (section: Fields): string[] =>
  [...sectionTypes].filter((type) =>
    type === 'shared'
      ? Object.keys(section).every((name) => name === 'name' || name === 'type') && 'name' in section
      : validators.section({ ...section, type }),
  );

/** Suggests a section type by the word that is written, or by the fields of the section. */
const suggestType = (written: string, fits: string[]): string | undefined => {
  const word = written.replace(/[^\p{L}\p{N} _-]/gu, '');
  const parts = word.split(/[ _-]+/).flatMap((part) => synonyms(part, sectionTypes, 'type'));
  const likely = [...synonyms(word, sectionTypes, 'type'), nearest(word, sectionTypes), ...parts];
  const known = likely.filter((type) => type !== undefined);
  return known.find((type) => fits.includes(type)) ?? known[0] ?? (fits.length === 1 ? fits[0] : undefined);
};

/** The fields of a section under their own names: capitals and hyphens do not count. */
const plainNames = (section: Fields): { fields: Fields; changed: string[] } => {
  const known = new Map([...sectionFields].map((name) => [bare(name), name]));
  const changed: string[] = [];
  const entries = Object.entries(section).map(([name, value]) => {
    const right = known.get(bare(name)) ?? name;
    if (right !== name) changed.push(right);
    return [right, value];
  });
  return { fields: Object.fromEntries(entries) as Fields, changed };
};

const missingType = (path: Fault['path'], fits: string[]): Finding => {
  const fix =
    fits.length === 0
      ? choices
      : `Add the line ${fits.map((type) => `type: ${type}`).join(' or ')}${path.length > 0 ? ', with the dash before it' : ''}.`;
  return { code: 'missing-field', path, missing: 'type', message: 'missing field "type"', fix };
};

const otherName = (path: Fault['path'], section: Fields, wrong: string): Finding => {
  const { [wrong]: written, ...rest } = section;
  const { fields, changed } = plainNames(rest);
  const type = typeof written === 'string' ? suggestType(written, typesThatFit(fields)) : undefined;
  const isRight = type === written;
  const fix = type === undefined || isRight ? 'Did you mean "type"?' : `Write type: ${type}.`;
  const names = changed.length > 0 ? ` Names of fields are written so: ${listed(['type', ...changed])}.` : '';
  return {
    code: 'unknown-field',
    path,
    field: wrong,
    message: `unknown field ${quoted(wrong)}`,
    fix: fix + names,
  };
};

/** What is wrong with the type of a section: it is missing, empty, unknown or under another name. */
export const sectionType = ({ path, params, value }: Fault): Finding => {
  const section = isFields(value) ? value : {};
  const type: unknown = params['tagValue'];
  const typePath = [...path, 'type'];
  const fits = typesThatFit(section);
  if (type === null || type === '') {
    const fix = fits.length === 1 ? `Write type: ${fits[0]}.` : choices;
    return { code: 'empty-value', path: typePath, message: 'the type is empty', fix };
  }
  if (type !== undefined) {
    const suggestion = suggestType(String(type), fits);
    const fix = suggestion === undefined ? choices : `Did you mean ${quoted(suggestion)}?`;
    const message = `unknown section type ${quoted(String(type))}`;
    return { code: 'unknown-type', path: typePath, message, fix, instead: suggestion };
  }
  const strange = Object.keys(section).filter((key) => !sectionFields.has(key));
  const typo = synonyms('type', strange, 'field')[0] ?? nearest('type', strange) ?? otherWord(strange);
  return typo === undefined ? missingType(path, fits) : otherName(path, section, typo);
};

const otherWord = (strange: string[]): string | undefined =>
  strange.find((name) => synonyms(name, ['type'], 'field').length > 0);

/** The one other type that has all fields of a section. */
export const otherType = (section: Fields): string | undefined => {
  const fits = typesThatFit(section).filter((type) => type !== section['type']);
  return fits.length === 1 ? fits[0] : undefined;
};

/** A section with the fields of another type than its own. */
export const wrongType = (path: Fault['path'], section: Fields, type: string): Finding => ({
  code: 'unknown-type',
  path: [...path, 'type'],
  message: `the fields of this section are not those of ${quoted(String(section['type']))}`,
  fix: `Did you mean ${quoted(type)}?`,
  instead: type,
});
