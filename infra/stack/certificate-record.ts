import { setTimeout as sleep } from 'node:timers/promises';
import { findStackEvents } from './failure.ts';

/** Poll interval in seconds. */
const pauseSeconds = 15;
const sleepUntilNextPoll = (signal: AbortSignal): Promise<unknown> =>
  sleep(pauseSeconds * 1000, undefined, { signal });

/** Message of CloudFormation with the validation record of a certificate. */
const recordPattern = /Content of DNS Record is: \{Name: ([^,\s]+),\s*Type: (\w+),\s*Value: ([^}\s]+)\}/;

/**
 * Prints the validation records of a certificate while CloudFormation waits for them, so that a person can set them
 * at another DNS provider. They are in the events of the stack: CloudFormation,
 * "AWS::CertificateManager::Certificate",
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-certificatemanager-certificate.html.
 * @param since ignores earlier events
 * @param signal ends polling
 * @param wait sleeps between two polls
 */
export const printCertificateRecords = async (
  stack: string,
  since: Date,
  print: (line: string) => void,
  signal: AbortSignal,
  wait = sleepUntilNextPoll,
): Promise<void> => {
  const known = new Set<string>();
  while (!signal.aborted) {
    for (const { Timestamp, ResourceStatusReason = '' } of await findStackEvents(stack)) {
      const [, name, type, value] = recordPattern.exec(ResourceStatusReason) ?? [];
      const line = `${name} ${type} ${value}`;
      if (name === undefined || known.has(line) || (Timestamp ?? since) < since) continue;
      if (known.size === 0)
        print('Set these records at the DNS provider now; the certificate is issued when they are set:');
      known.add(line);
      print(`  ${line}`);
    }
    await wait(signal).catch(() => undefined);
  }
};
