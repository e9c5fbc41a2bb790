import { expect, test } from 'vitest';
import { resource, resourcesOf, statementsOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const queue = (name: string) => resource(template, 'AWS::SQS::Queue', name);

test('the queues are FIFO, encrypted, keep leads for 14 days and outlive the stack', () => {
  const queues = resourcesOf(template, 'AWS::SQS::Queue');
  expect(queues).toHaveLength(2);
  for (const [, { Properties, DeletionPolicy, UpdateReplacePolicy }] of queues) {
    expect(Properties).toMatchObject({
      FifoQueue: true,
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 1_209_600,
    });
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
  }
  const statements = statementsOf(template, 'AWS::SQS::QueuePolicy');
  expect(statements.map(({ Effect, Condition }) => [Effect, Condition])).toEqual([
    ['Deny', { Bool: { 'aws:SecureTransport': 'false' } }],
    ['Deny', { Bool: { 'aws:SecureTransport': 'false' } }],
  ]);
});

test('a lead that keeps failing becomes a dead letter, and no lead is handed out twice meanwhile', () => {
  const waiting = queue('FormQueueWaiting').Properties;
  expect(waiting['RedrivePolicy']).toMatchObject({ maxReceiveCount: 10 });
  expect(JSON.stringify(waiting['RedrivePolicy'])).toContain('FormQueueDead');
  const sender = resource(template, 'AWS::Lambda::Function', 'FormSender').Properties;
  expect(Number(waiting['VisibilityTimeout'])).toBeGreaterThanOrEqual(6 * Number(sender['Timeout']));
  const mapping = resource(template, 'AWS::Lambda::EventSourceMapping').Properties;
  expect(mapping['BatchSize']).toBe(1);
  expect(mapping['FunctionResponseTypes'] ?? []).toEqual([]);
});
