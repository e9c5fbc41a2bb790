import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { pointNamesAtDistribution, printManualRecords } from '../dns/name-records.ts';
import { assertSandboxDeclared, createSesAccount } from '../mail/ready.ts';
import type { Outputs } from '../outputs.ts';
import { putFiles } from '../publish/folder.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { readBuiltSite } from '../releases/built-site.ts';
import { createKvsStore } from '../releases/key-store.ts';
import { withLock } from '../releases/lock.ts';
import { pointerText } from '../releases/active-release.ts';
import { defaultRetention } from '../releases/prune.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { syncTakedowns } from '../releases/takedown.ts';
import { plannedRelease, readRecords } from '../releases/record.ts';
import { verifyDeployment } from '../smoke/verify-deployment.ts';
import { deployStack, enableTerminationProtection, waitForStack } from '../stack/deploy-stack.ts';
import { outputsOf, requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import { synth } from '../template/cdk.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { throwIfAny } from '../terminal/command-error.ts';
import { runStep } from '../terminal/step.ts';
import { currentUserName } from '../stack/account.ts';
import { invalidate } from './takedown.ts';
import { showChanges, updateWatchStack } from './watch-stack.ts';
import { assertReadyForLive } from './live-requirements.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { commandLine } from '../terminal/command-line.mjs';

type Options = {
  stage: NamedStage;
  /** Reads the documents and bundles the functions. */
  prepare: () => Promise<ReleaseInputs>;
  /** Skips the confirmation. */
  yes: boolean;
  /** Sends a test lead at the end. Test leads of a nightly rebuild would silence the alarm on missing leads. */
  sendsLead: boolean;
  /** Publishes the pages only and does not change the stack. */
  pagesOnly: boolean;
  /** Restores resources that were deleted or changed outside of CloudFormation. */
  revertsDrift: boolean;
};

/**
 * Deploys a stage: builds and checks, shows the changes, asks for confirmation, uploads the release, updates the
 * stack, activates the release, prunes old releases, points unused names at the stage, and verifies the result from
 * outside.
 * @throws CommandError with the next step
 */
export const deploy = async (options: Options): Promise<void> => {
  const { stage, prepare, yes, sendsLead, pagesOnly, revertsDrift } = options;
  const before = await runStep('Checking the stack', (print) => waitForStack(stage, print));
  const known = before && outputsOf(before);
  if (pagesOnly) await requireOutputs(stage);
  if (sendsLead) await runStep('Checking SES', () => assertSandboxDeclared(stage, createSesAccount()));
  const release = await prepare();
  assertReadyForLive(stage, release);
  const dist = await runStep('Building the pages', release.buildPages);
  const { studio } = stage;
  const studioFolder =
    studio && !pagesOnly
      ? await runStep('Building the Studio', () => release.buildStudio(studio))
      : undefined;
  const client = awsClient(S3Client);
  const built = await readBuiltSite(dist, release.redirects);
  const records = known?.pages === undefined ? [] : await readRecords(createS3Store(client, known.pages));
  const by = await currentUserName();
  const record = plannedRelease(records, built, { ...release, by });
  // Termination protection comes after the creation, because a failed creation must be deleted.
  const protectedNow = stage.live && before !== undefined;
  if (!pagesOnly) {
    await synth({ stage, protect: protectedNow, ...release, deployed: pointerText(record) });
    await runStep('Changes in AWS', (print) => showChanges(stage, print));
  }
  if (!yes) await confirmOrThrow(`Deploy "${stage.name}" to https://${stage.domain}?`);

  const changeStack = async (): Promise<Outputs> => {
    if (pagesOnly) return requireOutputs(stage);
    await runStep('Deploying the stack (the first time 10 to 20 minutes)', (print) =>
      deployStack(stage, revertsDrift, print),
    );
    if (stage.live && !protectedNow)
      await runStep('Protecting the stack from deletion', () => enableTerminationProtection(stage));
    return requireOutputs(stage);
  };
  // Without a bucket there is nothing to lock; CloudFormation itself rejects a second creation.
  let changed = known?.pages === undefined ? await changeStack() : undefined;
  const store = createS3Store(client, changed?.pages ?? known?.pages ?? '');
  const outputs = await runStep('Publishing the pages', (print) =>
    withLock(store, { by, what: `a deployment of ${release.version}`, print }, async (lock) => {
      const keeping = stage.releases ?? defaultRetention;
      if (known?.keys !== undefined) await syncTakedowns({ store, keys: createKvsStore(known.keys) }, lock);
      const repaired = await publishRelease({ store, built, record, by, lock, keeping, print }, async () => {
        changed ??= await changeStack();
        return { keys: createKvsStore(changed.keys), fallback: changed.release.split(' ')[0] ?? '' };
      });
      const now = changed ?? (await requireOutputs(stage));
      if (repaired) await invalidate(now.distribution, ['/*']);
      if (studioFolder !== undefined) {
        await putFiles(createS3Store(client, now.studioBucket ?? ''), '', studioFolder);
        print(`the Studio: ${Object.keys(studioFolder.files).length} files`);
      }
      return now;
    }),
  );
  const awaitsCutover =
    stage.dns !== false &&
    (await runStep('Pointing the DNS records at the site', (print) =>
      pointNamesAtDistribution(stage, outputs, print),
    ));

  if (studio && studioFolder !== undefined && stage.zone.id === undefined)
    printManualRecords(stage, [studio.domain], outputs.studioHost ?? '', console.log);

  const unwatched = pagesOnly
    ? []
    : await runStep('Updating the monitoring stack', () => updateWatchStack(stage));
  const first = before === undefined;
  const { url, findings } = await runStep('Verifying the result', (print) =>
    verifyDeployment({ stage, sendsLead, release, record, dist, studioFolder, outputs, first }, print),
  );
  findings.push(...unwatched);
  const rollback = commandLine(`rollback --stage ${stage.name}`);
  throwIfAny(
    `${url} is deployed, but has problems:`,
    findings,
    first
      ? undefined
      : `To restore the previous pages: ${rollback}. To restore everything: ${rollback} --stack --to <tag>.`,
  );
  throwIfAny(
    `${url} is up to date, but pages were skipped:`,
    release.leftOut,
    'Write the texts and release them. Until then every nightly rebuild skips these pages and fails here.',
  );
  console.log(
    `\n${url} is up to date${awaitsCutover ? ', but its DNS records point to the older site until the cutover' : ''}.`,
  );
};
