import {
  ChangeResourceRecordSetsCommand,
  ListResourceRecordSetsCommand,
  Route53Client,
  waitUntilResourceRecordSetsChanged,
  type Change,
  type ResourceRecordSet,
} from '@aws-sdk/client-route-53';
import { awsClient } from '../aws-client.ts';
import { normalizeHostName } from './plan.ts';

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
