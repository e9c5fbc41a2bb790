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
import { runCdk } from '../template/cdk.ts';
import { findStackEvents, findStackFailure } from './failure.ts';
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

/** Poll interval in seconds. */
const recordPauseSeconds = 15;
const sleepUntilNextPoll = (signal: AbortSignal): Promise<unknown> =>
  sleep(recordPauseSeconds * 1000, undefined, { signal });

/** Message of CloudFormation with the validation record of a certificate. */
const recordPattern = /Content of DNS Record is: \{Name: ([^,\s]+),\s*Type: (\w+),\s*Value: ([^}\s]+)\}/;

/**
 * Prints the validation records of a certificate while CloudFormation waits for them, so that a person can set them
 * at another DNS provider. They are in the events of the stack: CloudFormation,
 * "AWS::CertificateManager::Certificate",
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-certificatemanager-certificate.html.
 * @param since ignores earlier events
 * @param signal ends polling
 * @param wait sleeps between two polls
 * @internal for tests
 */
export const printCertificateRecords = async (
  stack: string,
  since: Date,
  print: (line: string) => void,
  signal: AbortSignal,
  wait = sleepUntilNextPoll,
): Promise<void> => {
  const known = new Set<string>();
  while (!signal.aborted) {
    for (const { Timestamp, ResourceStatusReason = '' } of await findStackEvents(stack)) {
      const [, name, type, value] = recordPattern.exec(ResourceStatusReason) ?? [];
      const line = `${name} ${type} ${value}`;
      if (name === undefined || known.has(line) || (Timestamp ?? since) < since) continue;
      if (known.size === 0)
        print('Set these records at the DNS provider now; the certificate is issued when they are set:');
      known.add(line);
      print(`  ${line}`);
    }
    await wait(signal).catch(() => undefined);
  }
};

/**
 * Deploys the synthesized template.
 * @param revertsDrift also restores resources that were deleted or changed outside of CloudFormation
 * @param print prints a line
 * @throws CommandError with the reason of a failure
 */
export const deployStack = async (
  stage: NamedStage,
  revertsDrift: boolean,
  print: (line: string) => void,
): Promise<void> => {
  const done = new AbortController();
  const waiting =
    stage.zone.id === undefined && (stage.dns !== false || stage.studio)
      ? printCertificateRecords(stackName(stage), new Date(), print, done.signal)
      : undefined;
  try {
    const flags = ['--require-approval', 'never', '--progress', 'events'];
    await runCdk('deploy', stackName(stage), ...flags, ...(revertsDrift ? ['--revert-drift'] : []));
  } catch (error) {
    const failure = await findStackFailure(stackName(stage));
    if (!(error instanceof CommandError) || !failure) throw error;
    throw new CommandError(
      `The stack ${stackName(stage)} was not deployed; no published page was changed.\nThe cause: ${failure.cause}\n${failure.next}`,
    );
  } finally {
    done.abort();
    await waiting;
  }
};
