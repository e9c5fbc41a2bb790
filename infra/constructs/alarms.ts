import { Duration } from 'aws-cdk-lib';
import {
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { FormPath } from './form-path.ts';
import { mailDimension } from './mail.ts';

/** An alarm: when it rings and, in its mail, what that means. infra/README.md says what to do. */
export type AlarmPlan = {
  name: string;
  meaning: string;
  metric: IMetric;
  threshold: number;
  periods?: number;
  comparison?: ComparisonOperator;
  missing?: TreatMissingData;
};

/** What the alarms look at. */
export type Watched = {
  path: FormPath;
  certificate: Certificate;
  configurationSet: string;
  /** Namespace of the metrics that the functions write. */
  metrics: string;
  /** Whether customers use the stage: only then silence is a fault. */
  live: boolean;
};

const minute = Duration.minutes(1);
const five = Duration.minutes(5);
const hour = Duration.hours(1);

/** Hours without a lead after which something is likely broken that no other alarm sees. */
const silence = 72;

const sum = { statistic: Stats.SUM, period: five };

/** A metric that the functions write. */
export const leadMetric = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>) =>
  new Metric({
    namespace,
    metricName,
    ...(dimensionsMap && { dimensionsMap }),
    statistic: Stats.SUM,
    period: hour,
  });

/** A metric of the mails of a configuration set. */
export const mailMetric = (configurationSet: string, metricName: string) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { [mailDimension]: configurationSet },
    ...sum,
  });

const leadAlarms = ({ path: { queue, ingest, sender, api }, metrics, live }: Watched): AlarmPlan[] => [
  {
    name: 'dead-letters',
    meaning: 'A lead could not be mailed after all tries. It is kept; redrive it once the cause is mended.',
    metric: queue.dead.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period: minute }),
    threshold: 1,
  },
  {
    name: 'leads-wait',
    meaning: 'A lead has waited for more than five minutes for its mail.',
    metric: queue.waiting.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM, period: minute }),
    threshold: 300,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
  },
  {
    name: 'sender-errors',
    meaning: 'A lead could not be mailed at a try; the queue tries again.',
    metric: sender.function.metricErrors(sum),
    threshold: 1,
  },
  {
    name: 'ingest-errors',
    meaning: 'The function behind the forms broke down; visitors were told that their request was not sent.',
    metric: ingest.function.metricErrors(sum),
    threshold: 1,
  },
  {
    name: 'ingest-throttles',
    meaning: 'More requests came than functions may run at once.',
    metric: ingest.function.metricThrottles(sum),
    threshold: 1,
  },
  {
    name: 'api-server-errors',
    meaning: 'The API answered with 5xx; visitors were told that their request was not sent.',
    metric: api.api.metricServerError(sum),
    threshold: 1,
  },
  {
    name: 'refused-share',
    meaning:
      'More than half of five or more requests in an hour were refused as invalid: site and API may disagree.',
    metric: new MathExpression({
      expression:
        'IF(FILL(accepted, 0) + FILL(invalid, 0) >= 5, 100 * FILL(invalid, 0) / (FILL(accepted, 0) + FILL(invalid, 0)), 0)',
      usingMetrics: {
        accepted: leadMetric(metrics, 'Accepted'),
        invalid: leadMetric(metrics, 'Refused', { reason: 'invalid' }),
      },
      label: 'invalid, percent',
      period: hour,
    }),
    threshold: 50,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
  },
  ...(live
    ? [
        {
          name: 'no-lead',
          meaning: `No lead has come in for ${silence} hours. Send one through the site.`,
          metric: queue.waiting.metricNumberOfMessagesSent({ statistic: Stats.SUM, period: hour }),
          threshold: 1,
          periods: silence,
          comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
          // A queue that nothing is sent to gives no data, which is just what is looked for.
          missing: TreatMissingData.BREACHING,
        },
      ]
    : []),
];

const mailAlarms = ({ configurationSet }: Watched): AlarmPlan[] =>
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

/** Every alarm of a stage. */
export const alarmPlans = (watched: Watched): AlarmPlan[] => [
  ...leadAlarms(watched),
  ...mailAlarms(watched),
  {
    name: 'certificate',
    meaning: 'The certificate runs out in less than 30 days: its renewal does not work.',
    metric: watched.certificate.metricDaysToExpiry({ statistic: Stats.MINIMUM, period: Duration.days(1) }),
    threshold: 30,
    comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
  },
];
