import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { resourcesOf, stackOf, templateOf, variantOf } from '../test/template.ts';

describe('a stage that customers do not use', () => {
  test('is not indexed by search engines', () => {
    expect(
      JSON.stringify(resourcesOf(templateOf('staging'), 'AWS::CloudFront::ResponseHeadersPolicy')),
    ).toContain('{"Header":"x-robots-tag","Override":true,"Value":"noindex, nofollow"}');
    expect(JSON.stringify(templateOf('prod'))).not.toContain('x-robots-tag');
  });

  test('has no alarm on missing leads', () => {
    const names = resourcesOf(templateOf('staging'), 'AWS::CloudWatch::Alarm').map(
      ([, { Properties }]) => Properties['AlarmName'],
    );
    expect(names).toContain('stone-staging-leads-wait');
    expect(names).not.toContain('stone-staging-no-lead');
  });
});

test('with DNS at another provider the Studio has a certificate but no DNS record', () => {
  const template = variantOf('a Studio, DNS elsewhere');
  const studio = (type: string) => resourcesOf(template, type).filter(([id]) => id.startsWith('Studio'));
  expect(studio('AWS::CertificateManager::Certificate')).toHaveLength(1);
  expect(studio('AWS::Route53::RecordSet')).toEqual([]);
});

test('termination protection is enabled only on request', () => {
  const protectedIn = (stage: string) => {
    const manifest = readFileSync(join(inject('assemblies'), stage, 'manifest.json'), 'utf8');
    return (
      JSON.parse(manifest) as {
        artifacts: Record<string, { properties?: { terminationProtection?: boolean } }>;
      }
    ).artifacts[stackOf(stage)]?.properties?.terminationProtection;
  };
  expect([protectedIn('staging') ?? false, protectedIn('prod'), protectedIn('rehearsal') ?? false]).toEqual([
    false,
    true,
    false,
  ]);
});

test('the retention in the site facts matches the archive', () => {
  const said = /^ {2}retention: (\d+) days$/m.exec(readFileSync('pages/_site.yaml', 'utf8'))?.[1];
  const buckets = resourcesOf(templateOf('prod'), 'AWS::S3::Bucket');
  const rules = JSON.stringify(buckets.find(([id]) => id.startsWith('FormArchive'))?.[1].Properties);
  // A lead first gets a delete marker, and its version is deleted later.
  const days = /"ExpirationInDays":(\d+).*"NoncurrentDays":(\d+)/.exec(rules)?.slice(1).map(Number) ?? [];
  expect(Number(said)).toBe(days.reduce((sum, each) => sum + each, 0));
});
