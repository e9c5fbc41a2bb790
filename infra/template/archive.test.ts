import { expect, test } from 'vitest';
import { resource, statementsOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const bucket = (name: string) => resource(template, 'AWS::S3::Bucket', name);

const writtenOnce = () =>
  statementsOf(template, 'AWS::S3::BucketPolicy', 'FormArchive').filter(
    ({ Action }) => Action === 's3:PutObject',
  );

test('the archive keeps leads for 90 days and outlives the stack', () => {
  const archive = bucket('FormArchive');
  expect(archive.Properties['LifecycleConfiguration']).toEqual({
    Rules: [
      {
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        // Deleted leads can be restored for a week, which adds up to the 90 days.
        ExpirationInDays: 83,
        NoncurrentVersionExpiration: { NoncurrentDays: 7 },
        Status: 'Enabled',
      },
    ],
  });
  expect(archive.Properties['VersioningConfiguration']).toEqual({ Status: 'Enabled' });
  expect([archive.DeletionPolicy, archive.UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
});

test('nobody writes a lead over another', () => {
  const [only, ...more] = writtenOnce();
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    Effect: 'Deny',
    Principal: '*',
    Action: 's3:PutObject',
    Condition: { Null: { 's3:if-none-match': 'true' } },
  });
  expect(JSON.stringify(only?.Resource)).toContain('"/leads/*"');
});

test('each lead is copied to the bucket that the stage names, in its account', () => {
  const { ReplicationConfiguration, VersioningConfiguration } = resource(
    templateOf('small'),
    'AWS::S3::Bucket',
    'FormArchive',
  ).Properties;
  expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
  expect(ReplicationConfiguration).toMatchObject({
    Rules: [
      {
        Destination: { Account: '222222222222', Bucket: 'arn:aws:s3:::elm-leads' },
        DeleteMarkerReplication: { Status: 'Enabled' },
        Status: 'Enabled',
      },
    ],
  });
  expect(bucket('FormArchive').Properties['ReplicationConfiguration']).toBeUndefined();
});
