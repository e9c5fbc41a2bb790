import { Aws, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } };

/**
 * Creates two encrypted topics that send mail: one for alarms, one for delivery problems.
 * @param to mailboxes of each topic; each must confirm the subscription once by a link in a mail
 * @param rotates whether the key is rotated yearly, which adds a dollar a month after each of the first two rotations
 */
export const createNotices = (
  scope: Construct,
  to: { alarms: string[]; mailEvents: string[] },
  rotates: boolean,
) => {
  const own = new Construct(scope, 'Notices');
  // A customer managed key: CloudWatch and SES may not use the AWS managed key of SNS.
  const key = new Key(own, 'Key', {
    description: 'Notices of alarms and of e-mail failures',
    enableKeyRotation: rotates,
    // Named, so that `doctor` reports a disabled key as a change outside of CloudFormation.
    enabled: true,
    // It only encrypts notifications in transit, never leads.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: ['cloudwatch', 'ses'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      // In a key policy, `*` is the key itself. Without conditions, as AWS documents it for both services: Amazon SNS
      // Developer Guide, "Enable compatibility between event sources from AWS services and encrypted topics",
      // https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html#compatibility-with-aws-services. A
      // condition on something that a service does not send would silently block every notification; the policies of
      // the topics restrict who may publish.
      resources: ['*'],
    }),
  );
  if (!rotates)
    acknowledge(key, {
      'AwsSolutions-KMS5': 'It encrypts only notifications in transit; rotation would add to the costs.',
    });
  const topic = (name: string, addresses: string[]): Topic => {
    const made = new Topic(own, name, { masterKey: key, enforceSSL: true });
    for (const address of addresses) made.addSubscription(new EmailSubscription(address));
    return made;
  };
  const alarms = topic('Alarms', to.alarms);
  const mailEvents = topic('MailEvents', to.mailEvents);
  // SES gets permission to publish to the other topic through the event destination of its configuration set.
  alarms.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [alarms.topicArn],
      conditions: ofThisAccount,
    }),
  );
  return { alarms, mailEvents };
};
