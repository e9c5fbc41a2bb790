import type { ErrorObject } from 'ajv/dist/2020.js';
import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { isMapping, type Mapping, type Path } from '../../read/document/path.ts';
import { fieldKinds, fieldSettings, sectionFields, sectionTypes } from '../../read/document/schemas.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import { validators } from '../../read/validators.ts';

/** The sections of a page and the fields of a form: their `type` or `kind` determines their other fields. */
const unions = {
  type: {
    names: sectionTypes,
    fields: sectionFields,
    isValid: (section: Mapping, type: string): boolean =>
      type === 'shared'
        ? Object.keys(section).every((name) => name === 'name' || name === 'type') && 'name' in section
        : validators.section({ ...section, type }),
  },
  kind: {
    names: fieldKinds,
    fields: fieldSettings,
    isValid: (field: Mapping, kind: string): boolean => {
      validators.form({ steps: [{ fields: [{ ...field, kind }] }] });
      const { errors } = validators.form;
      return errors?.every(({ instancePath }) => !instancePath.startsWith('/steps')) !== false;
    },
  },
};

/** Returns the name that a word most likely stands for, or that fits the fields of the value. */
const guessName = (names: ReadonlySet<string>, written: string, fits: string[]): string | undefined => {
  const word = written.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim();
  const parts = word.split(/[ _-]+/).flatMap((part) => synonyms(part, names));
  const likely = [...synonyms(word, names), nearest(word, names), ...parts];
  const known = likely.filter((name) => name !== undefined);
  return known.find((name) => fits.includes(name)) ?? known[0] ?? (fits.length === 1 ? fits[0] : undefined);
};

/** Returns the finding for a section type or a kind that is missing, empty or unknown, or whose field has another name. */
export const findUnionProblem = (path: Path, { params, data }: ErrorObject): Finding => {
  const tag = params['tag'] === 'kind' ? 'kind' : 'type';
  const { names, fields, isValid } = unions[tag];
  /** Returns the types or kinds with which a value would be valid. */
  const fittingNames = (entry: Mapping) => [...names].filter((name) => isValid(entry, name));
  const value = isMapping(data) ? data : {};
  const name: unknown = params['tagValue'];
  const fits = fittingNames(value);
  const place = [...path, tag];
  if (name !== undefined && name !== null && name !== '') {
    const written = typeof name === 'object' ? JSON.stringify(name) : String(name);
    const meant = guessName(names, written, fits);
    const found = { cause: 'unknown', tag, written, choices: [...names], meant } as const;
    return finding('unknown-type', place, found, { replacement: meant });
  }
  const unknown = Object.keys(value).filter((key) => !fields.has(key));
  const key =
    synonyms(tag, unknown)[0] ??
    nearest(tag, unknown) ??
    unknown.find((word) => synonyms(word, [tag]).length > 0) ??
    unknown.find((word) => names.has(word) || synonyms(word, names).length > 0);
  if (name !== undefined || key === undefined) {
    // The name of a form field often says its kind.
    const meant = tag === 'kind' ? guessName(names, String(value['name']), fits) : undefined;
    const choices = meant === undefined ? fits : [meant];
    return finding('unknown-type', name === undefined ? path : place, { cause: 'missing', tag, choices });
  }
  const { [key]: content, ...rest } = value;
  const inner = isMapping(content) && typeof content[tag] === 'string' ? content[tag] : key;
  const isName = names.has(key) || typeof content !== 'string';
  const meant = isName ? guessName(names, inner, []) : guessName(names, content, fittingNames(rest));
  const replacement = tag === 'kind' && content === meant ? tag : undefined;
  const found = { cause: 'name', tag, name: key, meant } as const;
  return finding('unknown-type', [...path, key], found, { at: 'key', replacement });
};
