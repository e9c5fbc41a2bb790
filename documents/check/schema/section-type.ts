import type { ErrorObject } from 'ajv/dist/2020.js';
import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { isMapping, type Mapping, type Path } from '../../read/document/path.ts';
import { sectionFields, sectionTypes } from '../../read/document/schemas.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import { validators } from '../../read/validators.ts';

/** Returns the section types for which the section would be valid. */
const findFittingTypes = (section: Mapping): string[] =>
  [...sectionTypes].filter((type) =>
    type === 'shared'
      ? Object.keys(section).every((name) => name === 'name' || name === 'type') && 'name' in section
      : validators.section({ ...section, type }),
  );

/** Returns the section type that a word most likely stands for, or that fits the fields of the section. */
const guessType = (written: string, fits: string[]): string | undefined => {
  const word = written.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim();
  const parts = word.split(/[ _-]+/).flatMap((part) => synonyms(part, sectionTypes));
  const likely = [...synonyms(word, sectionTypes), nearest(word, sectionTypes), ...parts];
  const known = likely.filter((type) => type !== undefined);
  return known.find((type) => fits.includes(type)) ?? known[0] ?? (fits.length === 1 ? fits[0] : undefined);
};

/** Returns the finding for a section type that is missing, empty or unknown, or whose field has another name. */
export const findTypeProblem = (path: Path, { params, data }: ErrorObject): Finding => {
  const section = isMapping(data) ? data : {};
  const type: unknown = params['tagValue'];
  const fits = findFittingTypes(section);
  const place = [...path, 'type'];
  if (type !== undefined && type !== null && type !== '') {
    const written = typeof type === 'object' ? JSON.stringify(type) : String(type);
    const meant = guessType(written, fits);
    const found = { cause: 'unknown', written, choices: [...sectionTypes], meant } as const;
    return finding('unknown-type', place, found, { replacement: meant });
  }
  const unknownNames = Object.keys(section).filter((name) => !sectionFields.has(name));
  const name =
    synonyms('type', unknownNames)[0] ??
    nearest('type', unknownNames) ??
    unknownNames.find((word) => synonyms(word, ['type']).length > 0) ??
    unknownNames.find((word) => sectionTypes.has(word) || synonyms(word, sectionTypes).length > 0);
  if (type !== undefined || name === undefined)
    return finding('unknown-type', type === undefined ? path : place, { cause: 'missing', choices: fits });
  const { [name]: value, ...rest } = section;
  const inner = isMapping(value) && typeof value['type'] === 'string' ? value['type'] : name;
  const isType = sectionTypes.has(name) || typeof value !== 'string';
  const meant = isType ? guessType(inner, []) : guessType(value, findFittingTypes(rest));
  return finding('unknown-type', [...path, name], { cause: 'name', name, meant }, { at: 'key' });
};
