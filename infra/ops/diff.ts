import type { NamedStage } from '../stage/load.ts';
import { showChanges } from './show-changes.ts';
import type { Release } from '../release.ts';
import { outputsOf, ownStack } from '../stack/stack.ts';
import { step } from '../terminal/step.ts';
import { synthLate } from '../template/synth-late.ts';

/**
 * Shows what a deployment would change in AWS. The pages are not compared.
 * @throws a `Refusal` with the next step
 */
export const diff = async (stage: NamedStage, prepare: () => Promise<Release>): Promise<void> => {
  const stack = await ownStack(stage);
  await step('Making and checking the template', async () =>
    synthLate({
      stage,
      protect: stage.live && stack !== undefined,
      ...(await prepare()),
      // As it is: which release a deployment would make only its build says.
      deployed: (stack && outputsOf(stack).release) ?? '',
    }),
  );
  await step('What would change in AWS', (tell) => showChanges(stage, tell));
};
