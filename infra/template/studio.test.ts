import { expect, test } from 'vitest';
import { addedHeaders } from '../test/cloud/studio.ts';
import { distribution } from '../test/distribution.ts';
import { githubApi, deploymentHeaders } from '../../studio/policy.ts';
import { resource, resourcesOf, statementsOf, templateOf } from '../test/template.ts';
import { headersIn, sentBy } from '../test/sent-headers.ts';

const template = templateOf('small');

const bucketPolicy = () => statementsOf(template, 'AWS::S3::BucketPolicy', 'StudioFiles');
const readers = () =>
  resource(template, 'AWS::CloudFront::Function', 'StudioReaders').Properties as { FunctionCode: string };

/** Returns the headers of a response under a behavior: of its policy and of the function. */
const sent = (
  behavior: { ResponseHeadersPolicyId?: unknown; FunctionAssociations?: object[] },
  name: string,
): Record<string, string> => {
  expect(JSON.stringify(behavior.ResponseHeadersPolicyId)).toContain(`"${name}`);
  expect(JSON.stringify(behavior.FunctionAssociations)).toMatch(
    /"EventType":"viewer-response","FunctionARN":\{"Fn::GetAtt":\["StudioReaders/,
  );
  return { ...sentBy(headersIn(template, name)), ...addedHeaders(readers().FunctionCode) };
};

test('the Studio is sent with the headers of its policy, and the page in it with its own', () => {
  const { DefaultCacheBehavior, CacheBehaviors } = distribution(template, 'Studio');
  const { page, others } = deploymentHeaders(githubApi);
  expect(sent(DefaultCacheBehavior, 'StudioOtherHeaders')).toEqual(others);
  const [own, ...more] = CacheBehaviors;
  expect([own?.PathPattern, more]).toEqual(['/page.html', []]);
  if (own) expect(sent(own, 'StudioPageHeaders')).toEqual(page);
});

test('the Studio has a name and a bucket of its own, which only its distribution reads, and no way to anything else', () => {
  const { Aliases, Origins, DefaultCacheBehavior, CacheBehaviors } = distribution(template, 'Studio');
  expect(Aliases).toEqual(['studio.elm.test']);
  expect(Origins).toHaveLength(1);
  for (const { DomainName, CustomOriginConfig, OriginAccessControlId } of Origins) {
    expect(JSON.stringify(DomainName)).toContain('StudioFiles');
    expect([CustomOriginConfig, OriginAccessControlId === undefined]).toEqual([undefined, false]);
  }
  for (const { AllowedMethods } of [DefaultCacheBehavior, ...CacheBehaviors])
    expect(AllowedMethods).toEqual(['GET', 'HEAD']);
  const allowed = bucketPolicy().filter(({ Effect }) => Effect === 'Allow');
  expect(allowed.map(({ Action, Principal }) => [Action, Principal])).toEqual([
    [['s3:GetObject', 's3:ListBucket'], { Service: 'cloudfront.amazonaws.com' }],
  ]);
  for (const { Condition } of allowed) expect(JSON.stringify(Condition)).toContain('"StudioDistribution');
  const names = resourcesOf(template, 'AWS::Route53::RecordSet').filter(([id]) => id.startsWith('Studio'));
  expect(names.map(([, { Properties }]) => Properties['Name'])).toEqual([
    'studio.elm.test.',
    'studio.elm.test.',
  ]);
});
