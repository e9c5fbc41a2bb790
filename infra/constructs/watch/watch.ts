import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { alarmPlans } from './alarms.ts';
import { createAlarms } from './create-alarms.ts';
import { createDashboard } from './dashboard.ts';
import type { AlarmTargets } from './lead-alarms.ts';

type Props = AlarmTargets & { stage: string; topic: Topic };

/** Creates the alarms, which notify the topic when they fire and end, and the dashboard. */
export const createWatch = (scope: Construct, { stage, topic, ...watched }: Props) => {
  const own = new Construct(scope, 'Watch');
  const alarms = createAlarms(own, { stage, topic }, alarmPlans(watched));
  return createDashboard(own, { ...watched, stage, alarms });
};
