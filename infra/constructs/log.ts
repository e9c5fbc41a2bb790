import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * A log, kept for three months: what is kept longer costs more each month. Only ids and codes are logged, nothing that is
 * needed to answer a lead, so that it may go with the stack.
 */
export const createLog = (scope: Construct, id: string, logGroupName?: string): LogGroup =>
  new LogGroup(scope, id, {
    ...(logGroupName !== undefined && { logGroupName }),
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
