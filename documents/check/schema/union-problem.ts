import type { ErrorObject } from 'ajv/dist/2020.js';
import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { isMapping, type Mapping, type Path } from '../../read/document/path.ts';
import { fieldKinds, fieldSettings, sectionFields, sectionTypes } from '../../read/document/schemas.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import { validators } from '../../read/validators.ts';

/** The sections of a page, or the fields of a form: their `type` or `kind` determines their other fields. */
type Union = {
  tag: 'type' | 'kind';
  /** The section types, or the kinds of fields. */
  names: ReadonlySet<string>;
  /** The names of the fields of all of them. */
  fields: ReadonlySet<string>;
  isValid: (value: Mapping, name: string) => boolean;
};

const sections: Union = {
  tag: 'type',
  names: sectionTypes,
  fields: sectionFields,
  isValid: (section, type) =>
    type === 'shared'
      ? Object.keys(section).every((name) => name === 'name' || name === 'type') && 'name' in section
      : validators.section({ ...section, type }),
};

const formFields: Union = {
  tag: 'kind',
  names: fieldKinds,
  fields: fieldSettings,
  isValid: (field, kind) => {
    validators.form({ steps: [{ fields: [{ ...field, kind }] }] });
    return validators.form.errors?.every(({ instancePath }) => !instancePath.startsWith('/steps')) !== false;
  },
};

/** Returns the names with which the value would be valid. */
const findFittingNames = ({ names, isValid }: Union, value: Mapping): string[] =>
  [...names].filter((name) => isValid(value, name));

/** Returns the name that a word most likely stands for, or that fits the fields of the value. */
const guessName = ({ names }: Union, written: string, fits: string[]): string | undefined => {
  const word = written.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim();
  const parts = word.split(/[ _-]+/).flatMap((part) => synonyms(part, names));
  const likely = [...synonyms(word, names), nearest(word, names), ...parts];
  const known = likely.filter((name) => name !== undefined);
  return known.find((name) => fits.includes(name)) ?? known[0] ?? (fits.length === 1 ? fits[0] : undefined);
};

/** Returns the finding for a section type or a kind that is missing, empty or unknown, or whose field has another name. */
export const findUnionProblem = (path: Path, { params, data }: ErrorObject): Finding => {
  const union = params['tag'] === 'kind' ? formFields : sections;
  const { tag, names } = union;
  const value = isMapping(data) ? data : {};
  const name: unknown = params['tagValue'];
  const fits = findFittingNames(union, value);
  const place = [...path, tag];
  if (name !== undefined && name !== null && name !== '') {
    const written = typeof name === 'object' ? JSON.stringify(name) : String(name);
    const meant = guessName(union, written, fits);
    const found = { cause: 'unknown', tag, written, choices: [...names], meant } as const;
    return finding('unknown-type', place, found, { replacement: meant });
  }
  const unknown = Object.keys(value).filter((key) => !union.fields.has(key));
  const key =
    synonyms(tag, unknown)[0] ??
    nearest(tag, unknown) ??
    unknown.find((word) => synonyms(word, [tag]).length > 0) ??
    unknown.find((word) => names.has(word) || synonyms(word, names).length > 0);
  if (name !== undefined || key === undefined) {
    // The name of a form field often says its kind.
    const meant = tag === 'kind' ? guessName(union, String(value['name']), fits) : undefined;
    const choices = meant === undefined ? fits : [meant];
    return finding('unknown-type', name === undefined ? path : place, { cause: 'missing', tag, choices });
  }
  const { [key]: content, ...rest } = value;
  const inner = isMapping(content) && typeof content[tag] === 'string' ? content[tag] : key;
  const isName = names.has(key) || typeof content !== 'string';
  const meant = isName
    ? guessName(union, inner, [])
    : guessName(union, content, findFittingNames(union, rest));
  const replacement = tag === 'kind' && content === meant ? tag : undefined;
  const found = { cause: 'name', tag, name: key, meant } as const;
  return finding('unknown-type', [...path, key], found, { at: 'key', replacement });
};
