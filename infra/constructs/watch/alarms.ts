import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmPlan } from './create-alarms.ts';
import { leadAlarms, type AlarmTargets } from './lead-alarms.ts';
import { five, mailMetric, sum } from './metrics.ts';

const mailAlarms = ({ configurationSet }: AlarmTargets): AlarmPlan[] =>
  [
    ['Bounce', 'mail-bounces', 'A mailbox of the business sent a lead back.'],
    ['Complaint', 'mail-complaints', 'A lead was marked as spam by who received it.'],
    ['Reject', 'mail-rejects', 'SES took a lead for a virus and did not send it; the archive has it.'],
  ].map(([metric = '', name = '', meaning = '']) => ({
    name,
    meaning,
    metric: mailMetric(configurationSet, metric),
    threshold: 1,
  }));

/** Alarms for the site itself. */
const siteAlarms = ({ distribution, weekly }: AlarmTargets): AlarmPlan[] => [
  {
    name: 'site-errors',
    meaning: 'More than 5 % of what visitors asked for was answered with 5xx for a quarter of an hour.',
    metric: distribution.metric5xxErrorRate({ statistic: Stats.AVERAGE, period: five }),
    threshold: 5,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
    periods: 3,
  },
  ...(weekly
    ? [
        {
          name: 'weekly-mail',
          meaning: 'The weekly mail to the business was not sent.',
          metric: weekly.metricErrors(sum),
          threshold: 1,
        },
      ]
    : []),
];

/** All alarms of a stage. */
export const alarmPlans = (watched: AlarmTargets): AlarmPlan[] => [
  ...leadAlarms(watched),
  ...mailAlarms(watched),
  ...siteAlarms(watched),
  ...(watched.certificate
    ? [
        {
          name: 'certificate',
          meaning: 'The certificate runs out in less than 30 days: its renewal does not work.',
          metric: watched.certificate.metricDaysToExpiry({
            statistic: Stats.MINIMUM,
            period: Duration.days(1),
          }),
          threshold: 30,
          comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
        },
      ]
    : []),
];
