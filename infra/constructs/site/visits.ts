import { RemovalPolicy } from 'aws-cdk-lib';
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { visitsCode } from '../../edge/code.ts';
import { visitsFunction, visitsLog } from '../../names.ts';

/** The function that notes which pages were sent, with the log that it writes to. */
export const visitsNoted = (scope: Construct, stage: string): FunctionAssociation => {
  // CloudFront would make it, and keep it for ever.
  const log = new LogGroup(scope, 'VisitsLog', {
    logGroupName: visitsLog(stage),
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const noted = new EdgeFunction(scope, 'Visits', {
    functionName: visitsFunction(stage),
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(visitsCode()),
  });
  noted.node.addDependency(log);
  return { eventType: FunctionEventType.VIEWER_RESPONSE, function: noted };
};
