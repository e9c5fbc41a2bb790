import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { restoreObjects } from '../releases/restore.ts';
import { runStep } from '../terminal/step.ts';
import { invalidate } from './takedown.ts';
import { CommandError } from '../terminal/command-error.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import { runInCheckout } from '../checkout/deploy-checkout.ts';
import { tryGit } from '../checkout/git.ts';
import { findActiveVersion } from './releases.ts';

/**
 * Restores deleted files, builds the active version of a stage again, with the current stage file, and publishes its
 * pages, so that pages appear and disappear on their dates. It uses neither the newest tag nor the last deployed one,
 * which would undo a rollback. It sends no test lead, because one every night would silence the alarm on missing leads.
 * @throws CommandError with the next step
 */
export const rebuild = async ({ stage, yes }: { stage: NamedStage; yes: boolean }): Promise<void> => {
  const outputs = await requireOutputs(stage);
  const restored = await runStep('Restoring deleted files', () =>
    restoreObjects(createS3Store(awsClient(S3Client), outputs.pages)),
  );
  if (restored > 0) {
    console.log(`${restored} deleted or overwritten files were restored.`);
    await invalidate(outputs.distribution, ['/*']);
  }
  const { version, shown } = await findActiveVersion(outputs);
  console.log(`\n"${stage.name}" serves ${version}.`);
  if (version.startsWith('-') || !tryGit('rev-parse', '--verify', '--quiet', `${version}^{commit}`).done)
    throw new CommandError(
      version.endsWith('-dirty')
        ? `${version} was deployed with uncommitted changes and cannot be built again. Commit them and deploy the commit.`
        : `This clone does not contain ${version}. Fetch it: git fetch --tags`,
    );
  await runInCheckout(stage, version, 'deploy', [
    ...(yes ? ['--yes'] : []),
    '--no-lead',
    '--leave-out-unfinished',
    ...(shown ? ['--pages-only'] : []),
  ]);
};
