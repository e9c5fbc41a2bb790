import { consentValue } from '../../schema/forms/kinds/consent.ts';
import { DocumentDraft } from '../../documents/edit/text/document-draft.ts';
import { editDocument } from '../../documents/edit/text/edit-document.ts';
import { applyEdits, diffText, type Edit } from '../../documents/edit/text/edits.ts';
import { getChild, getIn, toArray, type Path } from '../../documents/read/document/path.ts';
import { unfinishedMark } from '../../documents/read/site/unfinished.ts';
import { slugify } from '../../documents/read/slug.ts';
import { Source } from '../../documents/read/document/source.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { isWithin } from './state/placed-problems.ts';

/** Returns the choices of a field of a form with their labels. A consent has only one: given. */
const choicesOf = (field: unknown): unknown[] =>
  getChild(field, 'kind') === 'consent'
    ? [{ value: consentValue, label: words.names.true }]
    : toArray(getChild(field, 'choices'));

/**
 * Returns the conditions that a step or a field of a form can have, as JSON with their labels: every choice of an
 * earlier field.
 * @param path path of the condition, such as `steps, 1, fields, 0, when`
 */
export const listConditions = (form: unknown, path: Path): ReadonlyMap<string, string> => {
  const [, stepIndex = 0, , fieldIndex = 0] = path.map(Number);
  const steps = toArray(getChild(form, 'steps')).map((step) => toArray(getChild(step, 'fields')));
  const earlier = [...steps.slice(0, stepIndex).flat(), ...(steps[stepIndex] ?? []).slice(0, fieldIndex)];
  return new Map(
    earlier.flatMap((field) =>
      choicesOf(field).map((choice) => [
        JSON.stringify({ [String(getChild(field, 'name'))]: getChild(choice, 'value') }),
        formatMessage(words.forms.condition, {
          field: String(getChild(field, 'label')),
          choice: String(getChild(choice, 'label')),
        }),
      ]),
    ),
  );
};

/** Returns the paths of all fields of a form. */
const listFields = (form: unknown): Path[] =>
  toArray(getChild(form, 'steps')).flatMap((step, index) =>
    toArray(getChild(step, 'fields')).map((_, field) => ['steps', index, 'fields', field]),
  );

/**
 * Returns the conditions of a form, with their description if an earlier field has the choice. `key` identifies a
 * condition even if it moves.
 */
const readConditions = (form: unknown) => {
  const steps = toArray(getChild(form, 'steps')).map((_, index) => ['steps', index]);
  return [...steps, ...listFields(form)].flatMap((place) => {
    const { when, label, name } = Object(getIn(form, place)) as Record<string, unknown>;
    const [path, written, owner] = [[...place, 'when'], JSON.stringify(when), String(label ?? name)];
    const choice = listConditions(form, path).get(written);
    const says = choice && formatMessage(words.forms.needed, { owner, choice });
    return when ? { path, key: `${owner} ${written}`, when, says } : [];
  });
};

/** Returns the conditions of a form that a change of the form breaks, with their paths after the change. */
const findBroken = (before: unknown, after: unknown) => {
  const former = new Map(readConditions(before).map((each) => [each.says && each.key, each]));
  return readConditions(after).flatMap(({ path, key, says }) => {
    const found = says === undefined ? former.get(key) : undefined;
    return found ? { ...found, path } : [];
  });
};

/** Returns a name or, followed by the smallest number from 2, one that is not taken. */
const numberName = (name: string, isTaken: (name: string) => boolean): string => {
  let unique = name;
  for (let number = 2; isTaken(unique); number += 1) unique = name.replace(/\d*$/, String(number));
  return unique;
};

/** Returns the name of a field or, for a choice, the value that its label suggests; empty without Latin letters. */
const nameOfLabel = (label: unknown, isChoice: boolean): string => {
  const slug = slugify(String(label)).slice(0, 36);
  if (isChoice) return slug.replace(/-$/, '');
  return slug.replace(/^[^a-z]+/, '').replaceAll(/-(.?)/g, (_, letter: string) => letter.toUpperCase());
};

/**
 * Returns the path and the value of the name that changes with the label of a field or a choice; undefined if it was
 * chosen by hand, or if the form had it when the Studio was opened, because requests and exports may contain it.
 */
const followLabel = (form: unknown, opened: () => unknown, path: Path, label: unknown) => {
  if (path[0] !== 'steps' || path.at(-1) !== 'label') return undefined;
  const entry = path.slice(0, -1);
  const isChoice = entry.at(-2) === 'choices';
  const key = isChoice ? 'value' : 'name';
  const [owner, name, former] = [[...path.slice(0, 4), 'name'], [...entry, key], path].map((each) =>
    String(getIn(form, each)),
  );
  const namesIn = (document: unknown): unknown[] => {
    const fields = listFields(document).map((each) => getIn(document, each));
    const isOwner = (field: unknown) => getChild(field, 'name') === owner;
    return (isChoice ? fields.filter(isOwner).flatMap(choicesOf) : fields).map((each) => getChild(each, key));
  };
  const withoutNumber = (text = ''): string => text.replace(/\d*$/, '');
  const isAutomatic = withoutNumber(name) === withoutNumber(nameOfLabel(former, isChoice));
  const next = nameOfLabel(label, isChoice);
  const follows = next !== '' && (isAutomatic || former?.startsWith(unfinishedMark));
  if (!follows || namesIn(opened()).includes(name)) return undefined;
  const isTaken = (each: string): boolean => each !== name && namesIn(form).includes(each);
  return { path: [...entry, key], value: numberName(next, isTaken) };
};

/** Moves the last day of a span to its first day, if that was moved behind it. */
const moveLastDay = (draft: DocumentDraft, path: Path): void => {
  const lastDay = [...path.slice(0, -1), 'to'];
  const [first, last] = [getIn(draft.value, path), getIn(draft.value, lastDay)];
  const areDays = typeof first === 'string' && typeof last === 'string';
  if (path.at(-1) === 'from' && areDays && last < first) draft.set(lastDay, first);
};

/**
 * Returns the edits that set a value of a document. In a form, conditions follow the name of a field and the value of a
 * choice, which follow its label.
 * @param order preferred order of the fields in the mapping, for a missing field
 * @param opened returns the document as it was stored when the Studio was opened
 * @throws EditError if the document cannot be changed safely as it is written
 */
export const setField = (
  source: Source,
  path: Path,
  value: unknown,
  order?: readonly string[],
  opened: () => unknown = () => undefined,
): Edit[] =>
  editDocument(source, (draft) => {
    const named = followLabel(draft.value, opened, path, value);
    for (const change of [{ path, value }, named ?? []].flat()) {
      const before = draft.value;
      draft.set(change.path, change.value, order);
      moveLastDay(draft, change.path);
      if (path[0] !== 'steps') return;
      for (const { path: mappingPath, when } of findBroken(before, draft.value)) {
        const [name = ''] = Object.keys(when);
        if (change.path.at(-1) === 'name') draft.rename(mappingPath, name, String(change.value));
        else draft.set([...mappingPath, name], change.value);
      }
    }
  });

/**
 * Adds edits that remove the conditions of a form which the given edits would break.
 * @returns `warning` says which conditions those are; empty if there are none
 */
export const removeBrokenConditions = (source: Source, edits: Edit[]): { warning: string; edits: Edit[] } => {
  const draft = new DocumentDraft(new Source(source.file, applyEdits(source.text, edits)));
  const broken = findBroken(source.parse().document.toJS(), draft.value);
  for (const { path } of broken) draft.remove(path);
  const warning = broken.map(({ says }) => says).join(' ');
  return { warning, edits: broken.length > 0 ? [diffText(source.text, draft.print())] : edits };
};

/**
 * Returns unique names for a new entry of a form by their paths: field names that other fields have, or the value of
 * another choice, get a number. The conditions of a copied step refer to its own fields.
 */
export const findUniqueNames = (form: unknown, entry: Path): Map<Path, unknown> => {
  const list = entry.slice(0, -1);
  const all =
    list.at(-1) === 'choices'
      ? toArray(getIn(form, list)).map((_, index) => [...list, index, 'value'])
      : listFields(form).map((path) => [...path, 'name']);
  const nameAt = (path: Path): string => String(getIn(form, path));
  const taken = new Set(all.filter((path) => !isWithin(path, entry)).map(nameAt));
  const conditions = readConditions(form).filter((each) => isWithin(each.path, entry));
  const names = new Map<Path, unknown>();
  for (const path of all.filter((each) => isWithin(each, entry))) {
    const name = nameAt(path);
    const unique = numberName(name, (each) => taken.has(each));
    if (unique !== name) names.set(path, unique);
    for (const { path: condition, when } of unique === name ? [] : conditions)
      if (getChild(when, name) !== undefined) names.set(condition, { [unique]: getChild(when, name) });
    taken.add(unique);
  }
  return names;
};
