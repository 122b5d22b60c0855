import * as budgets from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { serviceName } from '#functions/runtime/metric-names.ts';
import type { StageSettings } from './settings.ts';

type BudgetProps = Pick<StageSettings, 'stage' | 'alarmMail' | 'monthlyBudget'>;

/**
 * Emails a warning at 80 % of the monthly limit, and when the forecast exceeds it. Covers the whole
 * account, since costs by tag need a switch in the billing console. Omitted when there is nobody to
 * tell.
 */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { stage, alarmMail, monthlyBudget }: BudgetProps) {
    super(scope, id);
    if (alarmMail === undefined) return;
    const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmMail }],
    });
    new budgets.CfnBudget(this, 'Monthly', {
      budget: {
        budgetName: `${serviceName(stage)}-monthly`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
    });
  }
}
