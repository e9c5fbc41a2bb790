import { changeRecords, recordsAt } from './zone.ts';
import { deletionsOf, planNameRecords, recordLine } from './plan.ts';
import { stageHostNames } from '../resource-names.ts';
import type { Outputs } from '../outputs.ts';
import type { NamedStage } from '../stage/stage.ts';
import { commandLine } from '../terminal/command-line.mjs';

/**
 * Prints the records that a person must set at another DNS provider.
 * @param host host name of the CloudFront distribution
 */
export const printManualRecords = (
  { zone }: NamedStage,
  names: string[],
  host: string,
  print: (line: string) => void,
): void => {
  print(`The DNS of ${zone.name} is at another provider; set these records there by hand:`);
  for (const name of names)
    print(
      name === zone.name
        ? `  ${name} ALIAS or ANAME ${host} (a CNAME is not allowed at this name)`
        : `  ${name} CNAME ${host}`,
    );
};

/**
 * Points the names of a stage at its distribution after the pages are published. Names that point elsewhere are not
 * changed: they serve another site, which `cutover` replaces.
 * @param print prints a line
 * @returns whether names point to another site
 */
export const pointNamesAtDistribution = async (
  stage: NamedStage,
  { host }: Pick<Outputs, 'host'>,
  print: (line: string) => void,
): Promise<boolean> => {
  const names = stageHostNames(stage);
  if (stage.zone.id === undefined) {
    printManualRecords(stage, names, host, print);
    return false;
  }
  const { elsewhere, changes } = planNameRecords(await recordsAt(stage.zone.id, names), names, host);
  if (elsewhere.length === 0) {
    await changeRecords(stage.zone.id, changes);
    return false;
  }
  print('These records point to another site and are not changed:');
  for (const record of elsewhere) print(`  ${recordLine(record)}`);
  print(`To point them at the new site: ${commandLine(`cutover --stage ${stage.name}`)}`);
  return true;
};

/**
 * Deletes the records that point to a distribution before it is deleted, because others could claim a dangling name.
 */
export const removeNameRecords = async (stage: NamedStage, { host }: Outputs): Promise<void> => {
  if (stage.zone.id === undefined) return;
  const names = stageHostNames(stage);
  const { ours } = planNameRecords(await recordsAt(stage.zone.id, names), names, host);
  await changeRecords(stage.zone.id, deletionsOf(ours));
};
