import { Aws } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  MetricFilter,
  FilterPattern,
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  type CfnLogGroup,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { createLog } from '../log.ts';

/** Logged fields of a request: no IP address, cookie, user agent, query or referrer. */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'sc-content-type',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
];

/** Metric that counts the 429 responses (too many requests) of the firewall, the API and the function. */
export const limitedMetric = 'Limited';

/** Creates the access log of a distribution, without personal data, retained for three months. */
export const createAccessLog = (
  scope: Construct,
  { name, distribution, metrics }: { name: string; distribution: Distribution; metrics: string },
): void => {
  const own = new Construct(scope, 'AccessLog');
  const group = createLog(own, 'Group');
  // The policy is attached to the log group: an account may have ten policies without a group, and one per group.
  // CloudWatch Logs API Reference, "PutResourcePolicy",
  // https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_PutResourcePolicy.html; what it must
  // allow: CloudWatch Logs User Guide, "Logs sent to CloudWatch Logs",
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/AWS-logs-infrastructure-V2-CloudWatchLogs.html
  (group.node.defaultChild as CfnLogGroup).resourcePolicyDocument = {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: { Service: 'delivery.logs.amazonaws.com' },
        Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: '*',
        Condition: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      },
    ],
  };
  const source = new CfnDeliverySource(own, 'Source', {
    name: `${name}-access`,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(own, 'Destination', {
    name: `${name}-access`,
    destinationResourceArn: group.logGroupArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(own, 'Delivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: fields,
  });
  delivery.addResourceDependency(source);
  // Delivery to the log group requires its policy.
  delivery.node.addDependency(group);
  new MetricFilter(own, 'Limited', {
    logGroup: group,
    // CloudFront writes numbers as strings; numbers are accepted too.
    filterPattern: FilterPattern.any(
      FilterPattern.stringValue('$.sc-status', '=', '429'),
      FilterPattern.numberValue('$.sc-status', '=', 429),
    ),
    metricNamespace: metrics,
    metricName: limitedMetric,
    metricValue: '1',
  });
};
