import { findStageProblems } from '../../schema/stage-rules.ts';
import type { Stage } from '../../schema/stages.ts';
import { readDocument } from '../read/read-document.ts';
import { valueProblem } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { validators } from '../read/validators.ts';

/**
 * Reads and checks the text of a stage file.
 * @param file the path that problems show
 * @returns the stages by name, which are valid only without problems
 */
export const checkStages = (
  file: string,
  text: string,
): { stages: Record<string, Stage>; problems: Problem[] } => {
  const document = readDocument(file, text, 'stages');
  const { value: stages, problems } = document;
  if (!validators.stages(stages)) return { stages: {}, problems };
  const found = Array.from(findStageProblems(stages), ({ path, ...params }) =>
    valueProblem(document, 'stage', path, params, { at: path.length === 1 ? 'key' : 'value' }),
  );
  return { stages, problems: [...problems, ...found] };
};
