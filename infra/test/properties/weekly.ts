import { expect } from 'vitest';
import { actionsOf, resource, statementsOf, type Template } from '../template.ts';
import type { Property } from './property.ts';

const policy = 'AWS::IAM::Policy';
const statement = (template: Template, action: string) => {
  const found = statementsOf(template, policy, 'WeeklyMail').find(({ Action }) => Action === action);
  if (!found) throw new Error(`no right ${action}`);
  return found;
};
const budget = (template: Template) =>
  resource(template, 'AWS::Budgets::Budget').Properties as {
    Budget: { BudgetLimit: { Amount: number } };
    NotificationsWithSubscribers: {
      Notification: { Threshold: number };
      Subscribers: { Address: string }[];
    }[];
  };

/** The weekly mail, and the budget. */
export const weeklyProperties: Property[] = [
  {
    name: 'the weekly mail may count leads and read none, and is sent as leads are',
    holds: (template) => {
      expect(actionsOf(statementsOf(template, policy, 'WeeklyMail'))).toEqual([
        'logs:CreateLogStream',
        'logs:FilterLogEvents',
        'logs:PutLogEvents',
        's3:GetObject',
        's3:ListBucket',
        'ses:SendEmail',
        'sqs:GetQueueAttributes',
      ]);
      const read = JSON.stringify(statement(template, 's3:GetObject').Resource);
      expect(read).toContain('/sent/*');
      expect(read).not.toContain('/leads/*');
      const logs = JSON.stringify(statement(template, 'logs:FilterLogEvents').Resource);
      expect(logs).toContain(
        ':us-east-1:111111111111:log-group:/aws/cloudfront/function/stone-prod-visits:*',
      );
      expect(logs).toContain(':us-west-2:111111111111:log-group:/watch/stone-prod:*');
      expect(statement(template, 'ses:SendEmail').Condition).toMatchObject({
        StringEquals: { 'ses:FromAddress': 'website@leads.stone.test' },
      });
    },
  },
  {
    name: 'it goes out on Mondays, when the week is over',
    holds: (template) =>
      expect(resource(template, 'AWS::Events::Rule', 'WeeklyMondays').Properties).toMatchObject({
        ScheduleExpression: 'cron(0 14 ? * MON *)',
        State: 'ENABLED',
      }),
  },
  {
    name: 'somebody hears when the month costs more than is planned',
    holds: (template) => {
      const { Budget, NotificationsWithSubscribers: told } = budget(template);
      expect(Budget.BudgetLimit.Amount).toBe(25);
      expect(told.map(({ Notification }) => Notification.Threshold)).toEqual([80, 100]);
      for (const { Subscribers } of told) expect(Subscribers[0]?.Address).toBe('ops@third.test');
    },
  },
];
