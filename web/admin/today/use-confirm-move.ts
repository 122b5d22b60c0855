import { useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import { ApiError } from '../../api/call-operation.ts';
import { serverNow } from '../data/server-clock.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

/** Gives a visit the time that its customer wishes for. What is in the way is asked about. */
export function useConfirmMove({ lead_id, visit_id, wished_start, name, no_email }: Waiting) {
  const [taken, setTaken] = useState<string>();
  const { pending, perform } = useOnce('admin-schedule');
  const move = async (overlap: boolean) => {
    try {
      await perform(
        {
          leadId: lead_id,
          scheduled_at: wished_start ?? '',
          ...(visit_id !== undefined && { visit_id }),
          ...(overlap && { overlap }),
        },
        { untilShown: true },
      );
      const when = formatMoment(wished_start ?? '', serverNow());
      const told = no_email ? 'Nobody was emailed.' : 'We’ve emailed the customer the time.';
      tellSuccess('Appointment Moved', `${name}: ${when}. ${told}`);
    } catch (error) {
      const isTaken = error instanceof ApiError && (error.conflicts ?? []).length > 0;
      setTaken(isTaken ? error.message : undefined);
      if (!isTaken) tellFailure(error, 'Failed to send schedule email');
    }
  };
  return {
    busy: pending !== undefined,
    taken,
    confirm: (overlap = false) => {
      if (pending) return;
      setTaken(undefined);
      void move(overlap);
    },
    dismiss: () => setTaken(undefined),
  };
}
