/** The data of a log line: ids, codes, field names and numbers. Never visitor input. */
type Facts = Record<string, string | number | boolean | readonly string[]>;

/** Namespace of the metrics. Each stage has its own, so that stages in one account do not trigger each other's alarms. */
const namespace = process.env['METRICS_NAMESPACE'] ?? 'Leads';

/** Metrics of leads, from the form to the mailbox. */
type Metric =
  | 'Accepted'
  | 'Refused'
  | 'Unexpected'
  | 'QueueFailed'
  | 'Retried'
  | 'Repeated'
  | 'ReplyToRefused'
  | 'Sent'
  | 'SentUnarchived'
  | 'SendFailed';

// Writes to stdout instead of calling `console.log`: the Lambda runtime prefixes the lines of the latter, in which
// CloudWatch would not find the metrics.
const write = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** Logs an event as a line of JSON. */
export const log = (event: string, facts: Facts = {}): void => write({ event, ...facts });

/**
 * Logs an event as a line of JSON that CloudWatch also counts as a metric (embedded metric format).
 * @param metric the metric to increment
 * @param facts other data of the line
 * @param by name of a fact that is an additional dimension of the metric
 */
export const countEvent = (metric: Metric, facts: Facts = {}, by?: string): void =>
  write({
    event: metric,
    ...facts,
    [metric]: 1,
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: namespace,
          Dimensions: by ? [[], [by]] : [[]],
          Metrics: [{ Name: metric, Unit: 'Count' }],
        },
      ],
    },
  });
