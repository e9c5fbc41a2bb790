import {
  UpdateTerminationProtectionCommand,
  CloudFormationClient,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { setTimeout as sleep } from 'node:timers/promises';
import { awsClient } from '../aws-client.ts';
import { stackName } from '../resource-names.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/stage.ts';
import { findStackFailure } from './failure.ts';
import { isInProgress, findStackBlocker } from './state.ts';
import { ownStack, assertKeyStep } from './stack.ts';

/** Poll interval in seconds. */
const pauseSeconds = 10;

/**
 * Waits until CloudFormation is idle and returns the stack. Reports the remains of a failed creation, which the next
 * deployment deletes.
 * @param print prints a line
 * @returns undefined if there is no usable stack
 * @throws CommandError with the next step if the stack cannot be deployed to
 */
export const waitForStack = async (
  stage: NamedStage,
  print: (line: string) => void,
): Promise<Stack | undefined> => {
  let stack = await ownStack(stage);
  if (isInProgress(stack?.StackStatus))
    print(
      `A CloudFormation operation on ${stackName(stage)} is in progress (${stack?.StackStatus}), from this deployment or another one. Waiting until it is complete …`,
    );
  while (isInProgress(stack?.StackStatus)) {
    await sleep(pauseSeconds * 1000);
    stack = await ownStack(stage);
  }
  assertKeyStep(stage, stack);
  const blocker = findStackBlocker(stage, stack);
  if (!blocker) return stack?.StackStatus === 'REVIEW_IN_PROGRESS' ? undefined : stack;
  const failure = await findStackFailure(stackName(stage));
  const cause = failure ? `\nThe cause: ${failure.cause}\n${failure.next}` : '';
  if (stack?.StackStatus === 'ROLLBACK_COMPLETE' && !stack.EnableTerminationProtection) {
    print(`${blocker.what}; it is deleted and created again.${cause}`);
    return undefined;
  }
  throw new CommandError(`Nothing was changed: ${blocker.what}.${cause}\n${blocker.next}`);
};

/**
 * Enables termination protection. Called after the creation, because a failed creation must be deleted.
 * CloudFormation User Guide, "Protect CloudFormation stacks from being deleted",
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-protect-stacks.html.
 */
export const enableTerminationProtection = async (stage: NamedStage): Promise<void> => {
  await awsClient(CloudFormationClient).send(
    new UpdateTerminationProtectionCommand({
      StackName: stackName(stage),
      EnableTerminationProtection: true,
    }),
  );
};
