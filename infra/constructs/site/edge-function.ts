import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  type FunctionEventType,
  type FunctionProps,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Creates a CloudFront function that runs before or after the cache.
 * @param code from `edge/code.ts`
 * @param more its name, or the key value store it may read
 */
export const createEdgeFunction = (
  scope: Construct,
  id: string,
  eventType: FunctionEventType,
  code: string,
  more: Pick<FunctionProps, 'functionName' | 'keyValueStore'> = {},
) => ({
  eventType,
  function: new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
    ...more,
  }),
});
