import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import type { Waiting } from '#domain/operations/calendar.ts';
import { ApiError } from '../../api/call-operation.ts';
import { randomId } from '../../api/random-id.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { takenText } from '../lead/appointment-texts.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

/** Gives a visit the time that its customer wishes for. What is in the way is asked about. */
export function useConfirmMove({ lead_id, visit_id, wished_start, name, no_email }: Waiting) {
  const client = useQueryClient();
  const [taken, setTaken] = useState<string>();
  // A retry reuses its key, so that a lost answer emails nobody twice.
  const last = useRef<{ readonly key: string; readonly request: string }>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ overlap }: { readonly overlap: boolean }) => {
      const input = {
        leadId: lead_id,
        scheduled_at: wished_start ?? '',
        ...(visit_id !== undefined && { visit_id }),
        ...(overlap && { overlap }),
      };
      const request = JSON.stringify(input);
      if (last.current?.request !== request) last.current = { key: randomId(), request };
      return callAdmin('admin-schedule', input, { idempotencyKey: last.current.key });
    },
    onSuccess: () => {
      const when = formatMoment(wished_start ?? '', new Date().toISOString());
      const told = no_email ? 'Nobody was emailed.' : 'We’ve emailed the customer the time.';
      tellSuccess('Appointment Moved', `${name}: ${when}. ${told}`);
    },
    onError: (error) => {
      if (error instanceof ApiError) last.current = undefined;
      const [other] = (error instanceof ApiError && error.conflicts) || [];
      setTaken(other && takenText(other));
      if (!other) tellFailure(error, 'Failed to send schedule email');
    },
    onSettled: () =>
      Promise.all(
        [keys.today, keys.calendars, keys.lists, keys.lead(lead_id), keys.timeline(lead_id)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    busy: isPending,
    taken,
    confirm: (overlap = false) => {
      if (isPending) return;
      setTaken(undefined);
      mutate({ overlap });
    },
    dismiss: () => setTaken(undefined),
  };
}
