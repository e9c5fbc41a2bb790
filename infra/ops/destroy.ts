import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import { stackName } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { deleteWatchStack } from './watch-stack.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { ownStack, requireOutputs } from '../stack/stack.ts';
import { countMessages } from '../stack/count-messages.ts';
import { isFailedCreation, findStackBlocker } from '../stack/state.ts';
import { removeNameRecords } from '../dns/name-records.ts';
import type { Stack } from '@aws-sdk/client-cloudformation';
import { runStep } from '../terminal/step.ts';
import { runCdk, synth } from '../template/cdk.ts';
import { commandLine } from '../terminal/command-line.mjs';

/**
 * The places that can contain leads, each with a function that returns how many it contains (at least: it may stop
 * counting).
 */
type LeadHolders = Record<'archive' | 'queue' | 'dead letters', () => Promise<number>>;

/**
 * Throws if a stage is live or holds leads.
 * @throws CommandError that says where the leads are and how to export them
 */
export const assertHoldsNoLeads = async (stage: NamedStage, holders: LeadHolders): Promise<void> => {
  if (stage.live)
    throw new CommandError(
      `The stage "${stage.name}" is live and was not deleted. Set live: false in the stage file and deploy that first.`,
    );
  const found: string[] = [];
  for (const [place, count] of Object.entries(holders)) if ((await count()) > 0) found.push(place);
  if (found.length > 0)
    throw new CommandError(
      `The stage "${stage.name}" holds leads (${found.join(', ')}) and was not deleted. Export and delete them, or wait until they expire; see infra/handbook/leads.md.`,
    );
};

type Options = { stage: NamedStage; prepare: () => Promise<ReleaseInputs>; yes: boolean };

const synthesize = async ({ stage, prepare }: Options): Promise<void> =>
  synth({ stage, ...(await prepare()), deployed: '' });

const deleteStack = ({ stage }: Options): Promise<void> =>
  runStep(`Deleting the stack ${stackName(stage)}`, () => runCdk('destroy', stackName(stage), '--force'));

/** Deletes the resources of a failed creation, which contain no data. */
const destroyFailedCreation = async (options: Options, stack: Stack | undefined): Promise<void> => {
  const { stage, yes } = options;
  if (stack?.EnableTerminationProtection) throw new CommandError(findStackBlocker(stage, stack)?.next ?? '');
  if (!yes) await confirmOrThrow(`Delete the remains of the failed creation of "${stage.name}"?`, stage.name);
  await synthesize(options);
  await deleteStack(options);
  console.log(`\nDeleted. When the cause is fixed: ${commandLine(`deploy --stage ${stage.name}`)}`);
};

/**
 * Deletes a stage that holds no leads. The empty archive and the empty queues are retained.
 * @throws CommandError if it is live or holds leads
 */
export const destroy = async (options: Options): Promise<void> => {
  const { stage, yes } = options;
  const before = await ownStack(stage);
  if (isFailedCreation(before?.StackStatus)) return destroyFailedCreation(options, before);
  const outputs = await requireOutputs(stage);
  const s3 = awsClient(S3Client);
  await runStep('Checking for leads', () =>
    assertHoldsNoLeads(stage, {
      archive: async () => (await createS3Store(s3, outputs.archive).list('leads/')).size,
      queue: () => countMessages(outputs.waiting),
      'dead letters': () => countMessages(outputs.dead),
    }),
  );
  if (!yes)
    await confirmOrThrow(`Delete "${stage.name}", https://${stage.domain} and its pages?`, stage.name);

  await synthesize(options);
  await runStep('Deleting the monitoring stack', () => deleteWatchStack(stage));
  await runStep('Removing the DNS records', () => removeNameRecords(stage, outputs));
  await runStep('Removing the pages', async (print) => {
    for (const bucket of [outputs.pages, outputs.previewBucket ?? [], outputs.studioBucket ?? []].flat()) {
      const store = createS3Store(s3, bucket);
      const versions = await store.versions('');
      await forEachConcurrent(versions, ({ key, id }) => store.remove(key, id));
      print(`${versions.length} versions of objects`);
    }
  });
  await deleteStack(options);
  console.log(
    `\nDeleted. The empty bucket ${outputs.archive} and the empty queues are retained; delete them by hand.`,
  );
};
