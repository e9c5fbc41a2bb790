import { FunctionEventType, type FunctionAssociation } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { visitsCode } from '../../edge/code.ts';
import { visitsFunction, visitsLog } from '../../names.ts';
import { createLog } from '../log.ts';
import { createEdgeFunction } from './edge-function.ts';

/** The function that notes which pages were sent, with the log that it writes to. */
export const createVisits = (scope: Construct, stage: string): FunctionAssociation => {
  // CloudFront would make it, and keep it for ever.
  const log = createLog(scope, 'VisitsLog', visitsLog(stage));
  const functionName = visitsFunction(stage);
  const { VIEWER_RESPONSE } = FunctionEventType;
  const visits = createEdgeFunction(scope, 'Visits', VIEWER_RESPONSE, visitsCode(), { functionName });
  visits.function.node.addDependency(log);
  return visits;
};
