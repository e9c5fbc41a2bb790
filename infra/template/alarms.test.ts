import { expect, test } from 'vitest';
import { resource, resourcesOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const alarm = (name: string) =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm')
    .map(([, { Properties }]) => Properties)
    .find(({ AlarmName }) => AlarmName === `stone-prod-${name}`) ?? {};

const rings = (name: string, expected: Record<string, unknown>): void =>
  test(`the alarm ${name} rings and is heard`, () => {
    const properties = alarm(name);
    expect(properties).toMatchObject(expected);
    for (const actions of ['AlarmActions', 'OKActions'])
      expect(properties[actions]).toEqual([{ Ref: expect.stringMatching(/^NoticesAlarms/) }]);
  });

/** One or more within one period. */
const any = (MetricName: string, Namespace: string) => ({
  MetricName,
  Namespace,
  Threshold: 1,
  EvaluationPeriods: 1,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
});

rings('dead-letters', {
  Threshold: 1,
  EvaluationPeriods: 1,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  // The description says only what is certain: not that the message is a lead, nor that nobody received it.
  AlarmDescription: expect.stringMatching(
    /^A message failed at all delivery attempts and is in the dead-letter queue for 14 days\./,
  ) as string,
});
rings('leads-wait', {
  MetricName: 'ApproximateAgeOfOldestMessage',
  Threshold: 720,
  ComparisonOperator: 'GreaterThanThreshold',
});
rings('sender-errors', {
  MetricName: 'Errors',
  Namespace: 'AWS/Lambda',
  Threshold: 1,
  EvaluationPeriods: 4,
  DatapointsToAlarm: 3,
});
test('a lead that fails once and is mailed at its next try calls nobody', () => {
  const again = Number(
    resource(template, 'AWS::SQS::Queue', 'FormQueueWaiting').Properties['VisibilityTimeout'],
  );
  const mailed =
    again + Number(resource(template, 'AWS::Lambda::Function', 'FormSender').Properties['Timeout']);
  expect(Number(alarm('leads-wait')['Threshold'])).toBeGreaterThan(mailed);
  // Two consecutive errors of one lead, and those of a second lead at the same time, fall into two periods at
  // most.
  const { Period, DatapointsToAlarm } = alarm('sender-errors');
  expect(Number(Period) * (Number(DatapointsToAlarm) - 1)).toBeGreaterThanOrEqual(again);
});

test('dead letters count while somebody reads them', () => {
  const metrics = alarm('dead-letters')['Metrics'] as {
    Expression?: string;
    MetricStat?: { Metric: { MetricName: string } };
  }[];
  expect(metrics.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? [])).toEqual([
    'ApproximateNumberOfMessagesVisible',
    'ApproximateNumberOfMessagesNotVisible',
  ]);
});

rings('ingest-errors', any('Errors', 'AWS/Lambda'));
rings('api-server-errors', any('5XXError', 'AWS/ApiGateway'));
rings('visitors-limited', { Threshold: 1, ComparisonOperator: 'GreaterThanOrEqualToThreshold' });
rings('lead-flood', { MetricName: 'Accepted', Namespace: 'Leads/stone-prod', Threshold: 60, Period: 3600 });
rings('refused-share', { Threshold: 50, ComparisonOperator: 'GreaterThanThreshold' });
rings('mail-bounces', any('Bounce', 'AWS/SES'));
rings('mail-complaints', any('Complaint', 'AWS/SES'));
rings('mail-rejects', any('Reject', 'AWS/SES'));
rings('site-errors', {
  MetricName: '5xxErrorRate',
  Namespace: 'AWS/CloudFront',
  Threshold: 5,
  EvaluationPeriods: 3,
  ComparisonOperator: 'GreaterThanThreshold',
});
rings('request-flood', { MetricName: 'Requests', Threshold: 30_000, Period: 60, EvaluationPeriods: 2 });
rings('weekly-mail', any('Errors', 'AWS/Lambda'));
rings('certificate', { Threshold: 30, ComparisonOperator: 'LessThanThreshold' });
rings('no-lead', {
  MetricName: 'NumberOfMessagesSent',
  Threshold: 1,
  Period: 3600,
  EvaluationPeriods: 72,
  ComparisonOperator: 'LessThanThreshold',
  TreatMissingData: 'breaching',
});
test('every 429 response is counted, from the firewall, the API or the function', () => {
  const filter = resource(template, 'AWS::Logs::MetricFilter').Properties;
  expect(filter['FilterPattern']).toBe('{ ($.sc-status = "429") || ($.sc-status = 429) }');
  expect(JSON.stringify(filter['LogGroupName'])).toContain('SiteAccessLog');
  expect(filter['MetricTransformations']).toEqual([
    { MetricName: 'Limited', MetricNamespace: 'Leads/stone-prod', MetricValue: '1' },
  ]);
  const fields = resource(template, 'AWS::Logs::Delivery').Properties['RecordFields'];
  expect(fields).toContain('sc-status');
  const { Metrics } = alarm('visitors-limited');
  for (const name of ['Limited', 'Refused', 'busy']) expect(JSON.stringify(Metrics)).toContain(`"${name}"`);
});
