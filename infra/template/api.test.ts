import { expect, test } from 'vitest';
import { resource, resourcesOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

test('who has no key of CloudFront is refused before anything counts, and the plan counts for all visitors', () => {
  const methods = resourcesOf(template, 'AWS::ApiGateway::Method').map(([, { Properties }]) => Properties);
  expect(methods.map(({ HttpMethod, ApiKeyRequired }) => [HttpMethod, ApiKeyRequired])).toEqual([
    ['ANY', true],
  ]);
  const api = resource(template, 'AWS::ApiGateway::RestApi').Properties;
  expect(api['ApiKeySourceType'] ?? 'HEADER').toBe('HEADER');
  // A limit of the stage would also count strangers.
  const stage = resource(template, 'AWS::ApiGateway::Stage').Properties;
  expect(JSON.stringify(stage['MethodSettings'] ?? [])).not.toContain('Throttling');
  const plan = resource(template, 'AWS::ApiGateway::UsagePlan').Properties;
  expect(plan).toMatchObject({
    Throttle: { RateLimit: 50, BurstLimit: 100 },
    ApiStages: [{ Stage: { Ref: expect.stringMatching(/^FormApiRestDeploymentStage/) } }],
  });
  expect(plan['Quota']).toBeUndefined();
  const keys = resourcesOf(template, 'AWS::ApiGateway::ApiKey');
  const inPlan = resourcesOf(template, 'AWS::ApiGateway::UsagePlanKey').map(
    ([, { Properties }]) => (Properties['KeyId'] as { Ref: string }).Ref,
  );
  expect(inPlan.toSorted()).toEqual(keys.map(([name]) => name).toSorted());
});

test('what the API says itself is understood by the forms, and leads a plain post to the page that helps', () => {
  const answers = resourcesOf(template, 'AWS::ApiGateway::GatewayResponse').map(
    ([, { Properties }]) => Properties,
  );
  expect(answers.map(({ ResponseType, StatusCode }) => [ResponseType, StatusCode])).toEqual([
    ['THROTTLED', '429'],
    ['REQUEST_TOO_LARGE', '413'],
    ['MISSING_AUTHENTICATION_TOKEN', '404'],
    ['DEFAULT_4XX', undefined],
    ['DEFAULT_5XX', undefined],
  ]);
  for (const { ResponseParameters, ResponseTemplates } of answers) {
    expect(ResponseParameters).toMatchObject({
      'gatewayresponse.header.refresh': "'0;url=/not-sent'",
      'gatewayresponse.header.access-control-allow-origin': "'*'",
    });
    expect(JSON.stringify(ResponseTemplates)).toContain('error');
  }
});
