import { CloudFormationClient, DeleteStackCommand } from '@aws-sdk/client-cloudformation';
import { awsClient } from '../aws-client.ts';
import { isWatched, stackName, monitoringRegion, watchStack } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { findStack } from '../stack/stack.ts';
import { runCdk } from '../template/cdk.ts';
import { toCommandError } from '../terminal/aws-errors.ts';
import { CommandError } from '../terminal/command-error.ts';
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

/** Deletes the monitoring stack of a stage if it exists: without the site its alarms would never end. */
export const deleteWatchStack = async (stage: NamedStage): Promise<void> => {
  const name = watchStack(stackName(stage));
  if (!(await findStack(name, monitoringRegion))) return;
  const client = awsClient(CloudFormationClient, { region: monitoringRegion });
  await client.send(new DeleteStackCommand({ StackName: name }));
};

/**
 * Deploys the monitoring stack of a stage in another region, or deletes it if the stage is no longer live. Runs after
 * the site, which it never blocks.
 * @returns failures, empty if none
 */
export const updateWatchStack = async (stage: NamedStage): Promise<string[]> => {
  const name = watchStack(stackName(stage));
  try {
    if (isWatched(stage)) await runCdk('deploy', name, '--require-approval', 'never', '--progress', 'events');
    else await deleteWatchStack(stage);
    return [];
  } catch (error) {
    const known = toCommandError(error);
    if (!(known instanceof CommandError)) throw known;
    return [
      `the stack ${name} in ${monitoringRegion} is not up to date, so the site may not be monitored: ${known.message.split('\n')[0] ?? ''} Is this region prepared? ${commandLine(`doctor --stage ${stage.name}`)}`,
    ];
  }
};
