import { expect, test } from 'vitest';
import { distribution } from '../test/distribution.ts';
import { actionsOf, resource, resourcesOf, statementsOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const bucket = (name: string) => resource(template, 'AWS::S3::Bucket', name);

test('every bucket is private, encrypted and reached over TLS alone', () => {
  const policies = JSON.stringify(resourcesOf(template, 'AWS::S3::BucketPolicy'));
  for (const [name, { Properties }] of resourcesOf(template, 'AWS::S3::Bucket')) {
    expect(Properties['PublicAccessBlockConfiguration']).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(JSON.stringify(Properties['BucketEncryption'])).toContain('"SSEAlgorithm":"AES256"');
    expect(Properties['OwnershipControls']).toEqual({ Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] });
    expect(policies).toContain(`{"Ref":"${name}"}`);
  }
  const denied = statementsOf(template, 'AWS::S3::BucketPolicy').filter(({ Effect }) => Effect === 'Deny');
  const plain = { Bool: { 'aws:SecureTransport': 'false' } };
  expect(denied.map(({ Condition }) => Condition)).toEqual(expect.arrayContaining([plain, plain]));
  expect(denied.filter(({ Action }) => Action === 's3:*')).toHaveLength(2);
});

test('only CloudFront reads the pages', () => {
  const allowed = statementsOf(template, 'AWS::S3::BucketPolicy').filter(({ Effect }) => Effect === 'Allow');
  expect(actionsOf(allowed)).toEqual(['s3:GetObject', 's3:ListBucket']);
  for (const { Principal, Condition } of allowed) {
    expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(JSON.stringify(Condition)).toContain('SiteDistribution');
  }
  const { OriginAccessControlConfig } = resource(template, 'AWS::CloudFront::OriginAccessControl').Properties;
  expect(OriginAccessControlConfig).toMatchObject({
    OriginAccessControlOriginType: 's3',
    SigningBehavior: 'always',
    SigningProtocol: 'sigv4',
  });
  const controlled = distribution(template).Origins.filter(
    ({ OriginAccessControlId }) => OriginAccessControlId,
  );
  expect(controlled).toHaveLength(1);
});

test('published files are never removed by age, and deleted ones can be restored for a week', () => {
  const { LifecycleConfiguration, VersioningConfiguration } = bucket('SitePages').Properties;
  expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
  expect(LifecycleConfiguration).toEqual({
    Rules: [
      {
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        ExpiredObjectDeleteMarker: true,
        NoncurrentVersionExpiration: { NoncurrentDays: 7 },
        Status: 'Enabled',
      },
    ],
  });
});

test('every log is stored for three months and no longer', () => {
  const logs = resourcesOf(template, 'AWS::Logs::LogGroup');
  expect(logs).toHaveLength(5);
  for (const [, { Properties }] of logs) expect(Properties['RetentionInDays']).toBe(90);
});

test('the access log keeps nothing that names a visitor', () => {
  const { Properties } = resource(template, 'AWS::Logs::Delivery');
  expect(Properties['RecordFields']).toBeDefined();
  for (const field of [
    'c-ip',
    'x-forwarded-for',
    'cs(User-Agent)',
    'cs(Cookie)',
    'cs(Referer)',
    'cs-uri-query',
  ])
    expect(Properties['RecordFields']).not.toContain(field);
  // The API has no access log: its formats would contain the IP address.
  expect(resource(template, 'AWS::ApiGateway::Stage').Properties['AccessLogSetting']).toBeUndefined();
});

test('CloudWatch and SES may use the key of the topics, on no condition that their calls might not meet', () => {
  const services = statementsOf(template, 'AWS::KMS::Key').filter(({ Principal }) =>
    JSON.stringify(Principal).includes('Service'),
  );
  expect(services).toEqual([
    {
      Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      Effect: 'Allow',
      Principal: { Service: ['cloudwatch.amazonaws.com', 'ses.amazonaws.com'] },
      Resource: '*',
    },
  ]);
});

test('the topics are encrypted with a key that is rotated', () => {
  const topics = resourcesOf(template, 'AWS::SNS::Topic');
  expect(topics).toHaveLength(2);
  for (const [, { Properties }] of topics)
    expect(JSON.stringify(Properties['KmsMasterKeyId'])).toContain('NoticesKey');
  expect(resource(template, 'AWS::KMS::Key').Properties['EnableKeyRotation']).toBe(true);
});
