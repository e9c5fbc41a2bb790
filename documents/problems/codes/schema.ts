import { commentHint, chooseOrMeant, joinNames, toQuoted } from '../format-value.ts';
import { error, messageTemplate } from './problem-type.ts';

/** A pending migration, and the number of places of the document that it changes. */
type OldForm = {
  since: string;
  migration: string;
  count: number;
  /** The migration depends on other documents, so the document cannot be migrated alone. */
  needsSite?: boolean;
};

const elsewhere = (others: number): string => {
  if (others === 0) return '';
  return others === 1 ? ', here and in one more place' : `, here and in ${others} more places`;
};

type Named = { name: string };

/** The field that determines the other fields of a section or of a form field. */
type Tagged = { tag: 'type' | 'kind' };

const ownerOf = { type: 'section', kind: 'field' } as const;

/** The unknown fields of a mapping, each with the field that it most likely stands for. */
type UnknownFields = {
  fields: readonly { name: string; meant?: string | undefined }[];
  /** The fields that are missing in the same mapping, without those in `meant`. */
  missing?: string[];
  /** The fields that the mapping may have. */
  known?: string[];
};

const namesOf = (fields: readonly string[]): string =>
  `${fields.length === 1 ? 'field' : 'fields'} ${joinNames(fields.map(toQuoted))}`;

const unknownFix = ({ fields, missing = [], known = [] }: UnknownFields): string => {
  const renames = fields.filter(({ meant }) => meant !== undefined);
  const [first, ...more] = renames;
  const parts: string[] = [];
  if (first && more.length === 0) parts.push(`Did you mean ${toQuoted(first.meant ?? '')}?`);
  if (more.length > 0)
    parts.push(`Write ${renames.map(({ name, meant }) => `${meant} instead of ${name}`).join(', ')}.`);
  if (missing.length > 0)
    parts.push(`The ${namesOf(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  if (renames.length < fields.length)
    parts.push(`Move what is not a field into ${commentHint}. The fields here are: ${joinNames(known)}.`);
  return parts.join(' ');
};

/** Problem types of fields and section types that the schema does not allow. */
export const schemaCodes = {
  'old-form': error({
    meaning: 'The document is written for an older version and has a pending migration, which rewrites it.',
    message: ({ since, migration, count }: OldForm) =>
      `the field has the format used before version ${since}${elsewhere(count - 1)} (${migration})`,
    fix: 'Run npm run site -- migrate, or npx site migrate.',
    example: { since: '0.2.0', migration: 'entry-titles', count: 2 },
  }),
  'unknown-field': error({
    meaning: 'There is no field with that name here; usually a typing mistake.',
    causes: {
      names: {
        message: ({ fields }: UnknownFields) =>
          fields.length === 1 ? 'unknown field' : `unknown ${namesOf(fields.map(({ name }) => name))}`,
        fix: unknownFix,
      },
      space: {
        message: ({ name }: Named) => `a colon and a space must follow the field name in ${toQuoted(name)}`,
        fix: ({ lines }: { lines: string[] }) => `Write ${lines.join(', ')}.`,
      },
      required: {
        message: 'a field of a form is required unless it is optional',
        fix: ({ isOptional }: { isOptional: boolean }) =>
          isOptional ? 'Write optional: true instead.' : 'Remove this line.',
      },
      comma: {
        message: ({ name }: Named) =>
          `${toQuoted(name)} is read as a field, because a comma ends a text without quotes`,
        fix: messageTemplate`Write ${'line'}.`,
      },
    },
    example: {
      cause: 'names',
      fields: [{ name: 'taglin', meant: 'tagline' }],
      missing: [],
      known: ['type', 'anchor', 'hidden'],
    },
  }),
  'missing-field': error({
    meaning: 'A field that is needed is missing.',
    message: ({ fields }: { fields: string[] }) =>
      fields.length === 1 ? 'missing field' : `missing ${namesOf(fields)}`,
    fix: ({ lines, isFlow }: { lines: string[]; isFlow: boolean }) =>
      isFlow
        ? `Add between its braces, after a comma: ${lines.join(', ')}.`
        : `Add ${lines.length > 1 ? 'lines' : 'a line'} such as ${lines.join(' and ')}.`,
    example: {
      fields: ['alt'],
      lines: ['alt: "Our entrance with the number beside the door"'],
      isFlow: true,
    },
  }),
  'misplaced-field': error({
    meaning: 'A field is outside the group of fields that it belongs to.',
    causes: {
      left: {
        message: 'the field begins too far to the left',
        fix: ({ group }: { group: string }) =>
          group === ''
            ? 'Begin it where the other fields of the entry above begin.'
            : `It belongs to ${toQuoted(group)}: begin it two spaces further to the right than that.`,
      },
      right: {
        message: 'the field begins too far to the right',
        fix: ({ group }: { group: string }) =>
          `Begin it further to the left, where ${toQuoted(group)} begins.`,
      },
      field: {
        message: 'a field of a form begins where no field is allowed',
        fix: 'Move it into the list of fields of a step: below a line fields:, and two spaces further to the right than that.',
      },
      fields: {
        message: 'the fields are outside of a step',
        fix: 'Write steps: above it, begin it with "- fields:" two spaces further to the right, and indent its lines as much.',
      },
      section: {
        message: 'a section begins where no section is allowed',
        fix: messageTemplate`Move it to the list of sections, with "- type: ${'type'}" in the column of the other sections, and its other lines two spaces further to the right.`,
      },
    },
    example: { cause: 'left', group: '' },
  }),
  'unknown-type': error({
    meaning: 'There is no section type, or no kind of form field, with that name.',
    causes: {
      unknown: {
        message: ({ tag, written }: Tagged & { written: string }) =>
          `unknown ${tag === 'type' ? 'section type' : 'kind of field'} ${toQuoted(written)}`,
        fix: chooseOrMeant,
      },
      name: {
        message: ({ tag, name }: Tagged & Named) =>
          `the ${ownerOf[tag]} has ${toQuoted(name)} where its ${tag} belongs`,
        fix: ({ tag, meant = tag === 'type' ? 'prose' : 'text' }: Tagged & { meant?: string | undefined }) =>
          tag === 'type'
            ? `Begin the section with - type: ${meant}, and its fields below it, in the same column as type.`
            : `Write kind: ${meant} instead.`,
      },
      missing: {
        message: ({ tag }: Tagged) => `the ${ownerOf[tag]} has no ${tag}`,
        fix: ({ tag, choices }: Tagged & { choices: readonly string[] }) =>
          tag === 'kind' && choices.length !== 1
            ? `Write a line such as kind: text in the field. Its kind can be one of: ${joinNames(choices)}.`
            : `Write ${choices.length === 0 ? 'type: prose, or another type' : choices.map((name) => `${tag}: ${name}`).join(' or ')} on the first line of the ${ownerOf[tag]}, after the dash.`,
      },
      form: {
        message: ({ written }: { written: string }) => `${toQuoted(written)} is a form, not a type`,
        fix: messageTemplate`Write type: form, and below it form: ${'written'}.`,
      },
      piece: {
        message: ({ written }: { written: string }) => `${toQuoted(written)} is a shared section, not a type`,
        fix: messageTemplate`Write type: shared, and below it name: ${'written'}.`,
      },
    },
    example: {
      cause: 'unknown',
      tag: 'type',
      written: 'proces-steps',
      choices: ['hero', 'slideshow-hero', 'prose'],
      meant: 'process-steps',
    },
  }),
};
