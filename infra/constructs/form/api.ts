import { Aws, Stack } from 'aws-cdk-lib';
import {
  EndpointType,
  LambdaIntegration,
  ResponseType,
  RestApi,
  type IApiKey,
} from 'aws-cdk-lib/aws-apigateway';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { gatewayResponseHeaders, gatewayResponses } from '../../gateway-responses.ts';
import { acknowledge } from '../acknowledge.ts';

const stageName = 'live';

/**
 * Rate (requests per second) and burst for all visitors together. They are counted per API key, so only requests
 * through CloudFront count. 50 per second keep about five functions busy, half the concurrency of a new account.
 */
const limit = { rateLimit: 50, burstLimit: 100 };

/** Responses of API Gateway itself when it does not invoke the function or the function fails. */
const answers: { type: ResponseType; statusCode?: string; body: object }[] = [
  { type: ResponseType.THROTTLED, statusCode: '429', body: gatewayResponses.busy },
  { type: ResponseType.REQUEST_TOO_LARGE, statusCode: '413', body: gatewayResponses.tooLarge },
  // API Gateway also sends this response for unknown paths. CloudFront replaces a 404 by the not-found page of the
  // site.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, statusCode: '404', body: gatewayResponses.notFound },
  { type: ResponseType.DEFAULT_4XX, body: gatewayResponses.refused },
  { type: ResponseType.DEFAULT_5XX, body: gatewayResponses.unavailable },
];
/** Values in a gateway response are mapping expressions; a quoted value is a literal. */
const responseHeaders = Object.fromEntries(
  Object.entries(gatewayResponseHeaders).map(([name, value]) => [name, `'${value}'`]),
);

/**
 * Creates the REST API of the forms: one path, and an API key without which the function is never invoked. Requests
 * without a valid key get 403 before the usage plan counts them, so strangers who call the API's own URL do not use
 * up the visitors' rate. Sources in the API Gateway developer guide: "Choose an API key source"
 * (api-gateway-api-key-source.html: the key is compared, and "if there is a match" the plan's limits apply, otherwise
 * 403) and "Throttle requests" (api-gateway-request-throttling.html: the limits of a plan come before those of a
 * stage; this stage has none, which leaves the account's 10,000 requests a second).
 * @param ingest the function that handles requests
 * @param keys accepted API keys
 * @returns the API, its host name for CloudFront, and the path prefix that CloudFront adds
 */
export const createFormApi = (scope: Construct, ingest: IFunction, keys: IApiKey[]) => {
  const own = new Construct(scope, 'Api');
  const api = new RestApi(own, 'Rest', {
    // Metrics are grouped by this name, so it must differ between stages.
    restApiName: Stack.of(scope).stackName,
    endpointConfiguration: { types: [EndpointType.REGIONAL] },
    // The CloudWatch role is a setting of the whole account, so stages would overwrite that of each other.
    cloudWatchRole: false,
    deployOptions: { stageName },
    // All bodies arrive base64-encoded, byte for byte, so that the function can reject invalid UTF-8 itself.
    binaryMediaTypes: ['*/*'],
  });
  const method = api.root
    .addResource('api')
    .addResource('send-email')
    .addMethod('ANY', new LambdaIntegration(ingest, { allowTestInvoke: false }), { apiKeyRequired: true });
  for (const { type, statusCode, body } of answers)
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode,
      responseHeaders,
      templates: { 'application/json': JSON.stringify(body) },
    });
  const { deploymentStage: stage } = api;
  const plan = api.addUsagePlan('Plan', { throttle: limit, apiStages: [{ stage }] });
  for (const key of keys) plan.addApiKey(key);

  const log = 'CloudFront writes the access log; a log of the API would need an account-wide role.';
  acknowledge(stage, {
    'AwsSolutions-APIG1': log,
    'AwsSolutions-APIG6': log,
    'AwsSolutions-APIG3': 'AWS WAF protects CloudFront, and only CloudFront has an API key.',
  });
  acknowledge(api, {
    'AwsSolutions-APIG2': 'The function validates requests and returns messages for visitors.',
  });
  const reason =
    'Visitors have no accounts; CloudFront sends an API key and a secret, and AWS WAF limits the rate.';
  acknowledge(method, { 'AwsSolutions-APIG4': reason, 'AwsSolutions-COG4': reason });
  return {
    construct: own,
    api,
    domainName: `${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`,
    originPath: `/${stageName}`,
  };
};
