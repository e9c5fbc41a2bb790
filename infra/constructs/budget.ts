import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

/** US dollars a month, when the stage file says nothing: more than a small site costs by far. */
const usualDollars = 25;

/**
 * Writes when the account costs more than is planned: at four fifths of it, and when the month will end above it. It sees
 * all of the account, other sites too, and costs nothing itself (https://aws.amazon.com/aws-cost-management/aws-budgets/pricing/).
 * The mail comes from AWS without a subscription, so that nobody has to confirm it.
 * @param stage name of the stack
 * @param to mailbox that hears of it
 */
export const createBudget = (
  scope: Construct,
  { stage, dollars = usualDollars, to }: { stage: string; dollars?: number | undefined; to: string },
): void => {
  const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: to }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `${stage}-budget`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
  });
};
