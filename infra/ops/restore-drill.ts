import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { jsonHeaders, type ObjectStore } from '../publish/object-store.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { deletePointer } from '../releases/active-release.ts';
import { createKvsStore, type KeyStore } from '../releases/key-store.ts';
import { historyKey, lockKey } from '../releases/keys.ts';
import { restoreObjects } from '../releases/restore.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import { CommandError } from '../terminal/command-error.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { deploy } from './deploy.ts';
import { destroy } from './destroy.ts';
import { rebuild } from './rebuild.ts';

/** What a drill damages and restores. */
export type DrillTarget = {
  pages: ObjectStore;
  archive: ObjectStore;
  keys: KeyStore;
  /** Publishes the active version again, as `rebuild` does. */
  republish: () => Promise<void>;
  /** Deletes the stack and deploys it again; returns the new stores. */
  recreate: () => Promise<Pick<DrillTarget, 'pages' | 'keys'>>;
};

/** Key of the lead that a drill writes and deletes. */
const leadKey = 'leads/drill.json';

/** Returns the ETags of the objects that a visitor or a rollback needs, and the values of the key value store. */
const stateOf = async ({
  pages,
  keys,
}: Pick<DrillTarget, 'pages' | 'keys'>): Promise<Map<string, string>> => {
  const state = await pages.list('');
  state.delete(lockKey);
  // Restoring adds an activation to it.
  if (state.has(historyKey)) state.set(historyKey, '');
  for (const key of await keys.keys()) state.set(`key ${key}`, (await keys.get(key)) ?? '');
  return state;
};

/**
 * Damages a site in five ways and restores it each time. Prints what was done, how long the restoration took, and what
 * was lost.
 * @throws Error if a restoration fails
 */
export const runDrill = async (target: DrillTarget, print: (line: string) => void): Promise<void> => {
  const { pages, archive, keys } = target;
  const empty = async (prefix: string) => {
    for (const key of (await pages.list(prefix)).keys()) await pages.remove(key);
  };
  let now: Pick<DrillTarget, 'pages' | 'keys'> = target;
  const steps: [what: string, damage: () => Promise<unknown>, restore: () => Promise<unknown>][] = [
    ['the bucket of pages was emptied', () => empty(''), target.republish],
    ['the history was deleted', () => empty(historyKey), target.republish],
    ['the pointer was deleted', () => deletePointer(keys), target.republish],
    ['a lead was deleted', () => archive.remove(leadKey), () => restoreObjects(archive, leadKey)],
    ['the stack was deleted', async () => undefined, async () => (now = await target.recreate())],
  ];
  await archive.put(leadKey, Buffer.from('{}'), jsonHeaders, { absent: true });
  for (const [what, damage, restore] of steps) {
    const before = await stateOf(now);
    await damage();
    const start = Date.now();
    await restore();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const after = await stateOf(now);
    const lost = [...before].flatMap(([key, tag]) => (after.get(key) === tag ? [] : [key]));
    if (what.includes('lead') && (await archive.read(leadKey)) === undefined) lost.push(leadKey);
    const some = `${lost.length}, such as ${lost[0]}`;
    print(`${what}; restored in ${seconds} s; lost: ${lost.length > 0 ? some : 'nothing'}`);
    if (what.includes('lead'))
      for (const { key, id } of await archive.versions(leadKey)) await archive.remove(key, id);
  }
};

type Options = { stage: NamedStage; prepare: () => Promise<ReleaseInputs>; yes: boolean };

/**
 * Runs the drill on a stage that customers do not use.
 * @throws CommandError with the next step
 */
export const drillOnStage = async ({ stage, prepare, yes }: Options): Promise<void> => {
  if (stage.live)
    throw new CommandError(`The stage "${stage.name}" is live. Use a stage that customers do not use.`);
  const open = async () => {
    const outputs = await requireOutputs(stage);
    const s3 = awsClient(S3Client);
    const [pages, archive] = [createS3Store(s3, outputs.pages), createS3Store(s3, outputs.archive)];
    return { pages, archive, keys: createKvsStore(outputs.keys) };
  };
  const stores = await open();
  if (!yes) await confirmOrThrow(`Damage and restore "${stage.name}" five times?`, stage.name);
  const recreate = async () => {
    await destroy({ stage, prepare, yes: true });
    await deploy({ stage, prepare, yes: true, sendsLead: false, pagesOnly: false, revertsDrift: false });
    return open();
  };
  await runDrill({ ...stores, republish: () => rebuild({ stage, yes: true }), recreate }, console.log);
};
