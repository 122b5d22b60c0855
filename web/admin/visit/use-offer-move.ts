import { useRef, useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import type { Lead } from '#domain/lead.ts';
import { counted } from '#domain/plain-text.ts';
import { useOnce } from '../data/use-once.ts';
import { useTextLinks } from '../lead/use-text-links.ts';
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
  const textLinks = useTextLinks();
  const done = useRef(new Map<string, Lead>());
  const sendEach = async (visits: readonly VisitToOffer[]): Promise<Lead[]> => {
    const leads: Lead[] = [];
    for (const { visit, times, why } of visits) {
      const input = { id: visit.lead_id, visitId: visit.id, why, times: [...times] };
      const request = JSON.stringify(input);
      const lead = done.current.get(request) ?? (await perform(input)).lead;
      done.current.set(request, lead);
      leads.push(lead);
    }
    return leads;
  };
  const send = async (visits: readonly VisitToOffer[]) => {
    if (busy) return;
    setBusy(true);
    try {
      const leads = await sendEach(visits);
      const untold = visits.filter(({ visit }) => visit.no_email).map(({ visit }) => visit.name);
      const told = `Offered to ${counted(visits.length, 'customer')}.`;
      const rest = untold.length > 0 ? ` Not emailed: ${untold.join(', ')}.` : '';
      tellSuccess('Move Offered', `${told}${rest}`, textLinks(leads));
      onAllSent();
    } catch (error) {
      tellFailure(error, 'Failed to offer the move. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
