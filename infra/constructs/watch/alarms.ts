import { Duration } from 'aws-cdk-lib';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ComparisonOperator, MathExpression, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { retryAfter, type FormPipeline } from '../form/form-pipeline.ts';
import { limitedMetric } from '../site/access-log.ts';
import type { Thresholds } from '../../stage/stage.ts';
import type { AlarmPlan } from './create-alarms.ts';
import { fiveMinutes, hour, leadMetric, mailMetric, minute, sum } from './metrics.ts';

const { GREATER_THAN_THRESHOLD, LESS_THAN_THRESHOLD } = ComparisonOperator;

/** Resources that the alarms monitor. */
export type AlarmTargets = {
  path: FormPipeline;
  /** Undefined if the stage has no names yet. */
  certificate: Certificate | undefined;
  configurationSet: string;
  /** Metrics namespace of the functions. */
  metrics: string;
  distribution: Distribution;
  /** Function that sends the weekly mail. Undefined if no customers use the stage: then missing leads are normal. */
  weekly: IFunction | undefined;
  thresholds: Pick<Thresholds, 'silenceHours' | 'leadsPerHour' | 'requestsPerMinute'>;
};

/** Age in seconds of a lead at its third attempt; its first retry has failed then. */
const secondRetry = 2 * retryAfter.toSeconds();

/** Alarms for the e-mails of leads. */
const mailAlarms = (configurationSet: string): AlarmPlan[] =>
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
  }));

/** Returns all alarms of a stage. */
export const alarmPlans = ({
  path: { queue, ingest, sender, api },
  certificate,
  configurationSet,
  metrics,
  distribution,
  weekly,
  thresholds: { silenceHours, leadsPerHour, requestsPerMinute },
}: AlarmTargets): AlarmPlan[] => {
  const plans: (AlarmPlan | undefined)[] = [
    {
      name: 'dead-letters',
      meaning:
        'A message failed at all delivery attempts and is in the dead-letter queue for 14 days. It is most likely a lead that nobody received by e-mail: read it, answer it, fix the cause, and redrive it.',
      // Includes messages in flight; otherwise the alarm would end while they are being read.
      metric: new MathExpression({
        expression: 'visible + read',
        usingMetrics: {
          visible: queue.dead.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
          read: queue.dead.metricApproximateNumberOfMessagesNotVisible({ statistic: Stats.MAXIMUM }),
        },
        label: 'dead letters',
        period: minute,
      }),
    },
    {
      name: 'leads-wait',
      meaning: `The e-mail of a lead was not sent at the first two attempts; the lead has been in the queue for ${secondRetry / 60} minutes.`,
      // The age metric of a FIFO queue includes failing messages; that of a standard queue leaves them out: Amazon SQS
      // Developer Guide, "Available CloudWatch metrics for Amazon SQS",
      // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
      metric: queue.waiting.metricApproximateAgeOfOldestMessage({ statistic: Stats.MAXIMUM, period: minute }),
      threshold: secondRetry,
      comparison: GREATER_THAN_THRESHOLD,
    },
    {
      name: 'sender-errors',
      meaning: 'Sending the e-mails of leads has failed for 15 minutes.',
      metric: sender.function.metricErrors(sum),
      // One lead that fails and is mailed at its next attempt, six minutes later, breaches one or two periods.
      periods: 4,
      bad: 3,
    },
    {
      name: 'ingest-errors',
      meaning:
        'The function behind the forms failed; visitors saw the message that their request was not sent.',
      metric: ingest.function.metricErrors(sum),
    },
    {
      name: 'api-server-errors',
      meaning:
        'The API responded with 5xx, also if more requests arrived than functions can run concurrently; visitors saw the message that their request was not sent.',
      // 5XXError, by the name of the API: API Gateway Developer Guide, "Amazon API Gateway dimensions and metrics",
      // https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html
      metric: api.api.metricServerError(sum),
    },
    {
      name: 'visitors-limited',
      meaning:
        'Requests exceeded a rate limit and were rejected; this may affect one visitor or all of them.',
      metric: new MathExpression({
        expression: 'FILL(answered, 0) + FILL(refused, 0)',
        // Metric of the function for plain form posts over the limit: they are answered with a redirect. CloudFront's log
        // counts all other rejections, which are 429 responses.
        usingMetrics: {
          answered: leadMetric(metrics, limitedMetric).with({ period: fiveMinutes }),
          refused: leadMetric(metrics, 'Refused', { reason: 'busy' }).with({ period: fiveMinutes }),
        },
        label: 'too many requests',
        period: fiveMinutes,
      }),
    },
    {
      name: 'lead-flood',
      meaning: `${leadsPerHour} or more leads were accepted in an hour. All of them are stored; they may be from a bot.`,
      metric: leadMetric(metrics, 'Accepted'),
      threshold: leadsPerHour,
    },
    {
      name: 'refused-share',
      meaning:
        'More than half of the requests in an hour (at least five) were rejected as invalid: the forms and the API may not match.',
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
      comparison: GREATER_THAN_THRESHOLD,
    },
    weekly && {
      name: 'no-lead',
      meaning: `No lead has arrived for ${silenceHours} hours. Send one through the site.`,
      metric: queue.waiting.metricNumberOfMessagesSent({ statistic: Stats.SUM, period: hour }),
      periods: silenceHours,
      comparison: LESS_THAN_THRESHOLD,
      // A queue without messages emits no data, so missing data counts as a breach: the alarm must detect that no
      // leads arrive.
      missing: TreatMissingData.BREACHING,
    },
    ...mailAlarms(configurationSet),
    {
      name: 'request-flood',
      meaning: `${requestsPerMinute} or more requests a minute for two minutes; they cost money.`,
      metric: distribution.metricRequests({ statistic: Stats.SUM, period: minute }),
      threshold: requestsPerMinute,
      periods: 2,
    },
    {
      name: 'site-errors',
      meaning: 'More than 5 % of the requests of visitors failed with 5xx for 15 minutes.',
      metric: distribution.metric5xxErrorRate({ statistic: Stats.AVERAGE, period: fiveMinutes }),
      threshold: 5,
      comparison: GREATER_THAN_THRESHOLD,
      periods: 3,
    },
    weekly && {
      name: 'weekly-mail',
      meaning: 'The weekly e-mail to the business was not sent.',
      metric: weekly.metricErrors(sum),
    },
    certificate && {
      name: 'certificate',
      meaning: 'The certificate expires in less than 30 days: its renewal has failed.',
      metric: certificate.metricDaysToExpiry({ statistic: Stats.MINIMUM, period: Duration.days(1) }),
      threshold: 30,
      comparison: LESS_THAN_THRESHOLD,
    },
  ];
  return plans.filter((plan) => plan !== undefined);
};
