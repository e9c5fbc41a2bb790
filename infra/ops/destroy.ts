import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { eachOf } from '../publish/for-each-concurrent.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { Refusal } from '../terminal/command-error.ts';
import { stackName } from '../resource-names.ts';
import type { NamedStage } from '../stage/load.ts';
import { endWatch } from './watch-stack.ts';
import { ask } from '../terminal/confirm.ts';
import type { Release } from '../release-inputs.ts';
import { ownStack, requireOutputs } from '../stack/stack.ts';
import { messagesIn } from '../stack/count-messages.ts';
import { isFailedCreation, stuckAt } from '../stack/state.ts';
import { dropNames } from '../dns/name-records.ts';
import type { Stack } from '@aws-sdk/client-cloudformation';
import { refuseHoldingLeads } from '../stack/assert-holds-no-leads.ts';
import { step } from '../terminal/step.ts';
import { runCdk, synth } from '../template/cdk.ts';

type Options = { stage: NamedStage; prepare: () => Promise<Release>; yes: boolean };

/** Deletes what a failed creation has left: nobody ever wrote to it. */
const destroyRest = async (
  stage: NamedStage,
  stack: Stack | undefined,
  { prepare, yes }: Pick<Options, 'prepare' | 'yes'>,
): Promise<void> => {
  if (stack?.EnableTerminationProtection) throw new Refusal(stuckAt(stage, stack)?.next ?? '');
  if (!yes) await ask(`Delete what the failed creation of "${stage.name}" has left?`, stage.name);
  await step('Making the template', async () => synth({ stage, ...(await prepare()), deployed: '' }));
  await step(`Deleting the stack ${stackName(stage)}`, () => runCdk('destroy', stackName(stage), '--force'));
  console.log(`\nDeleted. When the cause is mended: npm run deploy -- --stage ${stage.name}`);
};

/**
 * Deletes a stage that holds no leads. The empty archive and the empty queues stay behind.
 * @throws a `Refusal` when it is live or holds leads
 */
export const destroy = async ({ stage, prepare, yes }: Options): Promise<void> => {
  const before = await ownStack(stage);
  if (isFailedCreation(before?.StackStatus)) return destroyRest(stage, before, { prepare, yes });
  const outputs = await requireOutputs(stage);
  const s3 = awsClient(S3Client);
  await step('Looking for leads', () =>
    refuseHoldingLeads(stage, {
      archive: async () => (await createS3Store(s3, outputs.archive).list('leads/')).size,
      queue: () => messagesIn(outputs.waiting),
      'dead letters': () => messagesIn(outputs.dead),
    }),
  );
  if (!yes) await ask(`Delete "${stage.name}", https://${stage.domain} and its pages?`, stage.name);

  await step('Making the template', async () => synth({ stage, ...(await prepare()), deployed: '' }));
  await step('Ending the watch', () => endWatch(stage));
  await step('Taking the names away', () => dropNames(stage, outputs));
  await step('Removing the pages', async (tell) => {
    for (const bucket of [outputs.pages, outputs.previewBucket ?? [], outputs.studioBucket ?? []].flat()) {
      const store = createS3Store(s3, bucket);
      const keys = [...(await store.list('')).keys()];
      await eachOf(keys, (key) => store.remove(key));
      tell(`${keys.length} objects`);
    }
  });
  await step(`Deleting the stack ${stackName(stage)}`, () => runCdk('destroy', stackName(stage), '--force'));
  console.log(
    `\nDeleted. The empty bucket ${outputs.archive} and the empty queues stay; delete them by hand.`,
  );
};
