import * as budgets from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { serviceName } from '#functions/runtime/metric-names.ts';
import type { StageSettings } from './settings.ts';

type BudgetProps = Pick<StageSettings, 'stage' | 'alarmMail' | 'monthlyBudget'>;

/** At 80 % of the limit or a forecast above it; for the whole account, as costs by tag need a console switch. */
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
