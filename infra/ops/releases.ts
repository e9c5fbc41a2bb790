import type { Outputs } from '../outputs.ts';
import { changesOf } from '../releases/changes.ts';
import { selectRetainedReleases, defaultRetention, type Retention } from '../releases/prune.ts';
import { openReleaseStores, type ReleaseState } from '../releases/release-stores.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import { commandLine } from '../terminal/command-line.mjs';

const formatTime = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Describes the releases of a site, newest first: time, version, author, and changes.
 * @param deployed the release that the stack names
 */
const releaseLines = (
  { records, history, live }: ReleaseState,
  deployed: string | undefined,
  keeping: Retention,
): string[] => {
  const complete = records.filter((record) => record.whole);
  const retained = selectRetainedReleases(records, history, [live, deployed], keeping);
  return complete.flatMap((record, index) => {
    const { id, at, version, by } = record;
    const moves = history.moves.filter((move) => move.id === id);
    const last = moves.at(-1);
    const notes = [
      ...(id === live ? ['ACTIVE'] : []),
      ...(moves.length === 0 ? ['never active'] : []),
      ...(moves.length > 1 && last ? [`activated again ${formatTime(last.at)} by ${last.by}`] : []),
      ...(retained.has(id) ? [] : ['removed by the next deployment']),
    ];
    return [
      `${id}  ${formatTime(at)}  ${version}  by ${by}${notes.length > 0 ? `  — ${notes.join(', ')}` : ''}`,
      ...changesOf(record, complete[index + 1]).map((line) => `    ${line}`),
    ];
  });
};

/**
 * Prints the releases of a stage.
 * @throws CommandError with the next step
 */
export const listReleases = async (stage: NamedStage): Promise<void> => {
  const outputs = await requireOutputs(stage);
  const { stores: _, ...site } = await openReleaseStores(outputs);
  const lines = releaseLines(site, outputs.release.split(' ')[0], stage.releases ?? defaultRetention);
  console.log(lines.join('\n'));
  for (const { at, by, file, keys } of site.history.takedowns)
    console.log(`\n${formatTime(at)}  by ${by}: ${file} was taken down (${keys.length} files)`);
  console.log(`\nTo activate another one: ${commandLine(`rollback --stage ${stage.name} --to <release>`)}`);
};

/** Returns the version of the active release, and its record if there is one. @param outputs outputs of the stack */
export const findActiveVersion = async (outputs: Outputs) => {
  const { shown } = await openReleaseStores(outputs);
  return { version: shown?.version ?? outputs.version, shown };
};

/**
 * Prints the version of the active release.
 * @throws CommandError if the stage is not deployed
 */
export const printActiveVersion = async (stage: NamedStage): Promise<void> =>
  console.log((await findActiveVersion(await requireOutputs(stage))).version);
