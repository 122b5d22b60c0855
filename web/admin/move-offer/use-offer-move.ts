import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CalendarVisit } from '#domain/operations/calendar.ts';
import { randomId } from '../../api/random-id.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

interface VisitToOffer {
  readonly visit: CalendarVisit;
  readonly times: readonly string[];
}

interface Offer {
  readonly why: string;
  readonly visits: readonly VisitToOffer[];
}

const counted = (count: number): string => (count === 1 ? 'one customer' : `${count} customers`);

/** Offers other times for visits, one after the other. What failed can be sent again: nothing goes out twice. */
export function useOfferMove(onAllSent: () => void) {
  const client = useQueryClient();
  const sentKeys = useRef(new Map<string, string>());
  const done = useRef(new Set<string>());
  const keyOf = (request: string): string => {
    const key = sentKeys.current.get(request) ?? randomId();
    sentKeys.current.set(request, key);
    return key;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ why, visits }: Offer) => {
      for (const { visit, times } of visits) {
        const input = { id: visit.lead_id, visitId: visit.id, why, times: [...times] };
        const request = JSON.stringify(input);
        if (done.current.has(request)) continue;
        await callAdmin('admin-move-offer', input, { idempotencyKey: keyOf(request) });
        done.current.add(request);
      }
    },
    onSuccess: (_answer, { visits }) => {
      const untold = visits.filter(({ visit }) => visit.no_email).map(({ visit }) => visit.name);
      const told = `Offered to ${counted(visits.length)}.`;
      tellSuccess('Move Offered', untold.length > 0 ? `${told} Text them: ${untold.join(', ')}.` : told);
      onAllSent();
    },
    onError: (error) => tellFailure(error, 'Failed to offer the move. Please try again.'),
    onSettled: () =>
      Promise.all(
        [keys.today, keys.calendars, keys.lists, keys.leads, keys.timelines].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { busy: isPending, send: mutate };
}
