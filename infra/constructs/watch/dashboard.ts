import { Duration } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  LogQueryWidget,
  PeriodOverride,
  SingleValueWidget,
  Stats,
  type Alarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { limitedMetric } from '../site/access-log.ts';
import { leadMetric, mailMetric } from './metrics.ts';
import type { AlarmTargets } from './alarms.ts';

type Props = AlarmTargets & { stage: string; alarms: Alarm[] };

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, width: 8, height: 6, left, right, liveData: true });

/** Creates the dashboard: active alarms, incoming leads, sent mails, and availability of the site. */
export const createDashboard = (scope: Construct, props: Props): Dashboard => {
  const { stage, distribution, alarms, path, metrics, configurationSet } = props;
  const { queue, ingest, sender, api } = path;
  const lead = (name: string) => leadMetric(metrics, name);
  const day = { period: Duration.days(1), statistic: Stats.SUM };
  const slow = { statistic: 'p95', period: Duration.minutes(5) };
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: stage,
    defaultInterval: Duration.days(7),
    periodOverride: PeriodOverride.INHERIT,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 4, alarms })],
      [
        new SingleValueWidget({
          title: 'Leads today: taken, mailed',
          width: 8,
          height: 6,
          metrics: [lead('Accepted').with(day), lead('Sent').with(day)],
        }),
        graph('Leads by the hour', [lead('Accepted'), lead('Sent')], [lead('Refused')]),
        graph(
          'Leads that wait: number, age in seconds',
          [
            queue.waiting.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
            queue.dead.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, label: 'dead' }),
          ],
          [queue.waiting.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM })],
        ),
      ],
      [
        graph(
          'Mail',
          ['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject'].map((name) =>
            mailMetric(configurationSet, name),
          ),
        ),
        graph(
          'Functions: errors, slowest 5 %',
          [
            ingest.function.metricErrors({ label: 'ingest' }),
            sender.function.metricErrors({ label: 'sender' }),
            ingest.function.metricThrottles({ label: 'throttles' }),
          ],
          [
            ingest.function.metricDuration({ ...slow, label: 'ingest, ms' }),
            sender.function.metricDuration({ ...slow, label: 'sender, ms' }),
          ],
        ),
        graph(
          'API',
          [api.api.metricCount()],
          [api.api.metricClientError(), api.api.metricServerError(), lead(limitedMetric)],
        ),
      ],
      [
        graph(
          'Site: requests, share of errors',
          [distribution.metricRequests()],
          [distribution.metric4xxErrorRate(), distribution.metric5xxErrorRate()],
        ),
        new LogQueryWidget({
          title: 'Last requests that were refused, and why',
          width: 16,
          height: 6,
          logGroupNames: [ingest.log.logGroupName],
          queryLines: [
            'fields @timestamp, reason, fields',
            'filter event = "Refused"',
            'sort @timestamp desc',
            'limit 50',
          ],
        }),
      ],
    ],
  });
};
