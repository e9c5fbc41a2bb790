import { chooseOrMeant, joinNames, toQuoted } from '../format-value.ts';
import { error, messageTemplate, warning } from './problem-type.ts';

type FormName = { name: string; known: readonly string[]; suggestion?: string | undefined };
type Condition = { known: readonly string[] };

const formatChoosable = ({ known }: Condition): string =>
  known.length === 0
    ? 'Put a field of kind choice, choices or consent before it, and write the name of that field.'
    : `The fields before it that have choices are: ${joinNames(known)}.`;

/** What a form with several steps needs, with a line for it. */
const stepFields = {
  progress: ['"progress"', 'progress: Steps of your request'],
  next: ['"next"', 'next: Next'],
  back: ['"back"', 'back: Back'],
  name: ['a "name" in each step', 'name: Rooms'],
  heading: ['a "heading" in each step', 'heading: "Which rooms is it about?"'],
} as const;

type Missing = { missing: readonly (keyof typeof stepFields)[] };

/** Problem types of forms: their fields, conditions and texts, and the sections that show them. */
export const formCodes = {
  'unknown-form': error({
    message: messageTemplate`there is no form "${'name'}"`,
    fix: ({ name, suggestion, known }: FormName) => {
      if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
      return known.length > 0 ? `The forms are: ${joinNames(known)}.` : `Create it in _forms/${name}.yaml.`;
    },
    meaning: 'There is no form with that name.',
    example: { name: 'contct', suggestion: 'contact', known: ['contact'] },
  }),
  'unused-form': warning({
    message: 'no page shows this form',
    fix: messageTemplate`Add a section with type: form and form: ${'name'} to a page, or move the file out of this folder.`,
    meaning: 'No page shows the form.',
    example: { name: 'contact' },
  }),
  'field-name': error({
    causes: {
      field: {
        message: messageTemplate`another field of this form has the name "${'name'}"`,
        fix: messageTemplate`Give one of them another name, such as ${'name'}2.`,
      },
      choice: {
        message: messageTemplate`another choice of this field has the value "${'name'}"`,
        fix: 'Give one of them another value.',
      },
      reserved: {
        message: messageTemplate`a field cannot have the name "${'name'}", which requests or browsers use for something else`,
        fix: messageTemplate`Give it another name, such as ${'name'}2.`,
      },
    },
    meaning: 'Two fields of a form, or two choices of a field, have the same name.',
    example: { cause: 'field', name: 'email' },
  }),
  'no-contact': error({
    message:
      'the form asks for neither an e-mail address nor a phone number, so nobody can answer the visitor',
    fix: 'Add a field such as - { kind: email, name: email, label: Email }.',
    meaning: 'A form has no field for an e-mail address or a phone number.',
  }),
  'wrong-condition': error({
    causes: {
      missing: {
        message: messageTemplate`there is no field "${'name'}" in this form`,
        fix: ({
          known,
          meant,
          swapped,
        }: Condition & { meant?: string | undefined; swapped?: string | undefined }) => {
          if (swapped !== undefined) return `Write the name of the field first: when: ${swapped}.`;
          return meant === undefined ? formatChoosable({ known }) : `Did you mean ${toQuoted(meant)}?`;
        },
      },
      itself: { message: 'the condition refers to its own field', fix: formatChoosable },
      later: {
        message: messageTemplate`the field "${'name'}" comes after this condition`,
        fix: ({ name, known, isStep }: Condition & { name: string; isStep: boolean }) => {
          const others = known.length === 0 ? '' : ` Or refer to one of these fields: ${joinNames(known)}.`;
          return `Move ${toQuoted(name)} ${isStep ? 'into an earlier step' : 'above this field'}.${others}`;
        },
      },
      kind: {
        message: messageTemplate`the field "${'name'}" has no choices`,
        fix: formatChoosable,
      },
      value: {
        message: messageTemplate`"${'written'}" is not a choice of the field "${'name'}"`,
        fix: chooseOrMeant,
      },
      shape: {
        message: 'a condition is the name of one field and the value of one of its choices',
        fix: messageTemplate`Write when: ${'line'}.`,
      },
    },
    meaning: 'A condition does not refer to a choice of an earlier field.',
    example: {
      cause: 'value',
      name: 'rooms',
      written: 'kichen',
      choices: ['kitchen', 'bathroom'],
      meant: 'kitchen',
    },
  }),
  'form-texts': error({
    causes: {
      steps: {
        message: ({ missing }: Missing) =>
          `a form with several steps needs ${joinNames(missing.map((name) => stepFields[name][0]))}`,
        fix: ({ missing }: Missing) =>
          `Add ${missing.length === 1 ? 'a line' : 'lines'} such as ${missing.map((name) => stepFields[name][1]).join(' and ')}.`,
      },
      condition: {
        message: 'a form with a condition needs the text "condition", for browsers without JavaScript',
        fix: 'Add a line such as condition: "Only if you chose {choice}.".',
      },
    },
    meaning: 'A text is missing that a form with several steps or with a condition needs.',
    example: { cause: 'steps', missing: ['next', 'back'] },
  }),
  'limit-order': error({
    message: messageTemplate`"${'low'}" (${'from'}) is greater than "${'high'}" (${'to'})`,
    fix: 'Swap the two numbers, or correct one of them.',
    meaning: 'The smallest value of a field or a price is greater than the largest one.',
    example: { low: 'minimum', high: 'maximum', from: 200, to: 100 },
  }),
  'own-endpoint': error({
    message: messageTemplate`"${'url'}" is a URL of this site, where nothing receives forms`,
    fix: 'Write the URL of the stage that receives them, or remove the line if this site is on that stage.',
    meaning: 'Forms post to a URL of the site itself other than `/api/send-email`.',
    example: { url: 'https://www.tidewater.example/contact' },
  }),
  'form-size': error({
    message: ({ size, most }: { size: number; most: number }) =>
      `the answers to this form can have ${Math.ceil(size / 1000)} kB, but the maximum is ${Math.floor(most / 1000)} kB`,
    fix: 'Use fewer fields, or give the fields of kind paragraph a smaller limit, such as maximum: 2000.',
    meaning: 'The answers to a form can be larger than a request may be.',
    example: { size: 91_000, most: 65_536 },
  }),
};
