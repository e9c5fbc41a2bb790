import { expect, test } from 'vitest';
import { distribution } from '../test/distribution.ts';
import { actionsOf, resource, resourcesOf, statementsOf, templateOf } from '../test/template.ts';

const template = templateOf('small');

const uploader = () => statementsOf(template, 'AWS::IAM::Policy', 'PreviewsUploader');
const trust = () =>
  (
    resource(template, 'AWS::IAM::Role', 'PreviewsUploader').Properties['AssumeRolePolicyDocument'] as {
      Statement: { Condition?: { StringEquals?: Record<string, string> } }[];
    }
  ).Statement;
const files = () => resource(template, 'AWS::S3::Bucket', 'PreviewsFiles');

test('who uploads previews may write and remove below their prefixes and list them, and nothing else', () => {
  expect(actionsOf(uploader())).toEqual(['s3:DeleteObject', 's3:ListBucket', 's3:PutObject']);
  const [write, list, ...more] = uploader();
  expect(more).toEqual([]);
  expect(JSON.stringify(write?.Resource)).toMatch(
    /^\{"Fn::Join":\["",\[\{"Fn::GetAtt":\["PreviewsFiles\w+","Arn"\]\},"\/pr-\*\/\*"\]\]\}$/,
  );
  expect(list?.Condition).toEqual({ StringLike: { 's3:prefix': 'pr-*/' } });
  const role = resource(template, 'AWS::IAM::Role', 'PreviewsUploader').Properties;
  expect(role['ManagedPolicyArns'] ?? []).toEqual([]);
});

test('one environment of one repository may upload previews', () =>
  expect(trust()).toMatchObject([
    {
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': 'repo:elm@11/site@1:environment:previews',
        },
      },
    },
  ]));

test('previews have names, a bucket and a function of their own, and no way to the API of the forms', () => {
  const { Aliases, Origins, DefaultCacheBehavior, CacheBehaviors } = distribution(template, 'Previews');
  expect(Aliases).toEqual(['*.preview.elm.test']);
  for (const { DomainName, CustomOriginConfig } of Origins) {
    expect(JSON.stringify(DomainName)).toContain('PreviewsFiles');
    expect(CustomOriginConfig).toBeUndefined();
  }
  expect(DefaultCacheBehavior.AllowedMethods).toEqual(['GET', 'HEAD']);
  for (const { FunctionAssociations } of [DefaultCacheBehavior, ...CacheBehaviors])
    expect(JSON.stringify(FunctionAssociations)).toContain('"PreviewsChoose');
  const names = resourcesOf(template, 'AWS::Route53::RecordSet').filter(([id]) => id.startsWith('Previews'));
  expect(names.map(([, { Properties }]) => Properties['Name'])).toEqual([
    '*.preview.elm.test.',
    '*.preview.elm.test.',
  ]);
});

test('previews are not for search engines, stay in caches for a minute and go by themselves', () => {
  const { ResponseHeadersPolicyConfig: headers } = resource(
    template,
    'AWS::CloudFront::ResponseHeadersPolicy',
    'Previews',
  ).Properties;
  expect(JSON.stringify(headers)).toContain(
    '{"Header":"x-robots-tag","Override":true,"Value":"noindex, nofollow"}',
  );
  const { CachePolicyConfig: cache } = resource(
    template,
    'AWS::CloudFront::CachePolicy',
    'Previews',
  ).Properties;
  expect(cache).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  expect(files().Properties['LifecycleConfiguration']).toEqual({
    Rules: [{ Id: 'previews', Status: 'Enabled', ExpirationInDays: 30 }],
  });
});
