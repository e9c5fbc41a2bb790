import { createIngestApp } from '../../../lambda/ingest/app.ts';
import { createMessage, type QueuedLead } from '../../../lambda/ingest/create-message.ts';
import type { Form } from '../../../schema/form.ts';
import { checkForm, type CheckedForm, type FieldError } from '../../../schema/forms/check-form.ts';
import { messageFor } from '../../../schema/forms/message-for.ts';
import { revisionHeader, revisionInput } from '../../../schema/forms/revision.ts';
import { words } from '../../send-email/support/lead-copy.ts';
import type { RandomCase, RandomValues } from './random-values.ts';

const origin = 'https://www.stone.example';
const path = '/api/send-email';

/** What a way of sending a form results in, as text: its accepted values in the order of the request, or its errors. */
type Result = string;

const describe = (checked: CheckedForm): Result => JSON.stringify(checked);

const fieldsOf = ({ steps }: Form) => steps.flatMap((step) => step.fields);

/** Returns what a browser without scripts sends of these values. */
const toEntries = (values: RandomValues): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );

/** Returns the values that a form post has: one text of each field, and several for boxes. */
const asPosted = (form: Form, values: RandomValues): RandomValues =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, kind }) => {
      const sent = Object.hasOwn(values, name) ? [values[name]].flat() : [];
      if (sent.length === 0) return [];
      // URL encoding replaces lone surrogates.
      const texts = new URLSearchParams(sent.map((one) => [name, String(one)])).getAll(name);
      return [[name, kind === 'choices' ? texts : texts.at(-1)]];
    }),
  );

/** Describes a lead on the queue, or what is wrong with it. */
const describeLead = (form: Form, lead: QueuedLead): Result => {
  const values = new Map(lead.fields.map(({ name, value }) => [name, value]));
  const order = fieldsOf(form).filter(({ name }) => values.has(name));
  const isDocumentOrder = order.every(
    ({ name, label, kind }, index) =>
      lead.fields[index]?.name === name &&
      lead.fields[index].label === label &&
      lead.fields[index].kind === kind,
  );
  const { type, name, revision } = form;
  const isOfForm = JSON.stringify(lead.form) === JSON.stringify({ type, name, revision, known: true });
  if (!isDocumentOrder || !isOfForm || values.size !== lead.fields.length)
    return `Wrong lead ${JSON.stringify(lead)}`;
  return JSON.stringify([lead.id, Object.fromEntries([...values].toSorted(([a], [b]) => (a < b ? -1 : 1)))]);
};

const describeAccepted = (form: Form, values: Record<string, unknown>): Result =>
  JSON.stringify([
    createMessage(
      {
        form: { type: form.type, name: '', revision: '', known: true },
        values: values as Parameters<typeof createMessage>[0]['values'],
        fields: [],
      },
      new Date(),
      [],
      '',
    ).id,
    Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);

/** Sends values of a form to the function that receives requests. */
export const createSender = (form: Form) => {
  let queued: QueuedLead[] = [];
  const app = createIngestApp({
    secrets: [],
    isOverLimit: () => false,
    origins: [origin],
    site: { ...words, forms: [form] },
    enqueue: (lead) => {
      queued.push(JSON.parse(JSON.stringify(lead)) as QueuedLead);
      return Promise.resolve('queued');
    },
  });
  const request = async (contentType: string, body: string, headers: Record<string, string> = {}) => {
    queued = [];
    const init = { method: 'POST', headers: { 'content-type': contentType, origin, ...headers }, body };
    const response = await app.request(path, init);
    const [lead] = queued;
    return { response, result: lead && describeLead(form, lead) };
  };
  return {
    json: async (values: RandomValues): Promise<Result> => {
      const { response, result } = await request(
        'application/json',
        JSON.stringify({ ...values, type: form.type }),
        { [revisionHeader]: form.revision },
      );
      if (response.status === 202) return result ?? 'Nothing on the queue';
      return `${response.status} ${await response.text()}`;
    },
    post: async (values: RandomValues): Promise<Result> => {
      const entries = [['type', form.type], [revisionInput, form.revision], ...toEntries(values)];
      const body = new URLSearchParams(entries).toString();
      const { response, result } = await request('application/x-www-form-urlencoded', body);
      const target = response.headers.get('location')?.replace(words.url, '');
      return target === '/thank-you' ? (result ?? 'Nothing on the queue') : `${response.status} ${target}`;
    },
  };
};

const describeErrors = (form: Form, errors: readonly FieldError[]): Result => {
  const fields = errors.map(({ field: name, rule }) => {
    const field = fieldsOf(form).find((candidate) => candidate.name === name);
    return { field: name, rule, message: field && messageFor(words.errors, field, rule) };
  });
  return `422 ${JSON.stringify({ error: 'invalid', fields })}`;
};

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
  const found = [
    ...(isValid && 'errors' in checked ? [`Rejected valid values: ${describe(checked)}`] : []),
    ...compare('JSON', await send.json(values), expected),
    ...(validate ? compare('browser', describe(await validate(form, sent, today)), describe(checked)) : []),
  ];
  if (!post) return found;
  const posted = asPosted(form, values);
  const checkedPost = checkForm(form, posted, today);
  const expectedPost =
    'values' in checkedPost
      ? describeAccepted(form, checkedPost.values)
      : `303 /not-sent#${form.type}-${checkedPost.errors[0]?.field}`;
  return [...found, ...compare('post', await send.post(values), expectedPost)];
};
