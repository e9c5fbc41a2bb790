import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { alarmPlans } from './alarms.ts';
import { createDashboard } from './dashboard.ts';
import type { Watched } from './plan.ts';

type Props = Watched & { stage: string; topic: Topic; distribution: Distribution };

/** The alarms, which write to the topic when they ring and when they stop, and the dashboard. */
export class Watch extends Construct {
  readonly dashboardName: string;

  constructor(scope: Construct, id: string, { stage, topic, distribution, ...watched }: Props) {
    super(scope, id);
    const tell = new SnsAction(topic);
    const alarms = alarmPlans(watched).map(
      ({ name, meaning, metric, threshold, periods, bad, comparison, missing }) => {
        const alarm = new Alarm(this, name, {
          alarmName: `${stage}-${name}`,
          alarmDescription: meaning,
          metric,
          threshold,
          evaluationPeriods: periods ?? 1,
          ...(bad !== undefined && { datapointsToAlarm: bad }),
          comparisonOperator: comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
          treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
        });
        alarm.addAlarmAction(tell);
        alarm.addOkAction(tell);
        return alarm;
      },
    );
    this.dashboardName = createDashboard(this, { ...watched, stage, distribution, alarms }).dashboardName;
  }
}
