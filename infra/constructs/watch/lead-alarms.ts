import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ComparisonOperator, MathExpression, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { limitedMetric } from '../site/access-log.ts';
import { retryAfter, type FormPipeline } from '../form/form-pipeline.ts';
import { five, hour, leadMetric, minute, sum } from './metrics.ts';
import type { AlarmPlan } from './create-alarms.ts';

/** What the alarms look at. */
export type AlarmTargets = {
  path: FormPipeline;
  /** Missing when the stage has no names yet. */
  certificate: Certificate | undefined;
  configurationSet: string;
  /** Namespace of the metrics that the functions write. */
  metrics: string;
  distribution: Distribution;
  /** Sends the weekly mail. Missing when customers do not use the stage: then silence is no fault. */
  weekly: IFunction | undefined;
};

/** Hours without a lead after which something is likely broken that no other alarm sees. */
const silence = 72;

/** Leads in an hour that no campaign brings to a local business. */
const flood = 60;

/** Seconds after which a lead is tried for the third time; its first retry has failed then. */
const secondRetry = 2 * retryAfter.toSeconds();

/** What rings about leads on their way: from the visitor to the mail. */
export const leadAlarms = ({
  path: { queue, ingest, sender, api },
  metrics,
  weekly,
}: AlarmTargets): AlarmPlan[] => [
  {
    name: 'dead-letters',
    meaning:
      'A message failed at all of its tries and waits for a person, for 14 days. It is most likely a lead that nobody got by mail: read it, answer it, mend the cause, redrive it.',
    // Those that somebody is reading count as well, or the alarm would end while they are read.
    metric: new MathExpression({
      expression: 'visible + read',
      usingMetrics: {
        visible: queue.dead.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
        read: queue.dead.metricApproximateNumberOfMessagesNotVisible({ statistic: Stats.MAXIMUM }),
      },
      label: 'dead letters',
      period: minute,
    }),
    threshold: 1,
  },
  {
    name: 'leads-wait',
    meaning: `A lead was not mailed at its first two tries and has waited for ${secondRetry / 60} minutes.`,
    // A queue that keeps order does not put aside what fails, so that its age is told: Amazon SQS Developer Guide,
    // "Available CloudWatch metrics for Amazon SQS",
    // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
    metric: queue.waiting.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM, period: minute }),
    threshold: secondRetry,
    comparison: ComparisonOperator.GREATER_THAN_THRESHOLD,
  },
  {
    name: 'sender-errors',
    meaning: 'Tries to mail leads have failed for a quarter of an hour.',
    metric: sender.function.metricErrors(sum),
    threshold: 1,
    // One lead that fails and is mailed at its next try, six minutes later, is bad for one or two periods.
    periods: 4,
    bad: 3,
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
    // 5XXError, by the name of the API: API Gateway Developer Guide, "Amazon API Gateway dimensions and metrics",
    // https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html
    metric: api.api.metricServerError(sum),
    threshold: 1,
  },
  {
    name: 'visitors-limited',
    meaning:
      'Somebody asked too often and was told that the request was not sent; it may be a visitor, or all of them.',
    metric: new MathExpression({
      expression: 'FILL(answered, 0) + FILL(refused, 0)',
      // The function leads plain posts on, which is no 429; the log of CloudFront has all others.
      usingMetrics: {
        answered: leadMetric(metrics, limitedMetric).with({ period: five }),
        refused: leadMetric(metrics, 'Refused', { reason: 'busy' }).with({ period: five }),
      },
      label: 'too many requests',
      period: five,
    }),
    threshold: 1,
  },
  {
    name: 'lead-flood',
    meaning: `${flood} or more leads were taken in an hour. All are kept; a robot may be at work.`,
    metric: leadMetric(metrics, 'Accepted'),
    threshold: flood,
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
  ...(weekly
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
