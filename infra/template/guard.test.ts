import { expect, test } from 'vitest';
import { distribution } from '../test/distribution.ts';
import { resource, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const rules = (stage = template) =>
  resource(stage, 'AWS::WAFv2::WebACL').Properties['Rules'] as {
    Name: string;
    Statement: { RateBasedStatement: Record<string, unknown> };
    Action: { Block: { CustomResponse: Record<string, unknown> } };
  }[];
const rule = () => rules()[0];

const manager = 'AWS::SecretsManager::Secret';

test('CloudFront shows its secrets only when the API and the function accept them', () => {
  const shown = distribution(template).Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
  expect(shown.map(({ HeaderName }) => HeaderName)).toEqual(['x-api-key', 'x-front-door']);
  const { Timeout } = resource(template, 'AWS::Lambda::Function', 'FormIngest').Properties;
  expect(Timeout).toBe(15);
  for (const name of ['FrontDoorKey2', 'FrontDoorKey3', 'FrontDoorKey4'])
    expect(resource(template, manager, name).Properties['GenerateSecretString']).toEqual({
      ExcludePunctuation: true,
      PasswordLength: 40,
    });
  const { DependsOn = [] } = resource(template, 'AWS::CloudFront::Distribution');
  for (const before of ['FormIngestFunction', 'FormApiRestDeploymentStage'])
    expect(DependsOn.filter((name) => name.startsWith(before))).toHaveLength(1);
  expect(DependsOn.filter((name) => name.includes('UsagePlanKey'))).toHaveLength(3);
});

test('twenty requests to the API in five minutes, then 429 in words that the forms understand', () => {
  const { Statement, Action } = rule() ?? {};
  expect(Statement?.RateBasedStatement).toMatchObject({
    Limit: 20,
    EvaluationWindowSec: 300,
    AggregateKeyType: 'IP',
    ScopeDownStatement: {
      ByteMatchStatement: { SearchString: '/api/', PositionalConstraint: 'STARTS_WITH' },
    },
  });
  expect(Action?.Block.CustomResponse).toMatchObject({
    ResponseCode: 429,
    CustomResponseBodyKey: 'busy',
    ResponseHeaders: expect.arrayContaining([{ Name: 'refresh', Value: '0;url=/not-sent' }]),
  });
  expect(resource(template, 'AWS::WAFv2::WebACL').Properties).toMatchObject({
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    CustomResponseBodies: { busy: { Content: '{"error":"busy"}', ContentType: 'APPLICATION_JSON' } },
  });
});

test('a rate rule for everything but the API; the limits of both are in the stage file', () => {
  const [, pages] = rules();
  expect(pages).toMatchObject({
    Name: 'rate-of-pages',
    Statement: {
      RateBasedStatement: {
        Limit: 10_000,
        ScopeDownStatement: {
          NotStatement: { Statement: { ByteMatchStatement: { SearchString: '/api/' } } },
        },
      },
    },
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
  });
  const limits = rules(templateOf('staging')).map(({ Statement }) => Statement.RateBasedStatement['Limit']);
  expect(limits).toEqual([30, 50_000]);
});

test('the function counts by address as the firewall does, and CloudFront alone says which address it is', () => {
  const api = distribution(template).CacheBehaviors.at(-1);
  expect(JSON.stringify(api?.FunctionAssociations)).toMatch(/"viewer-request".*SiteViewerAddress/);
  const { FunctionCode } = resource(template, 'AWS::CloudFront::Function', 'SiteViewerAddress').Properties;
  const handler = new Function(`${String(FunctionCode)}; return handler;`)() as (event: object) => object;
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: { headers: { 'true-client-ip': { value: '198.51.100.1' }, origin: { value: 'x' } } },
  };
  expect(handler(event)).toEqual({
    headers: { 'true-client-ip': { value: '203.0.113.7' }, origin: { value: 'x' } },
  });
  const { Environment } = resource(template, 'AWS::Lambda::Function', 'FormIngest').Properties;
  expect(Environment).toMatchObject({
    Variables: { ADDRESS_LIMIT: String(rule()?.Statement.RateBasedStatement['Limit']) },
  });
});
