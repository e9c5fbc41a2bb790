import { changesOf } from '../releases/changes.ts';
import { selectRetainedReleases, defaultRetention, type Retention } from '../releases/prune.ts';
import { openReleaseStores, type ReleaseState } from '../releases/release-stores.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/load.ts';
import { commandLine } from '../terminal/command-line.mjs';

const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Describes the releases of a site, newest first: time, version, author, and changes.
 * @param deployed the release that the stack names
 */
const releaseLines = (
  { records, history, live }: ReleaseState,
  deployed: string | undefined,
  keeping: Retention,
): string[] => {
  const whole = records.filter((record) => record.whole);
  const stays = selectRetainedReleases(records, history, [live, deployed], keeping, new Date());
  return whole.flatMap((record, index) => {
    const { id, at, version, by } = record;
    const moves = history.moves.filter((move) => move.id === id);
    const last = moves.at(-1);
    const notes = [
      ...(id === live ? ['SHOWN NOW'] : []),
      ...(moves.length === 0 ? ['never shown'] : []),
      ...(moves.length > 1 && last ? [`shown again ${moment(last.at)} by ${last.by}`] : []),
      ...(stays.has(id) ? [] : ['goes with the next deployment']),
    ];
    return [
      `${id}  ${moment(at)}  ${version}  by ${by}${notes.length > 0 ? `  — ${notes.join(', ')}` : ''}`,
      ...changesOf(record, whole[index + 1]).map((line) => `    ${line}`),
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
  const lines = releaseLines(site, outputs.release?.split(' ')[0], stage.releases ?? defaultRetention);
  console.log(lines.join('\n'));
  for (const { at, by, file, keys } of site.history.takedowns)
    console.log(`\n${moment(at)}  by ${by}: ${file} was taken down (${keys.length} files)`);
  console.log(`\nAnother one is shown with ${commandLine(`rollback --stage ${stage.name} --to <release>`)}.`);
};
