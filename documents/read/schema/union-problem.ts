import type { ErrorObject } from 'ajv/dist/2020.js';
import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { isMapping, type Mapping, type Path } from '../document/path.ts';
import { fieldKinds, fieldSettings, sectionFields, sectionTypes } from '../document/schemas.ts';
import { findAliases } from '../suggestions/aliases.ts';
import { validators } from '../validators.ts';

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
  const parts = word.split(/[ _-]+/).flatMap((part) => findAliases(part, names));
  const known = [...findAliases(word, names), nearest(word, names) ?? [], ...parts].flat();
  return known.find((name) => fits.includes(name)) ?? known[0] ?? (fits.length === 1 ? fits[0] : undefined);
};

/** Returns the finding for a section type or a kind that is missing, empty or unknown, or whose field has another name. */
export const findUnionProblem = (path: Path, { params, data }: ErrorObject): Finding => {
  const tag = params['tag'] === 'kind' ? 'kind' : 'type';
  const { names, fields, isValid } = unions[tag];
  const value = isMapping(data) ? data : {};
  const name: unknown = params['tagValue'];
  const fits = [...names].filter((each) => isValid(value, each));
  if (name !== undefined && name !== null && name !== '') {
    const written = typeof name === 'object' ? JSON.stringify(name) : String(name);
    const meant = guessName(names, written, fits);
    const found = { cause: 'unknown', tag, written, choices: [...names], meant } as const;
    return finding('unknown-type', [...path, tag], found, { replacement: meant });
  }
  const unknown = name === undefined ? Object.keys(value).filter((key) => !fields.has(key)) : [];
  const key =
    findAliases(tag, unknown)[0] ??
    nearest(tag, unknown) ??
    unknown.find((word) => findAliases(word, [tag, ...names]).length > 0);
  const content = key === undefined ? value['name'] : value[key];
  // The name of a form field often suggests its kind, such as `email`.
  const word = key !== undefined && (typeof content !== 'string' || names.has(key)) ? key : String(content);
  const guess = key !== undefined || tag === 'kind' ? guessName(names, word, fits) : undefined;
  const choices = guess === undefined ? fits.slice(0, 3) : [guess];
  const lines = (choices.length > 0 ? choices : [tag === 'type' ? 'prose' : 'text']).map(
    (each) => `${tag}: ${each}`,
  );
  const place = key === undefined ? (name === undefined ? path : [...path, tag]) : [...path, key];
  const replacement = key !== undefined && content === guess ? tag : undefined;
  return finding(
    'unknown-type',
    place,
    { cause: 'missing', tag, lines },
    { ...(key !== undefined && { at: 'key' }), replacement },
  );
};
