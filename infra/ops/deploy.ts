import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { pointNamesAtDistribution, printManualRecords } from '../dns/name-records.ts';
import { assertSandboxDeclared, createSesAccount } from '../mail/ready.ts';
import type { Outputs } from '../outputs.ts';
import { listFiles, putFiles } from '../publish/folder.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { readBuiltSite } from '../releases/built-site.ts';
import { createKvsStore } from '../releases/key-store.ts';
import { withLock } from '../releases/lock.ts';
import { plannedRelease } from '../releases/record.ts';
import { pointerText } from '../releases/active-release.ts';
import { defaultRetention } from '../releases/prune.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { readRecords } from '../releases/record.ts';
import { verifyDeployment } from '../smoke/verify-deployment.ts';
import { deployStack } from '../stack/deploy-stack.ts';
import { enableTerminationProtection, waitForStack } from '../stack/wait-for-stack.ts';
import { outputsOf, requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/load.ts';
import { synth } from '../template/cdk.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { CommandError, throwIfAny } from '../terminal/command-error.ts';
import { runStep } from '../terminal/step.ts';
import { currentUserName } from '../stack/account.ts';
import { updateWatchStack } from './watch-stack.ts';
import { showChanges } from './diff.ts';
import { assertReadyForLive } from '../doctor/live-requirements.ts';
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
};

/**
 * Deploys a stage: builds and checks, shows the changes, asks for confirmation, uploads the release, updates the
 * stack, activates the release, prunes old releases, points unused names at the stage, and verifies the result from
 * outside.
 * @throws CommandError with the next step
 */
export const deploy = async ({ stage, prepare, yes, sendsLead, pagesOnly }: Options): Promise<void> => {
  const before = await runStep('Looking at the stack', (tell) => waitForStack(stage, tell));
  const known = before && outputsOf(before);
  if (pagesOnly && known?.keys === undefined)
    throw new CommandError(
      `The stack of "${stage.name}" knows no releases yet. Deploy it whole: ${commandLine(`deploy --stage ${stage.name}`)}`,
    );
  if (sendsLead) await runStep('Asking SES', () => assertSandboxDeclared(stage, createSesAccount()));
  const release = await runStep('Reading the documents and bundling the functions', prepare);
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
    const deployed = pointerText(record);
    await runStep('Making and checking the template', () =>
      synth({ stage, protect: protectedNow, ...release, deployed }),
    );
    await runStep('What changes in AWS', (tell) => showChanges(stage, tell));
  }
  if (!yes) await confirmOrThrow(`Deploy "${stage.name}" to https://${stage.domain}?`);

  const changeStack = async (): Promise<Outputs> => {
    if (pagesOnly) return requireOutputs(stage);
    await runStep('Deploying the stack (the first time 10 to 20 minutes)', (tell) =>
      deployStack(stage, tell),
    );
    if (stage.live && !protectedNow)
      await runStep('Protecting the stack from deletion', () => enableTerminationProtection(stage));
    return requireOutputs(stage);
  };
  // Without a bucket there is nothing to lock; CloudFormation itself rejects a second creation.
  let changed = known?.pages === undefined ? await changeStack() : undefined;
  const store = createS3Store(client, changed?.pages ?? known?.pages ?? '');
  const outputs = await runStep('Publishing the pages', (tell) =>
    withLock(store, { by, what: `a deployment of ${release.version}`, tell }, async (lock) => {
      const keeping = stage.releases ?? defaultRetention;
      await publishRelease({ store, built, record, by, lock, keeping, tell }, async () => {
        changed ??= await changeStack();
        return { keys: createKvsStore(changed.keys ?? ''), fallback: changed.release?.split(' ')[0] ?? '' };
      });
      const now = changed ?? (await requireOutputs(stage));
      if (studioFolder !== undefined) {
        const names = await listFiles(studioFolder);
        await putFiles(createS3Store(client, now.studioBucket ?? ''), '', studioFolder, names);
        tell(`the Studio: ${names.length} files`);
      }
      return now;
    }),
  );
  const awaitsCutover =
    stage.dns !== false &&
    (await runStep('Leading the names to the site', (tell) =>
      pointNamesAtDistribution(stage, outputs, tell),
    ));

  if (studio && studioFolder !== undefined && stage.zone.id === undefined)
    printManualRecords(stage, [studio.domain], outputs.studioHost ?? '', console.log);

  const unwatched = pagesOnly
    ? []
    : await runStep('Setting who watches the site', () => updateWatchStack(stage));
  const first = before === undefined;
  const { url, findings } = await runStep('Looking at the result', (tell) =>
    verifyDeployment(
      { stage, sendsLead },
      { release, id: record.id, dist, studioFolder, outputs, first },
      tell,
    ),
  );
  findings.push(...unwatched);
  const rollback = commandLine(`rollback --stage ${stage.name}`);
  throwIfAny(
    `${url} is deployed, but not as it should be:`,
    findings,
    first
      ? undefined
      : `The pages of before come back with ${rollback}, everything with ${rollback} --stack --to <tag>.`,
  );
  throwIfAny(
    `${url} is up to date, but pages are left out:`,
    release.leftOut,
    'Write the texts and release them. Until then every nightly rebuild leaves the pages out and fails here.',
  );
  console.log(
    `\n${url} is up to date${awaitsCutover ? ', and its name leads to the older site until the cutover' : ''}.`,
  );
};
