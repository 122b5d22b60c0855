import type { JobRecord } from '#domain/record/job-record.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { ApiError } from '../../api/call-operation.ts';
import { useOnce } from '../data/use-once.ts';
import { failureText, logFailure, tellFailure, tellSuccess } from '../tell.ts';

export interface HowPaid {
  readonly how: NonNullable<JobRecord['how']>;
  /** A Los Angeles day. */
  readonly paid_on: string;
  readonly mail: boolean;
}

type PayableRecord = Pick<MoneyRecord, 'lead_id' | 'number'>;

const notPaid = 'Failed to mark it paid. Please try again.';
const notSent = 'No signal, so it isn’t marked yet. Press again once it’s back.';

/** Marks receipts paid, and unpaid again. Never rejects. */
export function usePayment() {
  const { pending, perform } = useOnce('admin-paid');
  return {
    busy: pending !== undefined,
    /** Answers why it didn’t come about, to be said where it was pressed; not of what was paid already. */
    markPaid: async ({ lead_id, number }: PayableRecord, paid: HowPaid): Promise<string | undefined> => {
      if (lead_id === undefined) return notPaid;
      try {
        await perform({ id: lead_id, ...paid, unpaid_seen: true }, { untilShown: true });
        tellSuccess('Marked paid', `Receipt ${number}`);
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'record-changed') {
          tellFailure(error, notPaid);
          return undefined;
        }
        logFailure(error, notPaid);
        return failureText(error, notPaid, notSent);
      }
    },
    markUnpaid: async ({ lead_id, number }: PayableRecord): Promise<void> => {
      if (lead_id === undefined) return;
      try {
        await perform({ id: lead_id, unpaid: true }, { untilShown: true });
        tellSuccess('Marked unpaid', `Receipt ${number}`);
      } catch (error) {
        tellFailure(error, 'Failed to mark it unpaid');
      }
    },
  };
}
