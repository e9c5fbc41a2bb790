import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunctionResource } from 'aws-cdk-lib/aws-lambda';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { visitsLog, watchLog, watchRegion } from '../names.ts';
import { acknowledge } from './acknowledge.ts';
import { LeadFunction } from './form/lead-function.ts';
import type { FormPath } from './form/form-path.ts';
import type { Mail } from './mail.ts';

type Props = {
  /** Folder of the built function. */
  bundle: string;
  /** Name of the stack. */
  stage: string;
  path: FormPath;
  mail: Mail;
};

/** The mail of every Monday to the business. It reads the marks of leads and two logs, and never a lead. */
export class Weekly extends Construct {
  readonly function: LambdaFunctionResource;

  constructor(scope: Construct, id: string, { bundle, stage, path, mail }: Props) {
    super(scope, id);
    const { bucket } = path.archive;
    const { dead } = path.queue;
    const { account } = Stack.of(this);
    const logs = [
      { region: Stack.of(this).region, group: visitsLog(stage) },
      { region: watchRegion, group: watchLog(stage) },
    ];
    const weekly = new LeadFunction(this, 'Mail', {
      bundle,
      // A page of a log after the other; a million views a month are some hundred of them.
      timeout: Duration.minutes(5),
      environment: {
        ARCHIVE_BUCKET: bucket.bucketName,
        DEAD_QUEUE_URL: dead.queueUrl,
        VISITS_LOG: visitsLog(stage),
        WATCH_LOG: watchLog(stage),
        WATCH_REGION: watchRegion,
        MAIL_FROM: mail.from,
        MAIL_TO: mail.to.join(','),
        MAIL_CONFIGURATION_SET: mail.configurationSetName,
      },
      rights: [
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
        new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects('sent/*')] }),
        new PolicyStatement({ actions: ['sqs:GetQueueAttributes'], resources: [dead.queueArn] }),
        new PolicyStatement({
          actions: ['logs:FilterLogEvents'],
          resources: logs.map(
            ({ region, group }) => `arn:aws:logs:${region}:${account}:log-group:${group}:*`,
          ),
        }),
        mail.right,
      ],
    });
    const reasons = {
      [`${path.archive.logicalId}.Arn>/sent/*`]: 'The marks of mails are named by day and lead.',
    };
    for (const [resource, reason] of Object.entries(reasons))
      acknowledge(weekly, `AwsSolutions-IAM5[Resource::<${resource}]`, reason);
    for (const { region, group } of logs)
      acknowledge(
        weekly,
        `AwsSolutions-IAM5[Resource::arn:aws:logs:${region}:${account}:log-group:${group}:*]`,
        'The end of the name of every log group.',
      );
    new Rule(this, 'Mondays', {
      // 14:00 UTC: between six and seven in the morning at the Pacific, and when the week is over everywhere.
      schedule: Schedule.cron({ weekDay: 'MON', hour: '14', minute: '0' }),
      targets: [new LambdaFunction(weekly.function)],
    });
    this.function = weekly.function;
  }
}
