import {
  CloudFrontClient,
  CreateInvalidationCommand,
  waitUntilInvalidationCompleted,
} from '@aws-sdk/client-cloudfront';
import { awsClient } from '../aws-client.ts';
import { currentUserName } from '../stack/account.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { CommandError } from '../terminal/command-error.ts';
import { runStep } from '../terminal/step.ts';
import { withLock } from '../releases/lock.ts';
import { openReleaseStores } from '../releases/release-stores.ts';
import { sharedFiles } from '../releases/publish-release.ts';
import { findPicture, takeDown, invalidationPaths } from '../releases/takedown.ts';

/**
 * Invalidates files in CloudFront and waits for completion (one to two minutes, ten at most).
 * @param paths URL paths; each may end in an asterisk
 */
export const invalidate = async (distribution: string, paths: string[]): Promise<void> => {
  const client = awsClient(CloudFrontClient);
  const { Invalidation } = await client.send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: {
        CallerReference: String(Date.now()),
        Paths: { Quantity: paths.length, Items: paths },
      },
    }),
  );
  await waitUntilInvalidationCompleted(
    { client, maxWaitTime: 600 },
    { DistributionId: distribution, Id: Invalidation?.Id ?? '' },
  );
};

type Options = { stage: NamedStage; file: string; yes: boolean };

/**
 * Removes an image from all releases: every variant, and the share images that show it.
 * @throws CommandError with the next step
 */
export const takedown = async ({ stage, file, yes }: Options): Promise<void> => {
  const outputs = await requireOutputs(stage);
  const { stores, records, live } = await openReleaseStores(outputs);
  const { keys, naming } = findPicture(records, await sharedFiles(stores.store), file);
  if (keys.length === 0)
    throw new CommandError(
      `No release has an image "${file}". Give the name of the file in pages/media, or its URL on the site.`,
    );
  for (const { id, version, pages } of naming)
    console.log(`${id} (${version})${id === live ? ', active' : ''}: ${pages.join(' ')}`);
  console.log(`\n${keys.length} files will be removed from all releases permanently:`);
  for (const key of keys) console.log(`  /${key}`);
  if (!yes) await confirmOrThrow(`Remove them from https://${stage.domain}?`);
  const by = await currentUserName();
  await runStep('Removing the files', (print) =>
    withLock(stores.store, { by, what: `a takedown of ${file}`, print }, (lock) =>
      takeDown(stores, { file, keys, by }, lock),
    ),
  );
  await runStep('Invalidating them in CloudFront (one or two minutes)', () =>
    invalidate(outputs.distribution, invalidationPaths(keys)),
  );
  const shown = naming.find(({ id }) => id === live);
  console.log(
    `\nThe image is removed from the site. Browsers that have loaded it still have it in their cache; search engines need a separate removal request.${
      shown
        ? ` The pages ${shown.pages.join(' ')} show a gap now: remove the image from their documents and deploy.`
        : ''
    }`,
  );
};
