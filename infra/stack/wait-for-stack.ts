import {
  UpdateTerminationProtectionCommand,
  CloudFormationClient,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { setTimeout as sleep } from 'node:timers/promises';
import { awsClient } from '../aws-client.ts';
import { stackName } from '../resource-names.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import { findStackFailure } from './failure.ts';
import { isInProgress, findStackBlocker } from './state.ts';
import { ownStack, assertKeyStep } from './stack.ts';

/** Seconds between two looks at a stack that is being changed. */
const pauseSeconds = 10;

/**
 * The stack of a stage, ready for a deployment: waits while CloudFormation is at work, because a deployment that was
 * broken off goes on there. What is left of a failed creation is told, and the deployment replaces it.
 * @param tell prints a line
 * @returns undefined when there is none, or nothing of use
 * @throws CommandError with the next step when it cannot be deployed to
 */
export const waitForStack = async (
  stage: NamedStage,
  tell: (line: string) => void,
): Promise<Stack | undefined> => {
  let stack = await ownStack(stage);
  if (isInProgress(stack?.StackStatus))
    tell(
      `CloudFormation is at work on ${stackName(stage)} (${stack?.StackStatus}): an earlier deployment, or another one. Waiting for its end …`,
    );
  while (isInProgress(stack?.StackStatus)) {
    await sleep(pauseSeconds * 1000);
    stack = await ownStack(stage);
  }
  assertKeyStep(stage, stack);
  const stuck = findStackBlocker(stage, stack);
  if (!stuck) return stack?.StackStatus === 'REVIEW_IN_PROGRESS' ? undefined : stack;
  const failure = await findStackFailure(stackName(stage));
  const cause = failure ? `\nThe cause: ${failure.cause}\n${failure.next}` : '';
  if (stack?.StackStatus === 'ROLLBACK_COMPLETE' && !stack.EnableTerminationProtection) {
    tell(`${stuck.what}; it is deleted and created anew.${cause}`);
    return undefined;
  }
  throw new CommandError(`Nothing was changed: ${stuck.what}.${cause}\n${stuck.next}`);
};

/**
 * Protects a stack from deletion. It comes after its creation: one that fails has to be deleted. CloudFormation User Guide,
 * "Protect CloudFormation stacks from being deleted",
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
