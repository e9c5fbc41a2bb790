import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
  type KeyValueStore,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * A function that CloudFront runs before its cache.
 * @param code as `edge/code.ts` puts it together
 * @param keyValueStore what it may read
 */
export const beforeCache = (
  scope: Construct,
  id: string,
  code: string,
  keyValueStore?: KeyValueStore,
): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
    ...(keyValueStore && { keyValueStore }),
  }),
});
