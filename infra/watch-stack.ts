import { CfnOutput, Duration, PermissionsBoundary, Stack, type App } from 'aws-cdk-lib';
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { createLeadFunction } from './constructs/form/lead-function.ts';
import { createLog } from './constructs/log.ts';
import { createAlarms } from './constructs/watch/create-alarms.ts';
import { sum } from './constructs/watch/metrics.ts';
import {
  boundaryPolicy,
  stackName,
  watchLog,
  watchOutput,
  monitoringRegion,
  watchStack,
} from './resource-names.ts';
import { alarmMailboxes, type NamedStage } from './stage/stage.ts';

/** The two monitors: the target that each requests, and the description of its alarm. */
const monitors = {
  pages:
    'Probes of the home page or a service page from another region failed twice in ten minutes, or the monitor does not run.',
  forms:
    'Probes of the forms from another region failed twice in ten minutes, or the monitor does not run. Visitors may see the message that their request was not sent.',
};

/**
 * Monitors the site from another region, with its own topic and no permissions on the site. It requests public URLs
 * as a visitor does, and keeps working if the site's region is down. `bundle` is the folder of the built function.
 */
export class WatchStack extends Stack {
  constructor(app: App, { stage, bundle }: { stage: NamedStage; bundle: string }) {
    const site = stackName(stage);
    super(app, watchStack(site), {
      env: { account: stage.account, region: monitoringRegion },
      description: `${stage.domain}: monitoring`,
      tags: { site: stage.site, stage: stage.name },
      permissionsBoundary: PermissionsBoundary.fromName(boundaryPolicy(site)),
    });
    // The notifications name a page and contain no visitor data; a KMS key would cost more than everything else here.
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    for (const mailbox of alarmMailboxes(stage)) topic.addSubscription(new EmailSubscription(mailbox));
    // The weekly mail reads this log by its name.
    const log = createLog(this, 'Log', watchLog(site));
    const plans = Object.entries(monitors).map(([watched, meaning]) => {
      const probe = createLeadFunction(this, `Watch-${watched}`, {
        bundle,
        // Two probes of ten seconds and the pause between them.
        timeout: Duration.seconds(40),
        environment: { SITE_URL: `https://${stage.domain}`, WATCHED: watched },
        rights: [],
        log,
      });
      probe.function.configureAsyncInvoke({ retryAttempts: 0 });
      new Rule(this, `Every-${watched}`, {
        schedule: Schedule.rate(Duration.minutes(5)),
        targets: [new LambdaFunction(probe.function)],
      });
      return {
        name: `${watched}-down`,
        meaning,
        metric: probe.function.metricErrors(sum),
        periods: 2,
        // Missing data counts as a failure, because it means that the monitor does not run.
        missing: TreatMissingData.BREACHING,
      };
    });
    createAlarms(this, { stage: site, topic }, plans);
    new CfnOutput(this, watchOutput, { value: topic.topicArn });
  }
}
