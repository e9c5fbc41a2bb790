import { Aws, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } };

/**
 * The two encrypted topics that write to people: alarms, and what goes wrong with a mail.
 * @param to the mailbox of each topic; each has to confirm once by a link in a mail
 * @param rotates whether the key is changed every year, which costs a dollar a month more after each of two years
 */
export const createNotices = (
  scope: Construct,
  to: { alarms: string; mailEvents: string },
  rotates: boolean,
) => {
  const own = new Construct(scope, 'Notices');
  // A key of our own: CloudWatch and SES may not use the one that AWS keeps for SNS.
  const key = new Key(own, 'Key', {
    description: 'Notices of alarms and of mail that went wrong',
    enableKeyRotation: rotates,
    // Only notices on their way are encrypted with it; leads never are.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: ['cloudwatch', 'ses'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      // In a key's policy this is the key itself. Without conditions, as AWS documents it for both: Amazon SNS
      // Developer Guide, "Enable compatibility between event sources from AWS services and encrypted topics",
      // https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html#compatibility-with-aws-services. What a
      // service does not send along with its call would keep every notice back, in silence; who may write to the
      // topics their own policies say.
      resources: ['*'],
    }),
  );
  if (!rotates)
    acknowledge(key, {
      'AwsSolutions-KMS5': 'It encrypts notices on their way, which nobody keeps; changing it costs more.',
    });
  const topic = (name: string, address: string): Topic => {
    const made = new Topic(own, name, { masterKey: key, enforceSSL: true });
    made.addSubscription(new EmailSubscription(address));
    return made;
  };
  const alarms = topic('Alarms', to.alarms);
  const mailEvents = topic('MailEvents', to.mailEvents);
  // The right of SES to write to the other topic comes with the destination of its configuration set.
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
