import { expect } from 'vitest';
import type { Property } from './properties.ts';
import { resource, resourcesOf, type Template } from './template.ts';

const alarms = (template: Template) =>
  Object.fromEntries(
    resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [
      String(Properties['AlarmName']).replace('site-prod-', ''),
      { id, properties: Properties },
    ]),
  );

const alarm = (template: Template, name: string) => {
  const found = alarms(template)[name];
  if (!found) throw new Error(`no alarm ${name}`);
  return found;
};

const rings = (name: string, expected: Record<string, unknown>): Property => ({
  name: `the alarm ${name} rings and is heard`,
  holds: (template) => {
    const { properties } = alarm(template, name);
    expect(properties).toMatchObject(expected);
    for (const actions of ['AlarmActions', 'OKActions'])
      expect(properties[actions]).toEqual([{ Ref: expect.stringMatching(/^NoticesAlarms/) }]);
  },
  breaks: {
    'it is gone': (template) => {
      delete template.Resources[alarm(template, name).id];
    },
    'nobody hears it': (template) => {
      delete alarm(template, name).properties['AlarmActions'];
    },
    'it rings too late': (template) => {
      alarm(template, name).properties['Threshold'] = 1_000_000;
    },
  },
});

/** One or more within one period. */
const any = (MetricName: string, Namespace: string) => ({
  MetricName,
  Namespace,
  Threshold: 1,
  EvaluationPeriods: 1,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
});

/** What makes somebody look. */
export const watchProperties: Property[] = [
  rings('dead-letters', any('ApproximateNumberOfMessagesVisible', 'AWS/SQS')),
  rings('leads-wait', { MetricName: 'ApproximateAgeOfOldestMessage', Threshold: 300 }),
  rings('sender-errors', any('Errors', 'AWS/Lambda')),
  rings('ingest-errors', any('Errors', 'AWS/Lambda')),
  rings('ingest-throttles', any('Throttles', 'AWS/Lambda')),
  rings('api-server-errors', any('5xx', 'AWS/ApiGateway')),
  rings('refused-share', { Threshold: 50, ComparisonOperator: 'GreaterThanThreshold' }),
  rings('mail-bounces', any('Bounce', 'AWS/SES')),
  rings('mail-complaints', any('Complaint', 'AWS/SES')),
  rings('mail-rejects', any('Reject', 'AWS/SES')),
  rings('certificate', { Threshold: 30, ComparisonOperator: 'LessThanThreshold' }),
  rings('no-lead', {
    MetricName: 'NumberOfMessagesSent',
    Threshold: 1,
    Period: 3600,
    EvaluationPeriods: 72,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
  }),
  {
    name: 'no mail is suppressed, and what goes wrong with one is told and counted',
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
    breaks: {
      'one bounce silences a mailbox': (template) => {
        resource(template, 'AWS::SES::ConfigurationSet').Properties['SuppressionOptions'] = {
          SuppressedReasons: ['BOUNCE'],
        };
      },
      'nobody is told': (template) => {
        const told = resource(template, 'AWS::SES::ConfigurationSetEventDestination', 'MailSetTold');
        (told.Properties['EventDestination'] as { MatchingEventTypes: string[] }).MatchingEventTypes = [
          'delivery',
        ];
      },
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
    breaks: {
      'DMARC is missing': (template) => {
        delete template.Resources[
          resourcesOf(template, 'AWS::Route53::RecordSet').find(([id]) => id.includes('Dmarc'))?.[0] ?? ''
        ];
      },
      'a DKIM record is missing': (template) => {
        delete template.Resources[
          resourcesOf(template, 'AWS::Route53::RecordSet').find(([id]) => id.includes('Dkim2'))?.[0] ?? ''
        ];
      },
    },
  },
];
