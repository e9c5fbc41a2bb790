import type { Stack } from '@aws-sdk/client-cloudformation';
import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import { runDoctor } from '../doctor/doctor.ts';
import type { AwsFacts } from '../doctor/aws-facts.ts';
import type { NamedStage } from '../stage/stage.ts';
import { stages } from './stages.ts';

const { prod } = stages;
if (!prod) throw new Error('the stage of the tests is missing');
/** A live stage. */
export const live: NamedStage = { name: 'prod', ...prod, alarmsCopy: 'owner@fourth.test' };

/** Returns a time some days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);

/** Returns a stack of the live stage with a status. */
export const stackIn =
  (StackStatus: string, more: Partial<Stack> = {}) =>
  async () =>
    ({
      StackName: 'stone-prod',
      StackStatus,
      CreationTime: new Date(),
      Outputs: [{ OutputKey: 'Domain', OutputValue: 'www.stone.test' }],
      ...more,
    }) as Stack;
/** Policies of a bootstrap with the permissions of the live stage. */
export const prepared =
  'arn:aws:iam::111111111111:policy/stone-prod-execution,arn:aws:iam::111111111111:policy/stone-prod-execution-more';
/** A verified SES identity. */
export const known = { verified: true, dkim: 'SUCCESS', mailFrom: 'SUCCESS', tokens: ['a', 'b', 'c'] };
const alias = (Name: string, Type: 'A' | 'AAAA'): ResourceRecordSet => ({
  Name: `${Name}.`,
  Type,
  AliasTarget: { HostedZoneId: 'Z2FDTNDATAQYW2', DNSName: 'd1.cloudfront.net.', EvaluateTargetHealth: false },
});

/** Responses of AWS and DNS for a healthy stage. */
const healthy: AwsFacts = {
  bootstrap: async () => prepared,
  rights: async () => true,
  stack: stackIn('UPDATE_COMPLETE'),
  drift: async () => [],
  failure: async () => undefined,
  records: async (names) =>
    names
      .filter((name) => name.endsWith('stone.test') && !name.includes('leads'))
      .flatMap((name) => [alias(name, 'A'), alias(name, 'AAAA')]),
  zone: async () => ({ name: 'stone.test', servers: ['ns-1.awsdns.test'] }),
  servers: async () => ['ns-1.awsdns.test'],
  sending: async () => ({ enabled: true, sandbox: false, sent: 0, quota: 50_000 }),
  identity: async () => known,
  unconfirmed: async () => [],
  watch: async () => ({ topic: 'arn:watch', since: new Date() }),
  concurrency: async () => 1000,
  outputs: async () => ({ alarms: 'arn:alarms', mailEvents: 'arn:events', host: 'd1.cloudfront.net' }),
  activeReleaseFiles: async () => ({ id: '2026-03-01-170000-1a2b', missing: [] }),
};

/**
 * Returns the output of the doctor.
 * @param facts deviations from a healthy stage
 */
export const examined = async (facts: Partial<AwsFacts>, stage = live) => {
  const lines: string[] = [];
  const refusal = await runDoctor(stage, { ...healthy, ...facts }, (line) => lines.push(line)).catch(
    (error: unknown) => error,
  );
  return { text: lines.join('\n'), refusal: refusal instanceof Error ? refusal.message : undefined };
};
