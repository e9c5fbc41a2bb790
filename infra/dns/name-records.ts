import {
  ChangeResourceRecordSetsCommand,
  ListResourceRecordSetsCommand,
  Route53Client,
  waitUntilResourceRecordSetsChanged,
  type Change,
  type ResourceRecordSet,
} from '@aws-sdk/client-route-53';
import { awsClient } from '../aws-client.ts';
import { deletionsOf, normalizeHostName, planNameRecords, recordLine } from './plan.ts';
import { stageHostNames } from '../resource-names.ts';
import type { Outputs } from '../outputs.ts';
import type { NamedStage } from '../stage/stage.ts';
import { commandLine } from '../terminal/command-line.mjs';

/**
 * Returns all records of a hosted zone at some names.
 * @param zone id of the hosted zone
 */
export const recordsAt = async (zone: string, names: string[]): Promise<ResourceRecordSet[]> => {
  const client = awsClient(Route53Client);
  const found: ResourceRecordSet[] = [];
  for (const name of names) {
    // The list starts at the name and continues with later names; a page of 300 contains all records of one name.
    const first = { HostedZoneId: zone, StartRecordName: name };
    const { ResourceRecordSets = [] } = await client.send(new ListResourceRecordSetsCommand(first));
    found.push(...ResourceRecordSets.filter(({ Name }) => normalizeHostName(Name) === name));
  }
  return found;
};

/**
 * Changes the records of a zone atomically, and waits until all of its name servers serve them (about a minute).
 * Route 53 API Reference, "ChangeResourceRecordSets": a batch is transactional; deleting a CNAME and creating an
 * alias of its name is the example given,
 * https://docs.aws.amazon.com/Route53/latest/APIReference/API_ChangeResourceRecordSets.html.
 */
export const changeRecords = async (zone: string, changes: Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const client = awsClient(Route53Client);
  const { ChangeInfo } = await client.send(
    new ChangeResourceRecordSetsCommand({ HostedZoneId: zone, ChangeBatch: { Changes: changes } }),
  );
  await waitUntilResourceRecordSetsChanged({ client, maxWaitTime: 600 }, { Id: ChangeInfo?.Id ?? '' });
};

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
