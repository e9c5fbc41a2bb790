import { CommandError } from '../terminal/command-error.ts';
import { runCdk } from '../template/cdk.ts';
import { stackName } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { printCertificateRecords } from './certificate-record.ts';
import { findStackFailure } from './failure.ts';

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
