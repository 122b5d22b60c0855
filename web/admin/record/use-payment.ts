import type { JobRecord } from '#domain/record/job-record.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

export interface HowPaid {
  readonly how: NonNullable<JobRecord['how']>;
  /** A Los Angeles day. */
  readonly paid_on: string;
}

export type PayableRecord = Pick<MoneyRecord, 'lead_id' | 'number' | 'version'>;

/** Marks receipts paid, unpaid again, and their corrections settled. Never rejects. */
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
  const settle = async ({ lead_id, number, version }: PayableRecord): Promise<void> => {
    if (lead_id === undefined) return;
    try {
      await perform({ id: lead_id, settled_version: version }, { untilShown: true });
      tellSuccess('Settled', `Receipt ${number}`);
    } catch (error) {
      tellFailure(error, 'Failed to settle it');
    }
  };
  return { busy: pending !== undefined, mark, settle };
}
