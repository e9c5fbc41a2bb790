import type { Stack } from '@aws-sdk/client-cloudformation';
import { primaryRegion, stackName } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Why a stack cannot be deployed to, and what to do about it. */
type StackBlocker = { what: string; next: string };

/** Whether a stack operation is in progress. A stack in review does not block; a deployment continues from there. */
export const isInProgress = (status = ''): boolean =>
  status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS';

/**
 * Returns why a stack cannot be deployed to, and the next step. Meaning of each status: AWS CloudFormation User
 * Guide, "Understand CloudFormation stack creation events",
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html. Recovery from UPDATE_FAILED:
 * API Reference, "RollbackStack",
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_RollbackStack.html.
 * @returns undefined if a deployment can continue
 */
export const findStackBlocker = (stage: NamedStage, stack: Stack | undefined): StackBlocker | undefined => {
  const status: string = stack?.StackStatus ?? '';
  const name = stackName(stage);
  const by = (command: string) =>
    `aws cloudformation ${command} --stack-name ${name} --region ${primaryRegion}`;
  const deploy = commandLine(`deploy --stage ${stage.name}`);
  const removal = `Fix the cause. An administrator deletes the remains: ${by('delete-stack')}. Then: ${deploy}`;
  const steps: Record<string, string> = {
    CREATE_FAILED: removal,
    ROLLBACK_FAILED: removal,
    ROLLBACK_COMPLETE: `Fix the cause, then: ${deploy}. It deletes the remains and creates the stack again.`,
    UPDATE_ROLLBACK_FAILED: `Fix the cause, then: ${by('continue-update-rollback')}. When it is UPDATE_ROLLBACK_COMPLETE: ${deploy}`,
    UPDATE_FAILED: `Roll back the incomplete update: ${by('rollback-stack')}. When it is UPDATE_ROLLBACK_COMPLETE: ${deploy}`,
    DELETE_FAILED: `Fix the cause, then delete it again: ${commandLine(`destroy --stage ${stage.name}`)}`,
  };
  // The stack is unusable and contains no data.
  const isFailed = /^(CREATE_FAILED|ROLLBACK_COMPLETE|ROLLBACK_FAILED)$/.test(status);
  const next =
    isFailed && stack?.EnableTerminationProtection
      ? `Disable termination protection: ${by('update-termination-protection --no-enable-termination-protection')}. Then: ${deploy}`
      : steps[status];
  if (next === undefined) return undefined;
  return {
    what: isFailed ? `the creation of ${name} failed (${status})` : `the stack ${name} is ${status}`,
    next,
  };
};
