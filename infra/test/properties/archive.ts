import { expect } from 'vitest';
import type { Property } from './property.ts';
import { resource, statementsOf, type Template } from '../template.ts';

const bucket = (template: Template, name: string) => resource(template, 'AWS::S3::Bucket', name);

const writtenOnce = (template: Template) =>
  statementsOf(template, 'AWS::S3::BucketPolicy', 'FormArchive').filter(
    ({ Action }) => Action === 's3:PutObject',
  );

/** The archive of leads. */
export const archiveProperties: Property[] = [
  {
    name: 'the archive keeps leads for 90 days and outlives the stack',
    holds: (template) => {
      const archive = bucket(template, 'FormArchive');
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
      expect([archive.DeletionPolicy, archive.UpdateReplacePolicy]).toEqual([
        'RetainExceptOnCreate',
        'Retain',
      ]);
    },
  },
  {
    name: 'nobody writes a lead over another',
    holds: (template) => {
      const [only, ...more] = writtenOnce(template);
      expect(more).toEqual([]);
      expect(only).toMatchObject({
        Effect: 'Deny',
        Principal: '*',
        Action: 's3:PutObject',
        Condition: { Null: { 's3:if-none-match': 'true' } },
      });
      expect(JSON.stringify(only?.Resource)).toContain('"/leads/*"');
    },
  },
];
