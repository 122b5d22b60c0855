import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import { counted } from '#domain/plain-text.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

type Wanted = OperationRequest<'admin-follow-up'>['leads'];

function sentText(emails: number, isToText: boolean): string {
  const mailed = emails > 0 ? `${counted(emails, 'email')} on the way.` : '';
  return [mailed, isToText && 'Anyone without an email is on Today, to be texted.'].filter(Boolean).join(' ');
}

/** One press for all that are ticked; `byText` are the plans whose customers have no email. Who could not be written to stays, with the reason. */
export function useWriteToSeveral(onAllSent: () => void) {
  const { pending, perform } = useOnce('admin-follow-up');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const busy = pending !== undefined;
  const send = async (leads: Wanted, byText: readonly string[] = []) => {
    if (busy || leads.length === 0) return;
    try {
      const { results } = await perform({ leads }, { untilShown: true });
      const sent = results.filter(({ ok }) => ok);
      const toText = sent.filter(({ plan_id = '' }) => byText.includes(plan_id)).length;
      setProblems(
        Object.fromEntries(
          results.flatMap(({ lead_id, plan_id = lead_id, error }) => (error ? [[plan_id, error]] : [])),
        ),
      );
      if (sent.length > 0) tellSuccess('Sent', sentText(sent.length - toText, toText > 0));
      if (sent.length === results.length) onAllSent();
    } catch (error) {
      tellFailure(error, 'Failed to send. Please try again.');
    }
  };
  return { busy, problems, send };
}
