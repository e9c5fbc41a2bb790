import { describe, expect, test } from 'vitest';
import { edgeFrom } from '../test/cloud/edge-function.ts';
import { distribution } from '../test/distribution.ts';
import {
  resource,
  resourcesOf,
  statementsOf,
  templateOf,
  variantOf,
  type Template,
} from '../test/template.ts';

const rehearsal = () => templateOf('rehearsal');

describe('a stage without its names (dns: false)', () => {
  test('has no certificate, no host names and no DNS records', () => {
    expect(resourcesOf(rehearsal(), 'AWS::CertificateManager::Certificate')).toEqual([]);
    expect(distribution(rehearsal()).Aliases ?? []).toEqual([]);
    for (const stage of ['rehearsal', 'prod'])
      for (const [, { Properties }] of resourcesOf(templateOf(stage), 'AWS::Route53::RecordSet'))
        expect(['CNAME', 'MX', 'TXT']).toContain(Properties['Type']);
  });

  test('serves its pages under its CloudFront host name', async () => {
    const { FunctionCode } = resource(
      rehearsal(),
      'AWS::CloudFront::Function',
      'SiteCleanAddresses',
    ).Properties;
    const visit = edgeFrom(String(FunctionCode), 'd1.cloudfront.net');
    expect(await visit('/about')).toEqual({ file: '/about/index.html', release: 'r1' });
    expect(await visit('/about/')).toMatchObject({ redirect: '/about' });
  });

  test('accepts forms only from that origin', () => {
    const { FunctionCode } = resource(
      rehearsal(),
      'AWS::CloudFront::Function',
      'SiteViewerAddress',
    ).Properties;
    const handler = new Function(`${String(FunctionCode)}; return handler;`)() as (event: object) => {
      headers: { origin?: { value: string } };
    };
    const passed = (origin?: string) =>
      handler({
        viewer: { ip: '203.0.113.7' },
        request: {
          headers: { host: { value: 'd1.cloudfront.net' }, ...(origin && { origin: { value: origin } }) },
        },
      }).headers.origin?.value;
    expect(passed('https://d1.cloudfront.net')).toBe('https://www.oak.test');
    expect(passed('https://d2.cloudfront.net')).toBe('https://d2.cloudfront.net');
    expect(passed()).toBeUndefined();
    const { Environment } = resource(rehearsal(), 'AWS::Lambda::Function', 'FormIngest').Properties;
    expect(Environment).toMatchObject({ Variables: { ALLOWED_ORIGINS: 'https://www.oak.test' } });
    const named = resource(templateOf('prod'), 'AWS::CloudFront::Function', 'SiteViewerAddress').Properties;
    expect(named['FunctionCode']).toContain('const ours = "";');
  });

  test('is not indexed and has no alarm on missing leads, even if it is live', () => {
    expect(JSON.stringify(resourcesOf(rehearsal(), 'AWS::CloudFront::ResponseHeadersPolicy'))).toContain(
      'noindex',
    );
    const alarms = resourcesOf(rehearsal(), 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties['AlarmName'],
    );
    expect(alarms).not.toContain('oak-rehearsal-no-lead');
    expect(alarms).not.toContain('oak-rehearsal-certificate');
  });
});

test('forms of further origins are accepted after those of the stage, and their preflight requests reach the function', () => {
  const elsewhere = variantOf('forms from elsewhere');
  const { Environment } = resource(elsewhere, 'AWS::Lambda::Function', 'FormIngest').Properties;
  expect(Environment).toMatchObject({
    Variables: { ALLOWED_ORIGINS: 'https://www.stone.test,https://www.granite.test' },
  });
  const api = distribution(elsewhere).CacheBehaviors.at(-1);
  expect(api).toMatchObject({ PathPattern: '/api/*', AllowedMethods: expect.arrayContaining(['OPTIONS']) });
  expect(resource(elsewhere, 'AWS::ApiGateway::Method').Properties).toMatchObject({
    HttpMethod: 'ANY',
    Integration: { Type: 'AWS_PROXY' },
  });
});

test('with DNS at another provider no records are created', () => {
  const elsewhere = variantOf('DNS elsewhere');
  expect(resourcesOf(elsewhere, 'AWS::Route53::RecordSet')).toEqual([]);
  const certificate = resource(elsewhere, 'AWS::CertificateManager::Certificate').Properties;
  expect(certificate['ValidationMethod']).toBe('DNS');
  expect(JSON.stringify(certificate)).not.toContain('HostedZoneId');
});

test('long HSTS for all subdomains is opt-in', () => {
  const hsts = (template: Template) =>
    (
      resource(template, 'AWS::CloudFront::ResponseHeadersPolicy').Properties[
        'ResponseHeadersPolicyConfig'
      ] as {
        SecurityHeadersConfig: { StrictTransportSecurity: object };
      }
    ).SecurityHeadersConfig.StrictTransportSecurity;
  expect(hsts(templateOf('prod'))).toMatchObject({ AccessControlMaxAgeSec: 300, IncludeSubdomains: false });
  expect(hsts(variantOf('HTTPS for years'))).toMatchObject({
    AccessControlMaxAgeSec: 63_072_000,
    IncludeSubdomains: true,
    Preload: true,
  });
});

test('in the SES sandbox the sender has permission only on the identities of the recipients', () => {
  const resources = (stage: string) =>
    JSON.stringify(
      statementsOf(templateOf(stage), 'AWS::IAM::Policy', 'FormSender').find(
        ({ Action }) => Action === 'ses:SendEmail',
      ),
    );
  for (const name of ['owner@oak.test', 'oak.test', 'office@mailbox.test', 'mailbox.test'])
    expect(resources('rehearsal')).toContain(`identity/${name}"`);
  expect(resources('rehearsal')).toContain('"ses:FromAddress":"website@leads.oak.test"');
  expect(resources('prod').match(/identity\//g)).toHaveLength(1);
});
