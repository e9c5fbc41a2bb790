import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseInputs } from '../../infra/release-inputs.ts';
import type { NamedStage } from '../../infra/stage/stage.ts';
import { CommandError } from '../../infra/terminal/command-error.ts';
import { readBuiltFolder } from '../../site-builder/output/marker.ts';

/** Returns `git describe` of this checkout. The nightly rebuild reads it from the stack. */
export const describeCheckout = (): string => {
  const options = { encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync('git', ['describe', '--tags', '--always', '--dirty'], options);
  return status === 0 ? stdout.trim() : 'unknown';
};

const dataFile = 'release.json';

/** Writes what the deployment of a stage needs from a build into a folder. */
export const writePreparedRelease = async (
  folder: string,
  { studio }: NamedStage,
  { bundles, buildPages, buildStudio, ...data }: ReleaseInputs,
): Promise<void> => {
  const copy = (from: string, to: string) => cp(from, join(folder, to), { recursive: true });
  await copy((await buildPages()).folder, 'pages');
  if (studio) await copy((await buildStudio(studio)).folder, 'studio');
  for (const [name, bundle] of Object.entries(bundles)) await copy(bundle, name);
  await writeFile(join(folder, dataFile), JSON.stringify(data));
};

/**
 * Returns what `writePreparedRelease` wrote.
 * @throws CommandError if it is of another version than this checkout, because another release was activated meanwhile
 */
export const readPreparedRelease = async (folder: string): Promise<ReleaseInputs> => {
  const at = (name: string) => join(folder, name);
  const data = JSON.parse(await readFile(at(dataFile), 'utf8')) as ReleaseInputs;
  if (data.version !== describeCheckout())
    throw new CommandError(
      `${folder} was prepared from ${data.version}, but ${describeCheckout()} is deployed. Prepare it again.`,
    );
  return {
    ...data,
    bundles: { ingest: at('ingest'), sender: at('sender'), watch: at('watch'), weekly: at('weekly') },
    buildPages: async () => readBuiltFolder(at('pages')),
    buildStudio: async () => readBuiltFolder(at('studio')),
  };
};
