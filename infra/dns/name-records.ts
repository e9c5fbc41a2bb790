import { changeRecords, recordsAt } from './zone.ts';
import { planNameRecords, recordLine } from './plan.ts';
import { stageHostNames } from '../resource-names.ts';
import type { Outputs } from '../outputs.ts';
import type { NamedStage } from '../stage/load.ts';
import { commandLine } from '../terminal/command-line.mjs';

/**
 * Prints the records that a person must set at another DNS provider.
 * @param host host name of the CloudFront distribution
 */
export const printManualRecords = (
  { zone }: NamedStage,
  names: string[],
  host: string,
  tell: (line: string) => void,
): void => {
  tell(`The DNS of ${zone.name} is at another provider; its records are set there, by hand:`);
  for (const name of names)
    tell(
      name === zone.name
        ? `  ${name} ALIAS or ANAME ${host} (a CNAME is not allowed at this name)`
        : `  ${name} CNAME ${host}`,
    );
};

/**
 * Points the names of a stage at its distribution after the pages are published. Names that point elsewhere are not
 * changed: they serve another site, which `cutover` replaces.
 * @param tell prints a line
 * @returns whether names point to another site
 */
export const pointNamesAtDistribution = async (
  stage: NamedStage,
  { host }: Pick<Outputs, 'host'>,
  tell: (line: string) => void,
): Promise<boolean> => {
  const names = stageHostNames(stage);
  if (stage.zone.id === undefined) {
    printManualRecords(stage, names, host, tell);
    return false;
  }
  const { elsewhere, changes } = planNameRecords(await recordsAt(stage.zone.id, names), names, host);
  if (elsewhere.length === 0) {
    await changeRecords(stage.zone.id, changes);
    return false;
  }
  tell('These records lead to another site and stay as they are:');
  for (const record of elsewhere) tell(`  ${recordLine(record)}`);
  tell(`When the new site is to take its place: ${commandLine(`cutover --stage ${stage.name}`)}`);
  return true;
};

/**
 * Deletes the records that point to a distribution before it is deleted, because others could claim a dangling name.
 */
export const removeNameRecords = async (
  stage: NamedStage,
  { host }: Pick<Outputs, 'host'>,
): Promise<void> => {
  if (stage.zone.id === undefined) return;
  const names = stageHostNames(stage);
  const { ours } = planNameRecords(await recordsAt(stage.zone.id, names), names, host);
  await changeRecords(
    stage.zone.id,
    ours.map((ResourceRecordSet) => ({ Action: 'DELETE' as const, ResourceRecordSet })),
  );
};
