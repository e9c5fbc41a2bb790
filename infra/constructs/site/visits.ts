import { RemovalPolicy } from 'aws-cdk-lib';
import { FunctionEventType, type FunctionAssociation } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { visitsCode } from '../../edge/code.ts';
import { visitsFunction, visitsLog } from '../../names.ts';
import { createEdgeFunction } from './edge-function.ts';

/** The function that notes which pages were sent, with the log that it writes to. */
export const createVisits = (scope: Construct, stage: string): FunctionAssociation => {
  // CloudFront would make it, and keep it for ever.
  const log = new LogGroup(scope, 'VisitsLog', {
    logGroupName: visitsLog(stage),
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const functionName = visitsFunction(stage);
  const { VIEWER_RESPONSE } = FunctionEventType;
  const visits = createEdgeFunction(scope, 'Visits', VIEWER_RESPONSE, visitsCode(), { functionName });
  visits.function.node.addDependency(log);
  return visits;
};
