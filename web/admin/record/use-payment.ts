import type { JobRecord } from '#domain/record/job-record.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

export interface HowPaid {
  readonly how: NonNullable<JobRecord['how']>;
  /** A Los Angeles day. */
  readonly paid_on: string;
  readonly mail: boolean;
}

type PayableRecord = Pick<MoneyRecord, 'lead_id' | 'number'>;

/** Marks receipts paid, and unpaid again. Never rejects. */
export function usePayment() {
  const { pending, perform } = useOnce('admin-paid');
  const mark = async ({ lead_id, number }: PayableRecord, paid: HowPaid | undefined): Promise<boolean> => {
    if (lead_id === undefined) return false;
    try {
      const wanted = paid ?? { unpaid: true as const };
      await perform({ id: lead_id, ...wanted }, { untilShown: true });
      tellSuccess(paid ? 'Marked paid' : 'Marked unpaid', `Receipt ${number}`);
      return true;
    } catch (error) {
      tellFailure(error, paid ? 'Failed to mark it paid' : 'Failed to mark it unpaid');
      return false;
    }
  };
  return { busy: pending !== undefined, mark };
}
