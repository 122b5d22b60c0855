import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import { counted } from '#domain/plain-text.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

type Wanted = OperationRequest<'admin-follow-up'>['leads'];

/** One press for all that are ticked. Who could not be written to stays, with the reason. */
export function useWriteToSeveral(onAllSent: () => void) {
  const { pending, perform } = useOnce('admin-follow-up');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const busy = pending !== undefined;
  const send = async (leads: Wanted) => {
    if (busy || leads.length === 0) return;
    try {
      const { results } = await perform({ leads }, { untilShown: true });
      const sent = results.filter(({ ok }) => ok).length;
      setProblems(
        Object.fromEntries(
          results.flatMap(({ lead_id, plan_id = lead_id, error }) => (error ? [[plan_id, error]] : [])),
        ),
      );
      if (sent > 0) tellSuccess('Sent', `${counted(sent, 'email')} on the way.`);
      if (sent === results.length) onAllSent();
    } catch (error) {
      tellFailure(error, 'Failed to send. Please try again.');
    }
  };
  return { busy, problems, send };
}
