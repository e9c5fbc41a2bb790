import { Aws, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  CfnDelivery,
  CfnDeliveryDestination,
  CfnDeliverySource,
  LogGroup,
  RetentionDays,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** What is kept of a request. No address, no cookie, no browser, no query, no referring page. */
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

/** The access log of a distribution, without personal data, kept for three months. */
export class AccessLog extends Construct {
  readonly group: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    { name, distribution }: { name: string; distribution: Distribution },
  ) {
    super(scope, id);
    this.group = new LogGroup(this, 'Group', {
      // Money: what is kept longer costs more each month. Nothing in it is needed to answer a lead.
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.group.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [`${this.group.logGroupArn}:log-stream:*`],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    const source = new CfnDeliverySource(this, 'Source', {
      name: `${name}-access`,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `${name}-access`,
      destinationResourceArn: this.group.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.addResourceDependency(source);
    // Without the policy of the log group nothing may be delivered to it.
    delivery.node.addDependency(this.group);
  }
}
