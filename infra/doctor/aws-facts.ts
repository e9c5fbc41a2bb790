import { resolveNs } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CloudFormationClient,
  DescribeStackDriftDetectionStatusCommand,
  DetectStackDriftCommand,
  GetTemplateCommand,
  paginateDescribeStackResourceDrifts,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import {
  GetHostedZoneCommand,
  Route53Client,
  type GetHostedZoneCommandOutput,
  type ResourceRecordSet,
} from '@aws-sdk/client-route-53';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { awsClient } from '../aws-client.ts';
import { normalizeHostName } from '../dns/plan.ts';
import { recordsAt } from '../dns/name-records.ts';
import { createSesAccount } from '../mail/ready.ts';
import { isActivated } from '../releases/active-release.ts';
import { documentKey, historyKey, notFoundKey, recordKey } from '../releases/keys.ts';
import { missingFiles } from '../releases/publish-release.ts';
import { openReleaseStores } from '../releases/release-stores.ts';
import { findHiddenKeys } from '../releases/restore.ts';
import { findStackFailure } from '../stack/failure.ts';
import { findStack, outputsOf } from '../stack/stack.ts';
import { monitoringRegion, rightsStack, stackName, watchOutput, watchStack } from '../resource-names.ts';
import type { NamedStage } from '../stage/stage.ts';
import { rightsFile } from '../terminal/handbook.ts';

/** Milliseconds between two queries, and the number of queries: drift detection takes up to some minutes. */
const pauseMs = 3000;
const maxQueries = 100;

/**
 * Returns the resources of a stack that were deleted or changed outside of CloudFormation, such as
 * `SiteCleanAddresses DELETED`. Requires read permissions for the configuration of all resources.
 * @throws Error if CloudFormation cannot compare them
 */
const findDrift = async (StackName: string): Promise<string[]> => {
  const client = awsClient(CloudFormationClient);
  const { StackDriftDetectionId } = await client.send(new DetectStackDriftCommand({ StackName }));
  for (let query = 0; ; query += 1) {
    const found = await client.send(new DescribeStackDriftDetectionStatusCommand({ StackDriftDetectionId }));
    if (found.DetectionStatus === 'DETECTION_COMPLETE') break;
    if (found.DetectionStatus === 'DETECTION_FAILED' || query === maxQueries)
      throw new Error(found.DetectionStatusReason ?? 'the detection of drift does not end');
    await sleep(pauseMs);
  }
  const drifts: string[] = [];
  for await (const { StackResourceDrifts = [] } of paginateDescribeStackResourceDrifts(
    { client },
    { StackName, StackResourceDriftStatusFilters: ['DELETED', 'MODIFIED'] },
  ))
    for (const { LogicalResourceId, StackResourceDriftStatus } of StackResourceDrifts)
      drifts.push(`${LogicalResourceId} ${StackResourceDriftStatus}`);
  return drifts;
};

/** Returns an output of a stack. */
const outputOf = (stack: Stack | undefined, name: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;

/** Returns queries for the facts of a stage, from AWS and DNS. Each can fail independently. */
export const awsFacts = (stage: NamedStage) => {
  const outputs = async () => outputsOf((await findStack(stackName(stage))) ?? {});
  return {
    ...createSesAccount(),
    /** Resources of the stack that were deleted or changed outside of CloudFormation. */
    drift: () => findDrift(stackName(stage)),
    /** Why the last stack operation failed. */
    failure: () => findStackFailure(stackName(stage)),
    /** Records of the hosted zone at some names. */
    records: (names: string[]): Promise<ResourceRecordSet[]> =>
      stage.zone.id === undefined ? Promise.resolve([]) : recordsAt(stage.zone.id, names),
    /** Policies of the CloudFormation role of the CDK bootstrap in a region; undefined if not bootstrapped. */
    bootstrap: async (where: string) => {
      const found = await findStack('CDKToolkit', where);
      const policies = 'CloudFormationExecutionPolicies';
      const given = found?.Parameters?.find(({ ParameterKey }) => ParameterKey === policies);
      return found && (given?.ParameterValue ?? '');
    },
    /** Whether the stack of `rights.yaml` has the template of this version; undefined if there is no such stack. */
    rights: async () => {
      const StackName = rightsStack(stackName(stage));
      if (!(await findStack(StackName))) return undefined;
      const { TemplateBody } = await awsClient(CloudFormationClient).send(
        new GetTemplateCommand({ StackName }),
      );
      return TemplateBody?.trim() === (await readFile(rightsFile, 'utf8')).trim();
    },
    /** The stack of the stage; undefined if it is not deployed. */
    stack: () => findStack(stackName(stage)),
    /** Name and name servers of the hosted zone with the stage's id; undefined if there is none. */
    zone: async () => {
      const { HostedZone, DelegationSet } = await awsClient(Route53Client)
        .send(new GetHostedZoneCommand({ Id: stage.zone.id }))
        .catch((error: Error): Partial<GetHostedZoneCommandOutput> => {
          if (error.name !== 'NoSuchHostedZone') throw error;
          return {};
        });
      if (!HostedZone) return undefined;
      const servers = DelegationSet?.NameServers ?? [];
      return { name: normalizeHostName(HostedZone.Name), servers: servers.map(normalizeHostName) };
    },
    /** Name servers of the zone in public DNS. */
    servers: async () => (await resolveNs(stage.zone.name).catch(() => [])).map(normalizeHostName),
    /** Topic and creation time of the monitoring stack; undefined if there is none. */
    watch: async () => {
      const found = await findStack(watchStack(stackName(stage)), monitoringRegion);
      return found && { topic: outputOf(found, watchOutput) ?? '', since: found.CreationTime ?? new Date() };
    },
    /** Number of functions that the account may run at the same time. */
    concurrency: async () => {
      const { AccountLimit } = await awsClient(LambdaClient).send(new GetAccountSettingsCommand({}));
      return AccountLimit?.ConcurrentExecutions ?? 0;
    },
    /** Addresses that have not confirmed their subscription to a topic. */
    unconfirmed: async (topic: string) => {
      // A topic must be queried in its own region.
      const [, , , where] = topic.split(':');
      const sns = awsClient(SNSClient, { ...(where && { region: where }) });
      const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn: topic }));
      const pending = Subscriptions.filter(({ SubscriptionArn = '' }) => !SubscriptionArn.startsWith('arn:'));
      if (Subscriptions.length === 0) return ['an e-mail address that has unsubscribed'];
      return pending.map(({ Endpoint = '' }) => Endpoint);
    },
    /** Outputs of the deployed stack. */
    outputs,
    /**
     * The active release, and what is missing: paths of its files, other deleted objects, the pointer or redirects;
     * undefined before the first release.
     */
    activeReleaseFiles: async () => {
      const { pages, keys } = await outputs();
      if (pages === undefined || keys === undefined) return undefined;
      const { stores, live, shown, history } = await openReleaseStores({ pages, keys });
      const hidden = await findHiddenKeys(stores.store);
      const id = live ?? shown?.id;
      if (id === undefined && hidden.length === 0) return undefined;
      const missing = shown
        ? (await missingFiles(stores.store, shown)).map(({ path }) => path)
        : [recordKey(id ?? '')];
      if (!(await stores.store.read(notFoundKey))) missing.push(notFoundKey);
      if (!history.moves.some((move) => move.id === id)) missing.push(historyKey);
      if (shown && !(await isActivated(stores.keys, shown))) missing.push('its pointer or redirects');
      const others = hidden.map((key) => key.replace(documentKey(id ?? '', ''), ''));
      return { id: id ?? '', missing: [...new Set([...missing, ...others])] };
    },
  };
};
export type AwsFacts = ReturnType<typeof awsFacts>;
