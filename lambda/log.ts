/** Ids, codes, field names and numbers. Never what a visitor wrote. */
type Facts = Record<string, string | number | boolean | readonly string[]>;

/** Namespace of the metrics: one per stage, so that alarms of stages in one account do not mix. */
const namespace = process.env['METRICS_NAMESPACE'] ?? 'Leads';

/** Metrics of the path from the form to the mailbox. */
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

// Not console.log: the Lambda runtime puts a prefix before its lines and CloudWatch would not read the metrics.
const write = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** Writes one event as one line of JSON. */
export const log = (event: string, facts: Facts = {}): void => write({ event, ...facts });

/**
 * Writes one event as one line of JSON that CloudWatch also counts (embedded metric format).
 * @param metric what is counted
 * @param facts what else the line says
 * @param by name of the fact by which it is counted as well as in total
 */
export const count = (metric: Metric, facts: Facts = {}, by?: string): void =>
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
