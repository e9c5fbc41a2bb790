import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { jsonHeaders } from '../publish/object-store.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { liveKey } from '../releases/active-release.ts';
import { historyKey, lockKey } from '../releases/keys.ts';
import { openReleaseStores } from '../releases/release-stores.ts';
import { restoreObjects } from '../releases/restore.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { CommandError } from '../terminal/command-error.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { deploy } from './deploy.ts';
import { assertHoldsNoLeads, destroy } from './destroy.ts';
import { rebuild } from './rebuild.ts';

/** Key of the lead that a drill writes and deletes. */
const leadKey = 'leads/drill.json';

/** Returns the ETags of the objects that a visitor or a rollback needs, and the values of the key value store. */
const readState = async (stage: NamedStage): Promise<Map<string, string>> => {
  const { store, keys } = (await openReleaseStores(await requireOutputs(stage))).stores;
  const state = await store.list('');
  state.delete(lockKey);
  // Restoring adds an activation to it.
  if (state.has(historyKey)) state.set(historyKey, '');
  for (const key of await keys.keys()) state.set(`key ${key}`, (await keys.get(key)) ?? '');
  return state;
};

type Options = { stage: NamedStage; prepare: () => Promise<ReleaseInputs>; yes: boolean };

/**
 * Damages a stage that customers do not use in five ways and restores it each time. Prints what was done, how long the
 * restoration took, and what was lost.
 * @throws CommandError if the stage is live or contains leads; nothing has changed then
 */
export const restoreDrill = async ({ stage, prepare, yes }: Options): Promise<void> => {
  const outputs = await requireOutputs(stage);
  await assertHoldsNoLeads(stage, outputs);
  if (!yes) await confirmOrThrow(`Damage and restore "${stage.name}" five times?`, stage.name);
  const { store, keys } = (await openReleaseStores(outputs)).stores;
  const archive = createS3Store(awsClient(S3Client), outputs.archive);
  const empty = async (prefix: string) => {
    for (const key of (await store.list(prefix)).keys()) await store.remove(key);
  };
  const republish = () => rebuild({ stage, yes: true });
  const deleteLead = async () => {
    await archive.put(leadKey, Buffer.from('{}'), jsonHeaders, { absent: true });
    await archive.remove(leadKey);
  };
  const restoreLead = async () => {
    await restoreObjects(archive, leadKey);
    if (!(await archive.read(leadKey))) throw new CommandError(`${leadKey} was not restored.`);
    for (const { key, id } of await archive.versions(leadKey)) await archive.remove(key, id);
  };
  const recreate = () =>
    deploy({ stage, prepare, yes: true, sendsLead: false, pagesOnly: false, revertsDrift: false });
  const steps: [what: string, damage: () => Promise<void>, restore: () => Promise<void>][] = [
    ['the bucket of pages was emptied', () => empty(''), republish],
    ['the history was deleted', () => empty(historyKey), republish],
    ['the pointer was deleted', async () => keys.update(await keys.tag(), { deletes: [liveKey] }), republish],
    ['a lead was deleted', deleteLead, restoreLead],
    ['the stack was deleted', () => destroy({ stage, prepare, yes: true }), recreate],
  ];
  const results: string[] = [];
  try {
    for (const [what, damage, restore] of steps) {
      const before = await readState(stage);
      await damage();
      const start = Date.now();
      await restore();
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      const after = await readState(stage);
      const lost = [...before].flatMap(([key, tag]) => (after.get(key) === tag ? [] : [key]));
      const some = lost.length > 0 ? `${lost.length}, such as ${lost[0]}` : 'nothing';
      results.push(`${what}; restored in ${seconds} s; lost: ${some}`);
    }
  } finally {
    console.log(`\n${results.join('\n')}`);
  }
};
