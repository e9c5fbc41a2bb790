import { throwIfAny } from '../terminal/command-error.ts';
import { handbook } from '../terminal/handbook.ts';
import type { NamedStage } from './stage.ts';

/** Matches a stand-in (placeholder) for an account, a hosted zone or a host name. */
const standIn = /^0+$|STANDIN|\.example$/;

/** Returns the values of a stage that are still stand-ins (placeholders), by their paths. They cannot be deployed. */
export const findStandIns = (value: unknown, path = ''): { path: string; message: string }[] => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      findStandIns(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    );
  const isStandIn = typeof value === 'string' && standIn.test(value);
  return isStandIn ? [{ path, message: `"${value}" is a stand-in; write the real value` }] : [];
};

/**
 * Throws if a stage still has stand-ins (placeholders).
 * @throws CommandError that lists them
 */
export const assertNoStandIns = (stage: NamedStage, file: string): void => {
  const found = findStandIns(stage);
  throwIfAny(
    `${file} has ${found.length} stand-in${found.length === 1 ? '' : 's'}:`,
    found.map(({ path, message }) => `${stage.name}.${path} ${message}`),
    `${handbook} says where each value comes from.`,
  );
};
