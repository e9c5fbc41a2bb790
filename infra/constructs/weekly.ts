import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { visitsLog, watchLog, monitoringRegion } from '../resource-names.ts';
import { acknowledge } from './acknowledge.ts';
import { createLeadFunction } from './form/lead-function.ts';
import type { FormPipeline } from './form/form-pipeline.ts';
import type { MailResources } from './mail.ts';

type Props = {
  /** Folder of the built function. */
  bundle: string;
  /** Name of the stack. */
  stage: string;
  path: FormPipeline;
  mail: MailResources;
};

/**
 * Creates the function of the weekly mail to the business. It reads the `sent/` markers and two logs, never a lead.
 */
export const createWeeklyFunction = (scope: Construct, { bundle, stage, path, mail }: Props) => {
  const own = new Construct(scope, 'Weekly');
  const { bucket } = path.archive;
  const { dead } = path.queue;
  const { account } = Stack.of(own);
  const logs = [
    { region: Stack.of(own).region, group: visitsLog(stage) },
    { region: monitoringRegion, group: watchLog(stage) },
  ];
  const weekly = createLeadFunction(own, 'Mail', {
    bundle,
    // Log pages are read one after another; a million page views a month are some hundred pages.
    timeout: Duration.minutes(5),
    environment: {
      ARCHIVE_BUCKET: bucket.bucketName,
      DEAD_QUEUE_URL: dead.queueUrl,
      VISITS_LOG: visitsLog(stage),
      WATCH_LOG: watchLog(stage),
      WATCH_REGION: monitoringRegion,
      ...mail.environment,
    },
    rights: [
      { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
      { actions: ['s3:GetObject'], resources: [bucket.arnForObjects('sent/*')] },
      { actions: ['sqs:GetQueueAttributes'], resources: [dead.queueArn] },
      {
        actions: ['logs:FilterLogEvents'],
        resources: logs.map(({ region, group }) => `arn:aws:logs:${region}:${account}:log-group:${group}:*`),
      },
      mail.right,
    ],
  });
  acknowledge(weekly.construct, {
    [`AwsSolutions-IAM5[Resource::<${path.archive.logicalId}.Arn>/sent/*]`]:
      'Object keys contain the day and the id of the lead.',
  });
  for (const { region, group } of logs)
    acknowledge(weekly.construct, {
      [`AwsSolutions-IAM5[Resource::arn:aws:logs:${region}:${account}:log-group:${group}:*]`]:
        'The ARN of a log group ends in an asterisk.',
    });
  new Rule(own, 'Mondays', {
    // 14:00 UTC: between six and seven in the morning Pacific time, when the previous week has ended in every time
    // zone.
    schedule: Schedule.cron({ weekDay: 'MON', hour: '14', minute: '0' }),
    targets: [new LambdaFunction(weekly.function)],
  });
  return weekly.function;
};
