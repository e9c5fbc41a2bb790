import { expect, test } from 'vitest';
import { resource, resourcesOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

test('no mail is suppressed, and delivery failures are reported and counted', () => {
  const { SuppressionOptions, DeliveryOptions } = resource(template, 'AWS::SES::ConfigurationSet').Properties;
  expect(SuppressionOptions).toEqual({ SuppressedReasons: [] });
  expect(DeliveryOptions).toEqual({ TlsPolicy: 'REQUIRE' });
  for (const name of ['MailSetTold', 'MailSetCounted']) {
    const { EventDestination } = resource(
      template,
      'AWS::SES::ConfigurationSetEventDestination',
      name,
    ).Properties;
    expect((EventDestination as { MatchingEventTypes: string[] }).MatchingEventTypes).toEqual(
      expect.arrayContaining(['bounce', 'complaint', 'reject']),
    );
  }
});

test('the mail proves where it comes from: DKIM, MAIL FROM with SPF, DMARC', () => {
  const records = resourcesOf(template, 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties);
  expect(records.filter(({ Type }) => Type === 'CNAME')).toHaveLength(3);
  expect(records.filter(({ Type }) => Type === 'MX')).toMatchObject([
    { Name: 'bounce.leads.stone.test.', ResourceRecords: ['10 feedback-smtp.us-east-1.amazonses.com'] },
  ]);
  expect(records.filter(({ Type }) => Type === 'TXT')).toMatchObject([
    { Name: 'bounce.leads.stone.test.', ResourceRecords: ['"v=spf1 include:amazonses.com -all"'] },
    { Name: '_dmarc.leads.stone.test.', ResourceRecords: ['"v=DMARC1; p=quarantine"'] },
  ]);
});
