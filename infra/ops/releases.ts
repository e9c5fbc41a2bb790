import { requireAccount } from '../stack/account.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/load.ts';
import { changesOf } from '../releases/records/changes.ts';
import { readHistory, type History } from '../releases/records/history.ts';
import { liveRelease } from '../releases/pointer/pointer.ts';
import { keptReleases, usualKeeping, type Keeping } from '../releases/prune.ts';
import { readRecords, type ReleaseRecord } from '../releases/records/record.ts';
import { siteOf } from '../releases/site-of.ts';

const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

type Site = {
  /** The newest first. */
  records: ReleaseRecord[];
  history: History;
  live: string | undefined;
  /** The release that the stack names. */
  deployed: string;
  keeping: Keeping;
};

/** The releases of a site in words, the newest first: when, which version, by whom, and what each changed. */
export const releaseLines = ({ records, history, live, deployed, keeping }: Site): string[] => {
  const whole = records.filter((record) => record.whole);
  const stays = keptReleases(records, history, [live, deployed], keeping, new Date());
  return whole.flatMap((record, index) => {
    const moves = history.moves.filter(({ id }) => id === record.id);
    const last = moves.at(-1);
    const notes = [
      ...(record.id === live ? ['SHOWN NOW'] : []),
      ...(moves.length === 0 ? ['never shown'] : []),
      ...(moves.length > 1 && last ? [`shown again ${moment(last.at)} by ${last.by}`] : []),
      ...(stays.has(record.id) ? [] : ['goes with the next deployment']),
    ];
    return [
      `${record.id}  ${moment(record.at)}  ${record.version}  by ${record.by}${notes.length > 0 ? `  — ${notes.join(', ')}` : ''}`,
      ...changesOf(record, whole[index + 1]).map((line) => `    ${line}`),
    ];
  });
};

/**
 * Lists the releases of a stage.
 * @throws a `Refusal` with the next step
 */
export const listReleases = async (stage: NamedStage): Promise<void> => {
  await requireAccount(stage);
  const outputs = await requireOutputs(stage);
  const { store, keys } = siteOf(outputs);
  const [records, history, live] = await Promise.all([
    readRecords(store),
    readHistory(store),
    liveRelease(keys),
  ]);
  const deployed = outputs.release?.split(' ')[0] ?? '';
  const keeping = stage.releases ?? usualKeeping;
  console.log(releaseLines({ records, history, live, deployed, keeping }).join('\n'));
  for (const { at, by, file, keys: removed } of history.takedowns)
    console.log(`\n${moment(at)}  by ${by}: ${file} was taken down (${removed.length} files)`);
  console.log(`\nAnother one is shown with npm run rollback -- --stage ${stage.name} --to <release>.`);
};
