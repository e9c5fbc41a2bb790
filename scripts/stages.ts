import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError, UsageError } from '../infra/terminal/command-error.ts';
import type { NamedStage, Stage } from '../infra/stage/stage.ts';
import { checkStages } from '../documents/check/check-stages.ts';
import { formatProblems } from '../documents/node/format-problems.ts';
import { fileProblem } from '../documents/problems/finding.ts';
import type { Problem } from '../documents/problems/problem.ts';
import { defaultPagesDir, stagesFile } from './shared-options.ts';

/** Returns the stages of a file and its problems; neither if there is no file. */
const readStageFile = async (file: string): Promise<ReturnType<typeof checkStages>> => {
  const [former, name] = [file.replace(/\.ya?ml$/, '.ts'), file.replace(/\.ts$/, '.yaml')];
  if (existsSync(file) && file !== former) return checkStages(file, await readFile(file, 'utf8'));
  return { stages: {}, problems: existsSync(former) ? [fileProblem(former, 'former-file', { name })] : [] };
};

/** Returns the problems of the stage file of the site, if there is one. */
export const findStageFileProblems = async (): Promise<Problem[]> =>
  (await readStageFile(stagesFile)).problems;

/**
 * Reads one stage.
 * @param file path of the stage file
 * @param name name of the stage; empty if none was given
 * @throws CommandError that lists the problems of the file, or names the available stages
 */
export const loadStage = async (file: string, name: string): Promise<NamedStage> => {
  const { stages, problems } = await readStageFile(file);
  if (problems.length > 0)
    throw new CommandError([...formatProblems(problems), 'Fix them and run the command again.'].join('\n'));
  const names = Object.keys(stages).join(', ');
  if (names === '')
    throw new CommandError(
      `There are no stages in ${file}. Write them into it, or name another file with --stages.`,
    );
  if (name === '') throw new UsageError(`No stage given. Give one of ${names} with --stage.`);
  const stage = stages[name];
  if (!stage)
    throw new UsageError(`There is no stage "${name}" in ${file}. Give one of ${names} with --stage.`);
  return { name, ...stage };
};

/** Returns the stages of a site with these documents. A missing or invalid stage file has none. */
export const readSiteStages = async (pagesDir: string, file = stagesFile): Promise<Stage[]> => {
  const { stages } = await readStageFile(file);
  return Object.values(stages).filter(({ pages = defaultPagesDir }) => resolve(pages) === resolve(pagesDir));
};
