import * as z from 'zod';
import { CommandError, throwIfAny } from '../terminal/command-error.ts';
import { findStageProblems, findStageConflicts, type StageProblem } from './rules.ts';
import { stageSchema } from './schema.ts';
import type { Stage } from './stage.ts';

const stageName = /^[a-z][a-z0-9-]{1,19}$/;

/** `mail.to[1]` for the path that zod gives. */
const dotted = (path: PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `has the unknown field ${issue.keys.join(', ')}; the fields are ${Object.keys(stageSchema.shape).join(', ')}`
    : issue.message;

/** Throws if a stage file has problems, one per line. @throws CommandError */
export const throwStageProblems = (file: string, problems: StageProblem[], next: string): void =>
  throwIfAny(
    `${file} has ${problems.length} problem${problems.length === 1 ? '' : 's'}:`,
    problems.map(({ path, message }) => `${path} ${message}`),
    next,
  );

/**
 * Validates the exports of a stage file.
 * @param value its export `stages`
 * @param file its name for messages
 * @throws CommandError that lists all problems
 */
export const parseStages = (value: unknown, file: string): Record<string, Stage> => {
  const shape = z.record(z.string(), z.unknown()).safeParse(value);
  if (!shape.success || Object.keys(shape.data).length === 0)
    throw new CommandError(
      `${file} exports no stages. It must export "stages", an object with one entry per stage.`,
    );
  const problems: StageProblem[] = [];
  const stages: Record<string, Stage> = {};
  for (const [name, entry] of Object.entries(shape.data)) {
    if (!stageName.test(name))
      problems.push({
        path: name,
        message: 'is not a valid stage name; use 2 to 20 lowercase letters, digits and hyphens',
      });
    const result = stageSchema.safeParse(entry);
    if (result.success) stages[name] = result.data;
    const found = result.success
      ? [...findStageProblems(result.data)]
      : result.error.issues.map((issue) => ({ path: dotted(issue.path), message: messageOf(issue) }));
    problems.push(
      ...found.map(({ path, message }) => ({ path: [name, path].filter(Boolean).join('.'), message })),
    );
  }
  problems.push(...findStageConflicts(stages));
  throwStageProblems(file, problems, 'Fix them and run the command again.');
  return stages;
};
