import { useRef, useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { counted } from '#domain/plain-text.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

interface VisitToOffer {
  readonly visit: CalendarVisit;
  readonly times: readonly string[];
  readonly why: string;
}

/** Offers other times for visits, one after the other. What failed can be sent again: nothing goes out twice. */
export function useOfferMove(onAllSent: () => void) {
  const { perform } = useOnce('admin-move-offer');
  const [busy, setBusy] = useState(false);
  const done = useRef(new Set<string>());
  const sendEach = async (visits: readonly VisitToOffer[]) => {
    for (const { visit, times, why } of visits) {
      const input = { id: visit.lead_id, visitId: visit.id, why, times: [...times] };
      const request = JSON.stringify(input);
      if (done.current.has(request)) continue;
      await perform(input);
      done.current.add(request);
    }
  };
  const send = async (visits: readonly VisitToOffer[]) => {
    if (busy) return;
    setBusy(true);
    try {
      await sendEach(visits);
      const untold = visits.filter(({ visit }) => visit.no_email).map(({ visit }) => visit.name);
      const told = `Offered to ${counted(visits.length, 'customer')}.`;
      tellSuccess('Move Offered', untold.length > 0 ? `${told} Text them: ${untold.join(', ')}.` : told);
      onAllSent();
    } catch (error) {
      tellFailure(error, 'Failed to offer the move. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
