import { recordOperations } from '#domain/operations/records.ts';
import { moneyOf } from '#domain/record/money.ts';
import { receiptsOfYear } from './data/record/receipts.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-money', recordOperations, async ({ month }) => {
  const { leads, erased } = await receiptsOfYear(month);
  return moneyOf(month, leads, erased);
});
