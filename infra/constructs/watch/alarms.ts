import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmPlan } from './create-alarms.ts';
import { leadAlarms, type AlarmTargets } from './lead-alarms.ts';
import { five, mailMetric, sum } from './metrics.ts';

const mailAlarms = ({ configurationSet }: AlarmTargets): AlarmPlan[] =>
  [
    ['Bounce', 'mail-bounces', 'A mailbox of the business rejected the e-mail of a lead.'],
    ['Complaint', 'mail-complaints', 'A recipient marked the e-mail of a lead as spam.'],
    [
      'Reject',
      'mail-rejects',
      'SES detected a virus in the e-mail of a lead and did not send it; the lead is in the archive.',
    ],
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
    meaning: 'More than 5 % of the requests of visitors failed with 5xx for 15 minutes.',
    metric: distribution.metric5xxErrorRate({ statistic: Stats.AVERAGE, period: five }),
    threshold: 5,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
    periods: 3,
  },
  ...(weekly
    ? [
        {
          name: 'weekly-mail',
          meaning: 'The weekly e-mail to the business was not sent.',
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
          meaning: 'The certificate expires in less than 30 days: its renewal has failed.',
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
