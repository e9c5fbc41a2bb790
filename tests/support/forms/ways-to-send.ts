import { createIngestApp } from '../../../lambda/ingest/app.ts';
import { createMessage, type QueuedLead } from '../../../lambda/ingest/create-message.ts';
import type { Form } from '../../../schema/form.ts';
import type { FieldValue } from '../../../schema/forms/checked-value.ts';
import {
  checkForm,
  fieldsOf,
  isSent,
  type CheckedForm,
  type FieldError,
} from '../../../schema/forms/check-form.ts';
import { messageFor } from '../../../schema/forms/message-for.ts';
import { revisionHeader, revisionInput } from '../../../schema/forms/revision.ts';
import { words } from '../../send-email/support/lead-copy.ts';
import type { RandomCase, RandomValues } from './random-values.ts';

const origin = 'https://www.stone.example';

/** What a way of sending a form results in, as text: the lead on the queue, or the errors. */
type Result = string;

const describeLead = ({ id, form, fields }: QueuedLead): Result =>
  JSON.stringify([id, form, fields.map(({ name, kind, label, value }) => [name, kind, label, value])]);

/** Describes the lead of valid values, whose fields are in the order of the form. */
const describeAccepted = (form: Form, values: Record<string, FieldValue>): Result => {
  const { type, name, revision } = form;
  const fields = fieldsOf(form)
    .filter(isSent)
    .flatMap(({ name, label, kind }) => {
      const value = values[name];
      return value === undefined ? [] : [{ name, kind, label, value }];
    });
  const submission = { form: { type, name, revision, known: true }, values, fields };
  return describeLead(createMessage(submission, new Date(), [], ''));
};

const describeErrors = (form: Form, errors: readonly FieldError[]): Result => {
  const fields = errors.map(({ field: name, rule }) => {
    const field = fieldsOf(form).find((candidate) => candidate.name === name);
    return { field: name, rule, message: field && messageFor(words.errors, field, rule, words.locale) };
  });
  return `422 ${JSON.stringify({ error: 'invalid', fields })}`;
};

/** Returns a function that sends a request to the function that receives forms. */
const createSender = (form: Form) => {
  let queued: QueuedLead | undefined;
  const app = createIngestApp({
    secrets: [],
    isOverLimit: () => false,
    origins: [origin],
    site: { ...words, forms: [form] },
    enqueue: (lead) => {
      queued = JSON.parse(JSON.stringify(lead)) as QueuedLead;
      return Promise.resolve('queued');
    },
  });
  return async (contentType: string, body: string, revision?: string): Promise<Result> => {
    queued = undefined;
    const headers = { origin, 'content-type': contentType, ...(revision && { [revisionHeader]: revision }) };
    const response = await app.request('/api/send-email', { method: 'POST', headers, body });
    const target = response.headers.get('location')?.replace(words.url, '');
    if (response.status === 202 || target === '/thank-you')
      return queued ? describeLead(queued) : 'Nothing on the queue';
    return `${response.status} ${target ?? (await response.text())}`;
  };
};

/** Returns the values that a form post has: one text of each field, and several for boxes. */
const readPost = (form: Form, post: URLSearchParams): RandomValues =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ name }) => post.has(name))
      .map(({ name, kind }) => [name, kind === 'choices' ? post.getAll(name) : post.getAll(name).at(-1)]),
  );

/** Validates a form in another environment, such as a browser. */
export type Validate = (form: Form, values: RandomValues, today: string) => Promise<CheckedForm>;

/**
 * Sends values of a form in every way, and returns how their results differ from those of the validation.
 * @param post whether the values can be sent as a plain form post
 * @param validate the validation in the browser
 */
export const findDisagreements = async (
  form: Form,
  { values, isValid }: RandomCase,
  today: string,
  { post, validate }: { post: boolean; validate?: Validate | undefined },
): Promise<string[]> => {
  const send = createSender(form);
  const compare = (way: string, result: Result, expected: Result) =>
    result === expected
      ? []
      : [`${way}: ${result}\nexpected: ${expected}\nvalues: ${JSON.stringify(values)}`];
  // A request is JSON, which has no `undefined` and no lone surrogates.
  const sent = JSON.parse(JSON.stringify(values)) as RandomValues;
  const checked = checkForm(form, sent, today);
  const expected =
    'values' in checked ? describeAccepted(form, checked.values) : describeErrors(form, checked.errors);
  const json = JSON.stringify({ ...values, type: form.type });
  const found = [
    ...(isValid && 'errors' in checked ? [`Rejected valid values: ${JSON.stringify(checked)}`] : []),
    ...compare('JSON', await send('application/json', json, form.revision), expected),
    ...(validate
      ? compare('browser', JSON.stringify(await validate(form, sent, today)), JSON.stringify(checked))
      : []),
  ];
  if (!post) return found;
  // What a browser without scripts sends of these values.
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  const body = new URLSearchParams([['type', form.type], [revisionInput, form.revision], ...entries]);
  const checkedPost = checkForm(form, readPost(form, new URLSearchParams(entries)), today);
  const expectedPost =
    'values' in checkedPost
      ? describeAccepted(form, checkedPost.values)
      : `303 /not-sent#${form.type}-${checkedPost.errors[0]?.field}`;
  const result = await send('application/x-www-form-urlencoded', body.toString());
  return [...found, ...compare('post', result, expectedPost)];
};
