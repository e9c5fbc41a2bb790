import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  type FunctionEventType,
  type FunctionProps,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * A function that CloudFront runs before or after its cache.
 * @param code as `edge/code.ts` puts it together
 * @param more its name, or the store that it may read
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
