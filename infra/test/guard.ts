import { expect } from 'vitest';
import { distribution } from './distribution.ts';
import type { Property } from './properties.ts';
import { resource, type Template } from './template.ts';

const rule = (template: Template) =>
  (
    resource(template, 'AWS::WAFv2::WebACL').Properties['Rules'] as {
      Statement: { RateBasedStatement: Record<string, unknown> };
      Action: { Block: { CustomResponse: Record<string, unknown> } };
    }[]
  )[0];

const manager = 'AWS::SecretsManager::Secret';

/** What stands before the API. */
export const guardProperties: Property[] = [
  {
    name: 'CloudFront shows the current secret, and the function takes it and the one before',
    holds: (template) => {
      const shown = distribution(template).Origins.flatMap(
        ({ OriginCustomHeaders = [] }) => OriginCustomHeaders,
      );
      expect(shown.map(({ HeaderName }) => HeaderName)).toEqual(['x-front-door']);
      expect(JSON.stringify(shown)).toContain('FrontDoorKey3');
      const { Environment, Timeout } = resource(template, 'AWS::Lambda::Function', 'FormIngest').Properties;
      const accepted = JSON.stringify(
        (Environment as { Variables: Record<string, unknown> }).Variables['FRONT_DOOR_SECRETS'],
      );
      expect(accepted).toMatch(/FrontDoorKey3.*FrontDoorKey2/);
      expect(Timeout).toBe(15);
      for (const name of ['FrontDoorKey3', 'FrontDoorKey2'])
        expect(resource(template, manager, name).Properties['GenerateSecretString']).toEqual({
          ExcludePunctuation: true,
          PasswordLength: 40,
        });
      const { DependsOn = [] } = resource(template, 'AWS::CloudFront::Distribution');
      expect(DependsOn.some((name) => name.startsWith('FormIngestFunction'))).toBe(true);
    },
    breaks: {
      'the API is open': (template) => {
        for (const origin of distribution(template).Origins) delete origin.OriginCustomHeaders;
      },
      'only one secret is taken': (template) => {
        const { Environment } = resource(template, 'AWS::Lambda::Function', 'FormIngest').Properties;
        (Environment as { Variables: Record<string, unknown> }).Variables['FRONT_DOOR_SECRETS'] =
          'FrontDoorKey3';
      },
      'CloudFront changes first': (template) => {
        delete resource(template, 'AWS::CloudFront::Distribution').DependsOn;
      },
    },
  },
  {
    name: 'twenty requests to the API in five minutes, then 429 in words that the forms understand',
    holds: (template) => {
      const { Statement, Action } = rule(template) ?? {};
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
      });
      expect(resource(template, 'AWS::WAFv2::WebACL').Properties).toMatchObject({
        Scope: 'CLOUDFRONT',
        DefaultAction: { Allow: {} },
        CustomResponseBodies: { busy: { Content: '{"error":"busy"}', ContentType: 'APPLICATION_JSON' } },
      });
      expect(resource(template, 'AWS::ApiGatewayV2::Stage').Properties['DefaultRouteSettings']).toMatchObject(
        {
          ThrottlingRateLimit: 10,
          ThrottlingBurstLimit: 20,
        },
      );
    },
    breaks: {
      'pages are counted too': (template) => {
        delete rule(template)?.Statement.RateBasedStatement['ScopeDownStatement'];
      },
      'the answer is a 403': (template) => {
        const response = rule(template)?.Action.Block.CustomResponse;
        if (response) response['ResponseCode'] = 403;
      },
      'the API has no limit of its own': (template) => {
        delete resource(template, 'AWS::ApiGatewayV2::Stage').Properties['DefaultRouteSettings'];
      },
    },
  },
];
