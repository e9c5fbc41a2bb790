import { isWatched, stackName, watchRegion, watchStack } from '../names.ts';
import type { NamedStage } from '../stage/load.ts';
import { runCdk } from '../template/cdk.ts';
import { assembly } from '../template/synth-late.ts';
import { Refusal } from '../terminal/refusal.ts';

/**
 * Shows what a deployment would change in AWS. A region that does not answer about who watches the site holds nothing up.
 * @param tell prints a line
 */
export const showChanges = async (stage: NamedStage, tell: (line: string) => void): Promise<void> => {
  await runCdk('diff', assembly, stackName(stage));
  if (!isWatched(stage)) return;
  try {
    await runCdk('diff', assembly, watchStack(stackName(stage)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(`${watchRegion} does not say what would change for who watches the site; npm run doctor says why.`);
  }
};
