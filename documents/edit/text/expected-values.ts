import { childOf, isFields, type Path } from '../../read/document/path.ts';

/** A value with another one at a path; groups and lists on the way are made. @throws Error for an entry that cannot be */
export const withValue = (value: unknown, path: Path, next: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const child = withValue(childOf(value, step), rest, next);
  if (typeof step === 'string') return { ...(isFields(value) ? value : {}), [step]: child };
  const entries: unknown[] = Array.isArray(value) ? value : [];
  if (step < 0 || step > entries.length) throw new Error(`there is no entry ${step} and none before it`);
  return entries.toSpliced(step, 1, child);
};
