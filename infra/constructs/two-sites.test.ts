import { expect, test } from 'vitest';
import { resourcesOf, templateOf, variantOf } from '../test/template.ts';

/** Returns every name in a template that must be unique in an account or a region. */
const namesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return /(^Name$|Name$|Namespace$)/.test(key) &&
      !/^(Attribute|Parameter|Header|Metric|Service|Domain|Log|Hosted|Namespace)/.test(key)
      ? [`${key}: ${value}`]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, Array.isArray(value) ? key : name));
};

test('two sites in one account share no resource name', () => {
  const [stone, oak] = [templateOf('staging'), variantOf('another firm')];
  const types = [
    'CloudWatch::Alarm',
    'CloudWatch::Dashboard',
    'Logs::Delivery',
    'Logs::DeliverySource',
    'Logs::DeliveryDestination',
    'CloudFront::ResponseHeadersPolicy',
    'CloudFront::Function',
    'CloudFront::OriginAccessControl',
    'ApiGateway::RestApi',
    'SES::EmailIdentity',
    'Lambda::Function',
  ];
  const named = (template: typeof stone) =>
    types.flatMap((type) =>
      resourcesOf(template, `AWS::${type}`).flatMap(([, { Properties }]) =>
        namesIn(
          Object.fromEntries(
            Object.entries(Properties).filter(([key]) => /Name$|Name|EmailIdentity|Config$/.test(key)),
          ),
        ),
      ),
    );
  expect(named(stone).length).toBeGreaterThan(15);
  const both = named(stone).filter((name) => named(oak).includes(name));
  expect(both).toEqual([]);
  const metrics = (template: typeof stone) =>
    JSON.stringify(resourcesOf(template, 'AWS::Lambda::Function')).match(
      /"METRICS_NAMESPACE":"([^"]+)"/,
    )?.[1];
  expect([metrics(stone), metrics(oak)]).toEqual(['Leads/stone-staging', 'Leads/oak-staging']);
});

test('a stage uses none of the ten account-wide log policies and no account-wide role', () => {
  for (const stage of ['prod', 'rehearsal'])
    for (const type of ['AWS::Logs::ResourcePolicy', 'AWS::ApiGateway::Account'])
      expect(resourcesOf(templateOf(stage), type)).toEqual([]);
  const allowed = resourcesOf(templateOf('prod'), 'AWS::Logs::LogGroup').filter(
    ([, { Properties }]) => Properties['ResourcePolicyDocument'],
  );
  expect(allowed).toMatchObject([
    [
      expect.stringMatching(/^SiteAccessLog/),
      {
        Properties: {
          ResourcePolicyDocument: {
            Statement: [
              {
                Principal: { Service: 'delivery.logs.amazonaws.com' },
                Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              },
            ],
          },
        },
      },
    ],
  ]);
});
