import type { NamedStage } from '../stage/stage.ts';
import { isWatched, stackName, monitoringRegion, watchStack } from '../resource-names.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { outputsOf, ownStack } from '../stack/stack.ts';
import { runStep } from '../terminal/step.ts';
import { runCdk, synth } from '../template/cdk.ts';
import { commandLine } from '../terminal/command-line.mjs';

/**
 * Prints what a deployment would change in AWS. If the region of the monitoring stack does not respond, the rest is
 * still shown.
 * @param print prints a line
 */
export const showChanges = async (stage: NamedStage, print: (line: string) => void): Promise<void> => {
  await runCdk('diff', stackName(stage));
  if (!isWatched(stage)) return;
  try {
    await runCdk('diff', watchStack(stackName(stage)));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(
      `${monitoringRegion} did not return the changes of the monitoring stack; ${commandLine('doctor')} shows why.`,
    );
  }
};

type Options = { stage: NamedStage; prepare: () => Promise<ReleaseInputs> };

/**
 * Prints what a deployment would change in AWS. Pages are not compared.
 * @throws CommandError with the next step
 */
export const diff = async ({ stage, prepare }: Options): Promise<void> => {
  const stack = await ownStack(stage);
  await synth({
    stage,
    protect: stage.live && stack !== undefined,
    ...(await prepare()),
    // The currently deployed release, because the id of the next one is only known after its build.
    deployed: (stack && outputsOf(stack).release) ?? '',
  });
  await runStep('Changes that a deployment would make in AWS', (print) => showChanges(stage, print));
};
