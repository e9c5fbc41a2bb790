import { expect } from 'vitest';
import type { Property } from './property.ts';
import { resource, resourcesOf } from '../template.ts';

/** Mail: how it is sent, and who is notified of failures. */
export const mailProperties: Property[] = [
  {
    name: 'no mail is suppressed, and delivery failures are reported and counted',
    holds: (template) => {
      const { SuppressionOptions, DeliveryOptions } = resource(
        template,
        'AWS::SES::ConfigurationSet',
      ).Properties;
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
    },
  },
  {
    name: 'the mail proves where it comes from: DKIM, MAIL FROM with SPF, DMARC',
    holds: (template) => {
      const records = resourcesOf(template, 'AWS::Route53::RecordSet').map(
        ([, { Properties }]) => Properties,
      );
      expect(records.filter(({ Type }) => Type === 'CNAME')).toHaveLength(3);
      expect(records.filter(({ Type }) => Type === 'MX')).toMatchObject([
        { Name: 'bounce.leads.stone.test.', ResourceRecords: ['10 feedback-smtp.us-east-1.amazonses.com'] },
      ]);
      expect(records.filter(({ Type }) => Type === 'TXT')).toMatchObject([
        { Name: 'bounce.leads.stone.test.', ResourceRecords: ['"v=spf1 include:amazonses.com -all"'] },
        { Name: '_dmarc.leads.stone.test.', ResourceRecords: ['"v=DMARC1; p=quarantine"'] },
      ]);
    },
  },
];
