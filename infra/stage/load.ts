import { readFile } from 'node:fs/promises';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import * as z from 'zod';
import { Refusal, refuseFor } from '../terminal/refusal.ts';
import { stageFaults, standIns, tableFaults, type StageFault } from './rules.ts';
import { stageSchema } from './schema.ts';
import type { Stage } from './stage.ts';
import { handbook } from '../terminal/handbook.ts';

/** A stage with the name it has in the stage file. */
export type NamedStage = Stage & { name: string };

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

const refuseFaults = (file: string, faults: StageFault[], next: string): void =>
  refuseFor(
    `${file} has ${faults.length} fault${faults.length === 1 ? '' : 's'}:`,
    faults.map(({ path, message }) => `${path} ${message}`),
    next,
  );

/** Where and what, for a fault that esbuild found or that the file threw. */
const reasonOf = (error: unknown): string => {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  if (first) return `${first.location ? `line ${first.location.line}: ` : ''}${first.text}`;
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
};

/** Refuses what a file imports: it is read by itself, and may lie where there are no packages. */
const alone: Plugin = {
  name: 'alone',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^page-schema-site\/stages$/ }, ({ path }) => ({ path, namespace: 'engine' }));
    onLoad({ filter: /.*/, namespace: 'engine' }, () => ({
      contents: 'export const defineStages = (stages) => stages;',
    }));
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'entry-point'
        ? undefined
        : {
            errors: [
              {
                text: `it imports "${path}", but a stage file stands alone; write the values into it (import type is fine)`,
              },
            ],
          },
    );
  },
};

/** What a stage file exports. It is read by itself, so that it may lie anywhere, outside of this repository too. */
const exportedBy = async (file: string): Promise<unknown> => {
  try {
    const contents = await readFile(file, 'utf8');
    const { outputFiles } = await build({
      stdin: { contents, loader: 'ts', sourcefile: file },
      bundle: true,
      write: false,
      format: 'esm',
      plugins: [alone],
      logLevel: 'silent',
    });
    const code = outputFiles[0]?.text ?? '';
    const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return typeof module === 'object' && module !== null && 'stages' in module ? module.stages : undefined;
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read: ${reasonOf(error)}\nMend it, or name another stage file with --stages.`,
    );
  }
};

/**
 * Checks what a stage file exports.
 * @param value what it exports as `stages`
 * @param file its name for messages
 * @throws a `Refusal` that lists every fault
 */
export const parseStages = (value: unknown, file: string): Record<string, Stage> => {
  const shape = z.record(z.string(), z.unknown()).safeParse(value);
  if (!shape.success || Object.keys(shape.data).length === 0)
    throw new Refusal(
      `${file} exports no stages. It must export "stages", an object with one entry per stage.`,
    );
  const faults: StageFault[] = [];
  const stages: Record<string, Stage> = {};
  for (const [name, entry] of Object.entries(shape.data)) {
    if (!stageName.test(name))
      faults.push({
        path: name,
        message: 'is no name for a stage; use 2 to 20 small letters, digits and hyphens',
      });
    const result = stageSchema.safeParse(entry);
    if (result.success) stages[name] = result.data;
    const found = result.success
      ? [...stageFaults(result.data)]
      : result.error.issues.map((issue) => ({ path: dotted(issue.path), message: messageOf(issue) }));
    faults.push(
      ...found.map(({ path, message }) => ({ path: [name, path].filter(Boolean).join('.'), message })),
    );
  }
  faults.push(...tableFaults(stages));
  refuseFaults(file, faults, 'Mend them and run the command again.');
  return stages;
};

/**
 * Reads a stage file.
 * @throws a `Refusal` that lists every fault
 */
export const readStages = async (file: string): Promise<Record<string, Stage>> =>
  parseStages(await exportedBy(file), file);

/**
 * Reads one stage.
 * @param file path of the stage file
 * @param name name of the stage; empty when none was given
 * @throws a `Refusal` that says what to write: the faults of the file, or the names of the stages
 */
export const loadStage = async (file: string, name: string): Promise<NamedStage> => {
  const stages = await readStages(file);
  const names = Object.keys(stages).join(', ');
  if (name === '') throw new Refusal(`Which stage? Give one of ${names} with --stage.`);
  const stage = stages[name];
  if (!stage) throw new Refusal(`There is no stage "${name}" in ${file}. Give one of ${names} with --stage.`);
  return { name, ...stage };
};

/**
 * Refuses a stage that still has stand-ins.
 * @throws a `Refusal` that lists them
 */
export const refuseStandIns = (stage: NamedStage, file: string): void => {
  const faults = [...standIns(stage)].map(({ path, message }) => ({
    path: `${stage.name}.${path}`,
    message,
  }));
  refuseFaults(file, faults, `${handbook} says where each value comes from.`);
};
