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
 * Requests a second, and at once, for all visitors together. It is counted for each key, so only what came through
 * CloudFront counts. 50 a second keep about five functions busy, half of what a new account may run.
 */
const limit = { rateLimit: 50, burstLimit: 100 };

/** What the API itself answers when the function is not asked or does not answer. */
const answers: { type: ResponseType; statusCode?: string; body: object }[] = [
  { type: ResponseType.THROTTLED, statusCode: '429', body: gatewayResponses.busy },
  { type: ResponseType.REQUEST_TOO_LARGE, statusCode: '413', body: gatewayResponses.tooLarge },
  // So does API Gateway call a path that it does not know; CloudFront shows the site's own page for 404.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, statusCode: '404', body: gatewayResponses.notFound },
  { type: ResponseType.DEFAULT_4XX, body: gatewayResponses.refused },
  { type: ResponseType.DEFAULT_5XX, body: gatewayResponses.unavailable },
];
/** A value in a gateway response is an expression; quoted it stands for itself. */
const responseHeaders = Object.fromEntries(
  Object.entries(gatewayResponseHeaders).map(([name, value]) => [name, `'${value}'`]),
);

/**
 * The REST API of the forms: one path, and a key without which the function is never asked.
 *
 * A request without a key of the plan gets 403 before the plan counts it, so that strangers at the API's own address
 * use up no rate of the visitors. Sources, read in the API Gateway developer guide: "Choose an API key source"
 * (api-gateway-api-key-source.html: the key is compared, and "if there is a match" the plan's limits apply, otherwise
 * 403) and "Throttle requests" (api-gateway-request-throttling.html: the limits of a plan come before those of a stage;
 * the stage has none here, which leaves the account's 10,000 requests a second).
 * @param ingest the function that answers
 * @param keys the API keys that are taken
 * @returns the API, its host name for CloudFront, and what CloudFront puts before the path of a request
 */
export const createFormApi = (scope: Construct, ingest: IFunction, keys: IApiKey[]) => {
  const own = new Construct(scope, 'Api');
  const api = new RestApi(own, 'Rest', {
    // Its metrics are counted by this name, so it differs from stage to stage.
    restApiName: Stack.of(scope).stackName,
    endpointConfiguration: { types: [EndpointType.REGIONAL] },
    // The role would belong to the whole account, and the stages would take it from each other.
    cloudWatchRole: false,
    deployOptions: { stageName },
    // Every body comes in base64, byte for byte: the function judges what is no proper text.
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

  const log =
    'CloudFront keeps the access log; one of the API needs a role that all stages of the account share.';
  acknowledge(stage, {
    'AwsSolutions-APIG1': log,
    'AwsSolutions-APIG6': log,
    'AwsSolutions-APIG3': 'The firewall stands before CloudFront; nobody else has a key.',
  });
  acknowledge(api, { 'AwsSolutions-APIG2': 'The function judges requests, in words that visitors read.' });
  const reason = 'Visitors have no accounts; CloudFront shows its key and its secret, the firewall counts.';
  acknowledge(method, { 'AwsSolutions-APIG4': reason, 'AwsSolutions-COG4': reason });
  return {
    construct: own,
    api,
    domainName: `${api.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`,
    originPath: `/${stageName}`,
  };
};
