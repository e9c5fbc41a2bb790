import { readFile } from 'node:fs/promises';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { CommandError, UsageError } from '../terminal/command-error.ts';
import { parseStages, throwStageProblems } from './parse.ts';
import { findStandIns } from './rules.ts';
import type { Stage } from './stage.ts';
import { handbook } from '../terminal/handbook.ts';

/** A stage with its name in the stage file. */
export type NamedStage = Stage & { name: string };

/** Describes the location and message of an error from esbuild or from the file itself. */
const reasonOf = (error: unknown): string => {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  if (first) return `${first.location ? `line ${first.location.line}: ` : ''}${first.text}`;
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
};

/** Rejects imports: a stage file is read by itself and may be in a folder without packages. */
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
                text: `it imports "${path}", but a stage file must not import anything; write the values into it (import type is allowed)`,
              },
            ],
          },
    );
  },
};

/** Returns the exports of a stage file, which may be outside of this repository. */
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
    throw new CommandError(
      `${file} cannot be read: ${reasonOf(error)}\nFix it, or name another stage file with --stages.`,
    );
  }
};

/**
 * Reads a stage file.
 * @throws CommandError that lists all problems
 */
export const readStages = async (file: string): Promise<Record<string, Stage>> =>
  parseStages(await exportedBy(file), file);

/**
 * Reads one stage.
 * @param file path of the stage file
 * @param name name of the stage; empty if none was given
 * @throws CommandError that says what to write: the problems of the file, or the available stages
 */
export const loadStage = async (file: string, name: string): Promise<NamedStage> => {
  const stages = await readStages(file);
  const names = Object.keys(stages).join(', ');
  if (name === '') throw new UsageError(`No stage given. Give one of ${names} with --stage.`);
  const stage = stages[name];
  if (!stage)
    throw new UsageError(`There is no stage "${name}" in ${file}. Give one of ${names} with --stage.`);
  return { name, ...stage };
};

/**
 * Throws if a stage still has stand-ins.
 * @throws CommandError that lists them
 */
export const assertNoStandIns = (stage: NamedStage, file: string): void => {
  const problems = [...findStandIns(stage)].map(({ path, message }) => ({
    path: `${stage.name}.${path}`,
    message,
  }));
  throwStageProblems(file, problems, `${handbook} says where each value comes from.`);
};
