import { expect, test } from 'vitest';
import { actionsOf, resource, statementsOf, templateOf } from '../test/template.ts';

const template = templateOf('prod');

const policy = 'AWS::IAM::Policy';
const statement = (action: string) => {
  const found = statementsOf(template, policy, 'WeeklyMail').find(({ Action }) => Action === action);
  if (!found) throw new Error(`no right ${action}`);
  return found;
};
const budget = () =>
  resource(template, 'AWS::Budgets::Budget').Properties as {
    Budget: { BudgetLimit: { Amount: number } };
    NotificationsWithSubscribers: {
      Notification: { Threshold: number };
      Subscribers: { Address: string }[];
    }[];
  };

test('the weekly mail may count leads and read none, and is sent as leads are', () => {
  expect(actionsOf(statementsOf(template, policy, 'WeeklyMail'))).toEqual([
    'logs:CreateLogStream',
    'logs:FilterLogEvents',
    'logs:PutLogEvents',
    's3:GetObject',
    's3:ListBucket',
    'ses:SendEmail',
    'sqs:GetQueueAttributes',
  ]);
  const read = JSON.stringify(statement('s3:GetObject').Resource);
  expect(read).toContain('/sent/*');
  expect(read).not.toContain('/leads/*');
  const logs = JSON.stringify(statement('logs:FilterLogEvents').Resource);
  expect(logs).toContain(':us-east-1:111111111111:log-group:/aws/cloudfront/function/stone-prod-visits:*');
  expect(logs).toContain(':us-west-2:111111111111:log-group:/watch/stone-prod:*');
  expect(statement('ses:SendEmail').Condition).toMatchObject({
    StringEquals: { 'ses:FromAddress': 'website@leads.stone.test' },
  });
});

test('it goes out on Mondays, when the week is over', () =>
  expect(resource(template, 'AWS::Events::Rule', 'WeeklyMondays').Properties).toMatchObject({
    ScheduleExpression: 'cron(0 14 ? * MON *)',
    State: 'ENABLED',
  }));

test('operators receive mail when the costs of a month exceed 80 % of the budget, and the budget', () => {
  const { Budget, NotificationsWithSubscribers } = budget();
  expect(Budget.BudgetLimit.Amount).toBe(25);
  expect(NotificationsWithSubscribers.map(({ Notification }) => Notification.Threshold)).toEqual([80, 100]);
  for (const { Subscribers } of NotificationsWithSubscribers)
    expect(Subscribers[0]?.Address).toBe('ops@third.test');
});
