import { expect, test } from 'vitest';
import { actionsOf, resourcesOf, statementsOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const ownLog = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const policy = 'AWS::IAM::Policy';

const statement = (role: string, action: string) => {
  const found = statementsOf(template, policy, role).find(({ Action }) => [Action].flat().includes(action));
  if (!found) throw new Error(`${role} may not ${action}`);
  return found;
};

test('ingest has no right except to add leads to the queue', () => {
  expect(actionsOf(statementsOf(template, policy, 'FormIngest'))).toEqual([...ownLog, 'sqs:SendMessage']);
  expect(statement('FormIngest', 'sqs:SendMessage').Resource).toEqual({
    'Fn::GetAtt': [expect.stringMatching(/^FormQueueWaiting/), 'Arn'],
  });
});

test('the sender may only use one identity, one configuration set, one sender and two mailboxes', () => {
  const right = statement('FormSender', 'ses:SendEmail');
  expect(right.Action).toBe('ses:SendEmail');
  expect(JSON.stringify(right.Resource)).toMatch(
    /^\["arn:aws:ses:us-east-1:111111111111:identity\/leads\.stone\.test",\{"Fn::Join":\["",\["arn:aws:ses:us-east-1:111111111111:configuration-set\/",\{"Ref":"MailSet[^"]*"\}\]\]\}\]$/,
  );
  expect(right.Condition).toEqual({
    StringEquals: { 'ses:FromAddress': 'website@leads.stone.test' },
    'ForAllValues:StringEquals': { 'ses:Recipients': ['estimates@stone.test', 'office@mailbox.test'] },
  });
});

test('the sender may write the archive, read its own marks, empty the queue, and nothing else', () => {
  expect(actionsOf(statementsOf(template, policy, 'FormSender'))).toEqual([
    ...ownLog,
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
    'ses:SendEmail',
    'sqs:ChangeMessageVisibility',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'sqs:GetQueueUrl',
    'sqs:ReceiveMessage',
  ]);
  const read = JSON.stringify(statement('FormSender', 's3:GetObject').Resource);
  expect(read).toContain('/sent/*');
  expect(read).toContain('/claims/*');
  expect(read).not.toContain('/leads/*');
  expect(resourcesOf(template, 'AWS::IAM::Role')).toHaveLength(3);
  for (const [, { Properties }] of resourcesOf(template, 'AWS::IAM::Role'))
    expect(Properties['ManagedPolicyArns'] ?? []).toEqual([]);
});

test('nothing is public but the distribution and the API', () => {
  for (const type of [
    'AWS::Lambda::Url',
    'AWS::ApiGatewayV2::Api',
    'AWS::ElasticLoadBalancingV2::LoadBalancer',
  ])
    expect(resourcesOf(template, type)).toEqual([]);
  expect(resourcesOf(template, 'AWS::CloudFront::Distribution')).toHaveLength(1);
  expect(resourcesOf(template, 'AWS::ApiGateway::RestApi')).toHaveLength(1);
  const paths = resourcesOf(template, 'AWS::ApiGateway::Resource').map(
    ([, { Properties }]) => Properties['PathPart'],
  );
  expect(paths).toEqual(['api', 'send-email']);
  expect(resourcesOf(template, 'AWS::ApiGateway::Method')).toHaveLength(1);
  const permissions = resourcesOf(template, 'AWS::Lambda::Permission').map(
    ([, { Properties }]) => Properties,
  );
  expect(permissions.map(({ Principal }) => Principal)).toEqual([
    'apigateway.amazonaws.com',
    'events.amazonaws.com',
  ]);
  expect(JSON.stringify(permissions)).toContain('"/*/api/send-email"');
  const open = ['AWS::SNS::TopicPolicy', 'AWS::SQS::QueuePolicy', 'AWS::S3::BucketPolicy', 'AWS::KMS::Key'];
  for (const [, { Type, Properties }] of Object.entries(template.Resources)) {
    if (!open.includes(Type)) continue;
    const { Statement } = (Properties['PolicyDocument'] ?? Properties['KeyPolicy']) as {
      Statement: { Effect: string; Principal: unknown }[];
    };
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow').map(({ Principal }) => Principal);
    expect(JSON.stringify(allowed)).not.toContain('"*"');
  }
});
