import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** An alarm: when it fires, and the explanation in its mail. handbook/alarms.md explains what to do. */
export type AlarmPlan = {
  name: string;
  meaning: string;
  metric: IMetric;
  /** Limit at which a period breaches; default: 1. */
  threshold?: number;
  periods?: number;
  /** Number of periods that must breach; default: all. */
  bad?: number;
  comparison?: ComparisonOperator;
  missing?: TreatMissingData;
};

/**
 * Creates alarms that notify a topic when they fire and when they end.
 * @param stage name of the stack, which prefixes all alarm names
 */
export const createAlarms = (
  scope: Construct,
  { stage, topic }: { stage: string; topic: Topic },
  plans: AlarmPlan[],
): Alarm[] => {
  const notify = new SnsAction(topic);
  return plans.map(({ name, meaning, metric, threshold = 1, periods = 1, bad, comparison, missing }) => {
    const alarm = new Alarm(scope, name, {
      alarmName: `${stage}-${name}`,
      alarmDescription: meaning,
      metric,
      threshold,
      evaluationPeriods: periods,
      ...(bad !== undefined && { datapointsToAlarm: bad }),
      comparisonOperator: comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(notify);
    alarm.addOkAction(notify);
    return alarm;
  });
};
