import type { FormDocument } from '../../../schema/form.ts';
import type { Field } from '../../../schema/forms/field.ts';
import { rules } from '../../../schema/forms/checked-value.ts';
import { honeypotName } from '../../../schema/forms/request.ts';
import { finding, resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { getIn, type Path } from '../../read/document/path.ts';
import { hasErrors } from '../../read/site-document.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { checkConditions } from './conditions.ts';

type PlacedField = { field: Field; path: Path };

/**
 * Properties of form elements that React and our code use. A field must not have such a name: browsers would return the
 * field instead of the property (HTML standard, "The form element", supported property names).
 */
const formProperties =
  /^(?:node(?:Name|Type)|firstChild|nextSibling|(?:append|remove)Child|insertBefore|contains|querySelector(?:All)?|(?:add|remove)EventListener|(?:get|has|set|remove)Attribute)$/;

/** Whether requests or browsers use a name for something else. */
const isReserved = (name: string): boolean =>
  name === 'type' || name === honeypotName || name in Object.prototype || formProperties.test(name);

function* checkNames(fields: readonly PlacedField[]): Generator<Finding> {
  for (const { field, path } of fields)
    if (isReserved(field.name)) yield finding('field-name', [...path, 'name'], { name: field.name });
  for (const [{ field, path }] of findDuplicates(fields, ({ field: { name } }) => name))
    yield finding('field-name', [...path, 'name'], { name: field.name });
  for (const { field, path } of fields) {
    const choices = 'choices' in field ? [...field.choices.entries()] : [];
    for (const [[index, { value }]] of findDuplicates(choices, ([, choice]) => choice.value))
      yield finding('field-name', [...path, 'choices', index, 'value'], { name: value });
  }
}

/** The limits of fields: the path of the limits in a field, and the names of the lower and the upper limit. */
const limits = [
  [[], 'minimum', 'maximum'],
  [['days'], 'from', 'to'],
] as const;

function* checkLimits(fields: readonly PlacedField[]): Generator<Finding> {
  for (const { field, path } of fields) {
    for (const [place, low, high] of limits) {
      const [from, to] = [low, high].map((name) => getIn(field, [...place, name]));
      if (typeof from === 'number' && typeof to === 'number' && from > to)
        yield finding('limit-order', [...path, ...place, low], { low, high, from, to });
    }
  }
}

/**
 * Returns the largest number of bytes that a field takes in a request: three for each character, and those of its name.
 */
const maxBytesOf = ({ field }: PlacedField): number => {
  if (field.kind === 'choices') return JSON.stringify(field.choices).length;
  const length = field.kind === 'paragraph' ? (field.maximum ?? rules.messageMaximum) : rules.fieldMaximum;
  return 3 * length + JSON.stringify({ [field.name]: '' }).length;
};

function* checkSize(fields: readonly PlacedField[]): Generator<Finding> {
  const size = fields.map(maxBytesOf).reduce((sum, bytes) => sum + bytes);
  if (size > rules.bodyMaximum)
    yield finding('form-size', ['steps'], { size, most: rules.bodyMaximum }, { at: 'key' });
}

/** The texts that a form with several steps requires, each with an example line of YAML. */
const stepLines = {
  progress: 'progress: Steps of your request',
  next: 'next: Next',
  back: 'back: Back',
  name: 'name: Rooms',
  heading: 'heading: "Which rooms is it about?"',
} as const;

/** Reports texts that only a form with several steps needs, one problem for all of them. */
function* checkStepTexts({ steps, texts }: FormDocument): Generator<Finding> {
  if (steps.length < 2) return;
  const place = steps.findIndex(({ name, heading }) => name === undefined || heading === undefined);
  const missing = [
    ...(['progress', 'next', 'back'] as const).filter((name) => texts[name] === undefined),
    ...(['name', 'heading'] as const).filter((name) => place >= 0 && steps[place]?.[name] === undefined),
  ];
  const [first] = missing;
  if (first === undefined) return;
  const owner = first === 'name' || first === 'heading' ? ['steps', place] : ['texts'];
  yield finding('form-texts', [...owner, first], { missing, lines: missing.map((name) => stepLines[name]) });
}

const isContact = ({ field: { kind } }: PlacedField): boolean => kind === 'email' || kind === 'phone';

function* findProblems(form: FormDocument): Generator<Finding> {
  const fields = form.steps.flatMap((step, index) =>
    step.fields.map((field, place) => ({ field, path: ['steps', index, 'fields', place] })),
  );
  yield* checkNames(fields);
  yield* checkLimits(fields);
  yield* checkSize(fields);
  yield* checkConditions(form);
  yield* checkStepTexts(form);
  if (!fields.some(isContact)) yield finding('no-contact', ['steps'], {}, { at: 'key' });
}

/** Reports problems between the fields of a form. A form that its schema does not allow is not checked further. */
export function* checkForms({ formDocuments }: SiteModel): Generator<Problem> {
  for (const document of formDocuments.values()) {
    if (!document.readable || hasErrors(document)) continue;
    for (const found of findProblems(document.value as FormDocument)) yield resolveFinding(document, found);
  }
}
