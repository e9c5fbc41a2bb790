import { expect, test } from 'vitest';
import { securityHeaders } from '../../site-builder/hosting/headers.ts';
import { distribution } from '../test/distribution.ts';
import { headersIn, sentBy } from '../test/sent-headers.ts';
import { resource, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const cleanAddresses = () => resource(template, 'AWS::CloudFront::Function', 'SiteCleanAddresses');

test('CloudFront sends the headers that the preview sends', () =>
  expect(sentBy(headersIn(template))).toEqual(
    securityHeaders({ imageHosts: ['images.stone.test'], forms: {} }),
  ));

test('which pages were sent is noted, in a log of its own', () => {
  const associations = JSON.stringify(distribution(template).DefaultCacheBehavior.FunctionAssociations);
  expect(associations).toMatch(/"EventType":"viewer-response","FunctionARN":\{"Fn::GetAtt":\["SiteVisits/);
  const log = resource(template, 'AWS::Logs::LogGroup', 'SiteVisitsLog').Properties;
  const { Name } = resource(template, 'AWS::CloudFront::Function', 'SiteVisits').Properties;
  expect(log).toMatchObject({
    LogGroupName: `/aws/cloudfront/function/${String(Name)}`,
  });
});

test('everything is HTTPS of TLS 1.2 or later, behind the firewall, with clean and former addresses', () => {
  const { DefaultCacheBehavior, CacheBehaviors, ViewerCertificate, WebACLId, Origins, Aliases } =
    distribution(template);
  expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  expect(CacheBehaviors.map(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy)).toEqual([
    'redirect-to-https',
    'https-only',
  ]);
  expect(ViewerCertificate['MinimumProtocolVersion']).toBe('TLSv1.2_2021');
  expect(JSON.stringify(WebACLId)).toContain('SiteFirewall');
  expect(JSON.stringify(DefaultCacheBehavior.FunctionAssociations)).toContain('viewer-request');
  const api = Origins.flatMap(({ CustomOriginConfig: own }) => (own ? [own] : []));
  expect(api).toMatchObject([{ OriginProtocolPolicy: 'https-only' }]);
  expect(Aliases).toEqual(['www.stone.test', 'stone.test']);
  const { FunctionCode } = cleanAddresses().Properties;
  expect(FunctionCode).toContain('const host = "www.stone.test";');
  expect(FunctionCode).toContain('const deployed = "r1 t1";');
  const { FunctionConfig } = cleanAddresses().Properties;
  expect(FunctionConfig).toMatchObject({
    Runtime: 'cloudfront-js-2.0',
    KeyValueStoreAssociations: [
      { KeyValueStoreARN: { 'Fn::GetAtt': [expect.stringMatching(/^SiteKeys/), 'Arn'] } },
    ],
  });
});

test('requests to the API are never cached and reach it whole, without the host name', () => {
  const api = distribution(template).CacheBehaviors.at(-1);
  expect(api).toMatchObject({
    PathPattern: '/api/*',
    // Managed policies of CloudFront: caching disabled; all viewer headers except Host.
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
  });
  expect(api?.AllowedMethods).toContain('POST');
});

test('only 404 is replaced by a page, with its status', () =>
  expect(distribution(template).CustomErrorResponses).toEqual([
    { ErrorCachingMinTTL: 10, ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' },
  ]));

test('CloudFront caches documents, whose keys name the release, for a year', () => {
  const cached = resource(template, 'AWS::CloudFront::CachePolicy', 'SiteImmutable').Properties;
  expect(cached['CachePolicyConfig']).toMatchObject({ MinTTL: 31_536_000, DefaultTTL: 31_536_000 });
  const { DefaultCacheBehavior, CacheBehaviors } = distribution(template);
  expect(JSON.stringify(DefaultCacheBehavior.CachePolicyId)).toContain('SiteImmutable');
  // The page for missing pages changes under its name, and is cached as its headers demand.
  expect(CacheBehaviors[0]).toMatchObject({ PathPattern: '/404.html' });
  expect(typeof CacheBehaviors[0]?.CachePolicyId).toBe('string');
});
