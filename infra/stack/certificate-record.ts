import { CloudFormationClient, DescribeStackEventsCommand } from '@aws-sdk/client-cloudformation';
import { setTimeout as sleep } from 'node:timers/promises';
import { awsClient } from '../aws-client.ts';

/** Seconds between two looks. */
const pauseSeconds = 15;
const untilNextLook = (signal: AbortSignal): Promise<unknown> =>
  sleep(pauseSeconds * 1000, undefined, { signal });

/** How CloudFormation tells the record that proves a name. */
const told = /Content of DNS Record is: \{Name: ([^,\s]+),\s*Type: (\w+),\s*Value: ([^}\s]+)\}/;

/**
 * Tells the records that prove the names of a certificate while CloudFormation waits for them; with DNS at another
 * provider a person sets them. It names them in the events of the stack: CloudFormation,
 * "AWS::CertificateManager::Certificate",
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-certificatemanager-certificate.html.
 * @param since what happened before is not of this deployment
 * @param signal ends it
 * @param wait passes the time between two looks
 */
export const printCertificateRecords = async (
  stack: string,
  since: Date,
  tell: (line: string) => void,
  signal: AbortSignal,
  wait = untilNextLook,
): Promise<void> => {
  const client = awsClient(CloudFormationClient);
  const known = new Set<string>();
  while (!signal.aborted) {
    // Before the stack is there, and when AWS is asked too often, there is nothing to tell yet.
    const { StackEvents = [] } = await client
      .send(new DescribeStackEventsCommand({ StackName: stack }))
      .catch(() => ({ StackEvents: [] }));
    for (const { Timestamp, ResourceStatusReason = '' } of StackEvents) {
      const [, name, type, value] = told.exec(ResourceStatusReason) ?? [];
      const line = `${name} ${type} ${value}`;
      if (name === undefined || known.has(line) || (Timestamp ?? since) < since) continue;
      if (known.size === 0)
        tell('Set these records at the provider of the DNS now; the certificate waits for them:');
      known.add(line);
      tell(`  ${line}`);
    }
    await wait(signal).catch(() => undefined);
  }
};
