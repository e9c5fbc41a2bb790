import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { edgeCode } from '../../edge/code.ts';
import { marker, markerText, readBuiltFolder } from '../../../site-builder/output/marker.ts';
import { readBuiltSite, type BuiltSite } from '../../releases/built-site.ts';
import { withLock } from '../../releases/lock.ts';
import { pointerText } from '../../releases/active-release.ts';
import { publishRelease, activateRelease } from '../../releases/publish-release.ts';
import { plannedRelease, readRecords, type ReleaseRecord } from '../../releases/record.ts';
import type { SiteStores } from '../../releases/release-stores.ts';
import { Bucket } from './bucket.ts';
import { edgeFrom } from './edge-function.ts';
import { KeyValues } from './key-values.ts';
import { moved, newer, older, siteOf, type Files } from './versions.ts';

/** A version of a built site. */
export type Version = { files: Files; built: BuiltSite; redirects: Record<string, string> };

/** Writes four versions of a site into folders, as builds do. */
export const useFourVersions = async () => {
  const home = await mkdtemp(join(tmpdir(), 'versions-'));
  const write = async (
    name: string,
    files: Files,
    redirects: Record<string, string> = {},
  ): Promise<Version> => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(home, name, path)), { recursive: true });
      await writeFile(join(home, name, path), text);
    }
    await writeFile(join(home, name, marker), markerText({ files: Object.keys(files), kept: [] }));
    const built = await readBuiltSite(readBuiltFolder(join(home, name)), redirects);
    // From memory, so that every run of a simulation has the same order.
    const read = async (path: string) => Buffer.from(files[path] ?? '');
    return { files, built: { ...built, read }, redirects };
  };
  const versions: [Version, Version, Version, Version] = [
    await write('first', older),
    await write('second', newer, moved),
    await write('third', siteOf('3c3c3c3c', ['/', '/about', '/contact'], moved), moved),
    await write('fourth', siteOf('4d4d4d4d', ['/', '/about', '/contact', '/stairs'], moved), moved),
  ];
  return { versions, end: () => rm(home, { recursive: true }) };
};

const host = 'www.stone.test';

/** A site at AWS: its bucket, key value store and function, without HTTP. */
export class SimulatedSite {
  readonly bucket = new Bucket();
  readonly keys = new KeyValues();
  /** The release that the stack names, the fallback of the function. */
  deployed = '';
  /** Timing of the lock in milliseconds, as short as possible for tests in real time. */
  pauses = { renewMs: 10, staleMs: 60 };
  readonly stores: SiteStores = { store: this.bucket.store(), keys: this.keys.store() };

  /** Returns an edge location that has received some of the changes; default: all. */
  edge(random: () => number = () => 1) {
    return edgeFrom(edgeCode(host, this.deployed), host, this.keys.edge(random));
  }

  /** Publishes a version as the command `deploy` does. */
  async publish(
    { built, redirects }: Version,
    keeping = { count: 3, days: 30 },
    stores = this.stores,
  ): Promise<ReleaseRecord> {
    const facts = { by: 'Ann', version: 'v1', headers: {}, redirects };
    const record = plannedRelease(await readRecords(stores.store), built, facts);
    const options = { by: 'Ann', what: 'a deployment', print: () => undefined, pauses: this.pauses };
    await withLock(stores.store, options, (lock) =>
      publishRelease(
        { store: stores.store, built, record, by: 'Ann', lock, keeping, print: () => undefined },
        async () => {
          this.deployed = pointerText(record);
          return { keys: stores.keys, fallback: record.id };
        },
      ),
    );
    return record;
  }

  /** Activates a release as the command `rollback` does. */
  async rollback(id: string, stores = this.stores): Promise<void> {
    const target = (await readRecords(stores.store)).find((record) => record.id === id);
    if (!target) throw new Error(`there is no release ${id}`);
    const options = { by: 'Bob', what: 'a rollback', print: () => undefined, pauses: this.pauses };
    await withLock(stores.store, options, (lock) => activateRelease(stores, target, 'Bob', lock));
  }
}
