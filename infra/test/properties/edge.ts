import { expect } from 'vitest';
import { securityHeaders } from '../../../site-builder/hosting/headers.ts';
import { distribution } from './distribution.ts';
import type { Property } from './property.ts';
import { headersIn, sentBy } from './sent-headers.ts';
import { resource, type Template } from '../template.ts';

const cleanAddresses = (template: Template) =>
  resource(template, 'AWS::CloudFront::Function', 'SiteCleanAddresses');

/** CloudFront. */
export const edgeProperties: Property[] = [
  {
    name: 'CloudFront sends the headers that the preview sends',
    holds: (template) =>
      expect(sentBy(headersIn(template))).toEqual(
        securityHeaders({ imageHosts: ['images.stone.test'], forms: {} }),
      ),
    breaks: {
      'a header is missing': (template) => void headersIn(template).CustomHeadersConfig?.Items.pop(),
      'inline scripts are allowed': (template) => {
        const policy = headersIn(template).SecurityHeadersConfig.ContentSecurityPolicy;
        policy.ContentSecurityPolicy = policy.ContentSecurityPolicy.replace(
          "script-src 'self'",
          "script-src 'self' 'unsafe-inline'",
        );
      },
      'HTTPS is not remembered': (template) => {
        headersIn(template).SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec = 0;
      },
    },
  },
  {
    name: 'which pages were sent is noted, in a log of its own that ends',
    holds: (template) => {
      const associations = JSON.stringify(
        distribution(template).DefaultCacheBehavior['FunctionAssociations'],
      );
      expect(associations).toMatch(
        /"EventType":"viewer-response","FunctionARN":\{"Fn::GetAtt":\["SiteVisits/,
      );
      const log = resource(template, 'AWS::Logs::LogGroup', 'SiteVisitsLog').Properties;
      const { Name } = resource(template, 'AWS::CloudFront::Function', 'SiteVisits').Properties;
      expect(log).toMatchObject({
        LogGroupName: `/aws/cloudfront/function/${String(Name)}`,
        RetentionInDays: 90,
      });
    },
    breaks: {
      'nothing is noted': (template) => {
        (distribution(template).DefaultCacheBehavior['FunctionAssociations'] as object[]).pop();
      },
      'the log is another one': (template) => {
        resource(template, 'AWS::Logs::LogGroup', 'SiteVisitsLog').Properties['LogGroupName'] = '/visits';
      },
    },
  },
  {
    name: 'everything is HTTPS of TLS 1.2 or later, behind the firewall, with clean and former addresses',
    holds: (template) => {
      const { DefaultCacheBehavior, CacheBehaviors, ViewerCertificate, WebACLId, Origins, Aliases } =
        distribution(template);
      expect(DefaultCacheBehavior['ViewerProtocolPolicy']).toBe('redirect-to-https');
      expect(CacheBehaviors.map(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy)).toEqual(['https-only']);
      expect(ViewerCertificate['MinimumProtocolVersion']).toBe('TLSv1.2_2021');
      expect(JSON.stringify(WebACLId)).toContain('SiteFirewall');
      expect(JSON.stringify(DefaultCacheBehavior['FunctionAssociations'])).toContain('viewer-request');
      const api = Origins.flatMap(({ CustomOriginConfig: own }) => (own ? [own] : []));
      expect(api).toMatchObject([{ OriginProtocolPolicy: 'https-only' }]);
      expect(Aliases).toEqual(['www.stone.test', 'stone.test']);
      const { FunctionCode } = cleanAddresses(template).Properties;
      expect(FunctionCode).toContain('const host = "www.stone.test";');
      expect(FunctionCode).toContain('const deployed = "r1 t1";');
      const { FunctionConfig } = cleanAddresses(template).Properties;
      expect(FunctionConfig).toMatchObject({
        Runtime: 'cloudfront-js-2.0',
        KeyValueStoreAssociations: [
          { KeyValueStoreARN: { 'Fn::GetAtt': [expect.stringMatching(/^SiteKeys/), 'Arn'] } },
        ],
      });
    },
    breaks: {
      'HTTP is served': (template) => {
        distribution(template).DefaultCacheBehavior['ViewerProtocolPolicy'] = 'allow-all';
      },
      'old TLS is taken': (template) => {
        distribution(template).ViewerCertificate['MinimumProtocolVersion'] = 'TLSv1';
      },
      'the firewall is gone': (template) => {
        delete distribution(template).WebACLId;
      },
      'addresses are not cleaned': (template) => {
        delete distribution(template).DefaultCacheBehavior['FunctionAssociations'];
      },
      'no release is shown while the store says nothing': (template) => {
        const { Properties } = cleanAddresses(template);
        Properties['FunctionCode'] = String(Properties['FunctionCode']).replace('r1 t1', '');
      },
      'the function has no store': (template) => {
        delete (cleanAddresses(template).Properties['FunctionConfig'] as Record<string, unknown>)[
          'KeyValueStoreAssociations'
        ];
      },
    },
  },
  {
    name: 'requests to the API are never cached and reach it whole, without the host name',
    holds: (template) => {
      const [api] = distribution(template).CacheBehaviors;
      expect(api).toMatchObject({
        PathPattern: '/api/*',
        // Managed policies of CloudFront: caching disabled; all viewer headers except Host.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      });
      expect(api?.['AllowedMethods']).toContain('POST');
    },
    breaks: {
      'answers are cached': (template) => {
        const [api] = distribution(template).CacheBehaviors;
        if (api) api['CachePolicyId'] = '658327ea-f89d-4fab-a63d-7e88639e58f6';
      },
      'the host name is passed on': (template) => {
        const [api] = distribution(template).CacheBehaviors;
        if (api) api['OriginRequestPolicyId'] = '216adef6-5c7f-47e4-b989-5492eafa07d3';
      },
    },
  },
  {
    name: 'only 404 is replaced by a page, with its status',
    holds: (template) =>
      expect(distribution(template).CustomErrorResponses).toEqual([
        { ErrorCachingMinTTL: 10, ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' },
      ]),
    breaks: {
      'refusals of the API become pages': (template) =>
        void distribution(template).CustomErrorResponses.push({ ErrorCode: 403, ResponseCode: 404 }),
      'a missing page says 200': (template) => {
        const [missing] = distribution(template).CustomErrorResponses;
        if (missing) missing['ResponseCode'] = 200;
      },
    },
  },
];
