import { Stack } from 'aws-cdk-lib';
import { CnameRecord, MxRecord, TxtRecord, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { domainOf } from '../resource-names.ts';
import { mailFromOf, mailTexts, recipientIdentities } from '../mail/records.ts';

type Props = {
  from: string;
  to: string[];
  /** Whether the account is in the SES sandbox. */
  sandbox?: boolean | undefined;
  /** Hosted zone for the records; undefined if they are set by hand at another provider. */
  zone: IHostedZone | undefined;
  /** Topic for delivery problems. */
  events: Topic;
};

/** CloudWatch dimension by which SES counts mails of a configuration set. */
export const mailDimension = 'ses:configuration-set';

const failures = [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT];

/**
 * Creates the SES identity with DKIM, MAIL FROM and DMARC, and the configuration set.
 * @returns the environment of a function that sends mail, and the permission to send from this sender to these
 * mailboxes through this configuration set only
 */
export const createMail = (scope: Construct, { from, to, sandbox = false, zone, events }: Props) => {
  const own = new Construct(scope, 'Mail');
  const domain = domainOf(from);
  const set = new ConfigurationSet(own, 'Set', {
    // No suppression list: with it, one hard bounce would block the company's own mailbox permanently.
    disableSuppressionList: true,
    reputationMetrics: true,
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  set.addEventDestination('Told', {
    destination: EventDestination.snsTopic(events),
    events: [...failures, EmailSendingEvent.DELIVERY_DELAY],
  });
  set.addEventDestination('Counted', {
    destination: EventDestination.cloudWatchDimensions([
      { source: CloudWatchDimensionSource.MESSAGE_TAG, name: mailDimension, defaultValue: 'none' },
    ]),
    events: [...failures, EmailSendingEvent.SEND, EmailSendingEvent.DELIVERY],
  });

  const mailFromDomain = mailFromOf(domain);
  const identity = new EmailIdentity(own, 'Identity', {
    identity: Identity.domain(domain),
    configurationSet: set,
    mailFromDomain,
    // If the MX record is missing, mail is sent with SES's own MAIL FROM domain instead of failing.
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    // Bounces are reported as events (above). Forwarded bounces would go to the sender address, which nobody reads.
    feedbackForwarding: false,
  });
  if (zone) {
    identity.dkimRecords.forEach(({ name, value }, index) => {
      // SES returns the fully qualified name; the trailing dot prevents the zone from being appended again.
      new CnameRecord(own, `Dkim${index + 1}`, { zone, recordName: `${name}.`, domainName: value });
    });
    const { mx, spf, dmarc } = mailTexts;
    const [priority = '', hostName = ''] = mx.split(' ');
    new MxRecord(own, 'MailFromMx', {
      zone,
      recordName: mailFromDomain,
      values: [{ priority: Number(priority), hostName }],
    });
    new TxtRecord(own, 'MailFromSpf', { zone, recordName: mailFromDomain, values: [spf] });
    new TxtRecord(own, 'Dmarc', { zone, recordName: `_dmarc.${domain}`, values: [dmarc] });
  }

  const { configurationSetName } = set;
  const arn = (resource: string, resourceName: string) =>
    Stack.of(own).formatArn({ service: 'ses', resource, resourceName });
  const right = {
    actions: ['ses:SendEmail'],
    resources: [
      arn('identity', domain),
      arn('configuration-set', configurationSetName),
      // In the sandbox, SES also requires permission on the identity of every recipient, which is the address or its
      // domain: https://github.com/aws/aws-sdk-js/issues/3641 and Identity and Access Management in Amazon SES,
      // https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html. The conditions below apply there too.
      ...(sandbox ? recipientIdentities(to).map((name) => arn('identity', name)) : []),
    ],
    conditions: {
      StringEquals: { 'ses:FromAddress': from },
      'ForAllValues:StringEquals': { 'ses:Recipients': to },
    },
  };
  const environment = {
    MAIL_FROM: from,
    MAIL_TO: to.join(','),
    MAIL_CONFIGURATION_SET: configurationSetName,
  };
  return { configurationSetName, environment, right };
};
export type MailResources = ReturnType<typeof createMail>;
