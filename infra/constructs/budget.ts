import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

/** Default monthly budget in US dollars, far above the cost of a small site. */
const defaultDollars = 25;

/**
 * Creates a budget that mails when the account reaches 80 % of it, and when the month is forecast to exceed it. It
 * covers the whole account, including other sites, and is free
 * (https://aws.amazon.com/aws-cost-management/aws-budgets/pricing/). AWS sends the mail without a subscription, so
 * nobody has to confirm it.
 * @param stage name of the stack
 * @param to recipients
 */
export const createBudget = (
  scope: Construct,
  { stage, dollars = defaultDollars, to }: { stage: string; dollars?: number | undefined; to: string[] },
): void => {
  const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: to.map((address) => ({ subscriptionType: 'EMAIL', address })),
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${stage}-budget`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  });
};
