import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { alarmPlans } from './alarms.ts';
import { createAlarms } from './create-alarms.ts';
import { createDashboard } from './dashboard.ts';
import type { Watched } from './plan.ts';

type Props = Watched & { stage: string; topic: Topic; distribution: Distribution };

/** The alarms, which write to the topic when they ring and when they stop, and the dashboard. */
export class Watch extends Construct {
  readonly dashboardName: string;

  constructor(scope: Construct, id: string, { stage, topic, ...watched }: Props) {
    super(scope, id);
    const alarms = createAlarms(this, { stage, topic }, alarmPlans(watched));
    this.dashboardName = createDashboard(this, { ...watched, stage, alarms }).dashboardName;
  }
}
