import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
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
  /** Whether SES keeps the account in its sandbox. */
  sandbox?: boolean | undefined;
  /** Where the records go; without it they are set by hand at another provider. */
  zone: IHostedZone | undefined;
  /** Gets what goes wrong with a mail. */
  events: Topic;
};

/** Name of the dimension by which SES counts the mails of a configuration set. */
export const mailDimension = 'ses:configuration-set';

const failures = [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT];

/**
 * Who sends and how it is proved: identity with DKIM, MAIL FROM and DMARC, and the configuration set.
 * @returns the environment of a function that sends mail, and the right to send it from this sender to these mailboxes,
 * through this configuration set alone
 */
export const createMail = (scope: Construct, { from, to, sandbox = false, zone, events }: Props) => {
  const own = new Construct(scope, 'Mail');
  const domain = domainOf(from);
  const set = new ConfigurationSet(own, 'Set', {
    // With the suppression list one hard bounce would silence the firm's own mailbox for good.
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
    // When the MX record is gone, mail goes out under the name of SES instead of not at all.
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    // Bounces are told by the events above; forwarded ones would go to the sender, whose mail nobody reads.
    feedbackForwarding: false,
  });
  if (zone) {
    identity.dkimRecords.forEach(({ name, value }, index) => {
      // The name comes from SES with the whole domain; the dot keeps the zone from being added to it again.
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
  const right = new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [
      arn('identity', domain),
      arn('configuration-set', configurationSetName),
      // In its sandbox SES asks for the right on the identity of every recipient as well, which is the address or its
      // domain: https://github.com/aws/aws-sdk-js/issues/3641 and Identity and Access Management in Amazon SES,
      // https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html. The conditions below hold there too.
      ...(sandbox ? recipientIdentities(to).map((name) => arn('identity', name)) : []),
    ],
    conditions: {
      StringEquals: { 'ses:FromAddress': from },
      'ForAllValues:StringEquals': { 'ses:Recipients': to },
    },
  });
  const environment = {
    MAIL_FROM: from,
    MAIL_TO: to.join(','),
    MAIL_CONFIGURATION_SET: configurationSetName,
  };
  return { configurationSetName, environment, right };
};
export type MailResources = ReturnType<typeof createMail>;
