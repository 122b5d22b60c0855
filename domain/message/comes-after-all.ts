import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { formatMoment } from '../los-angeles.ts';
import { mayStay } from '../visit/move-offer.ts';
import type { Visit } from '../visit/visit.ts';
import { withVisit } from '../visit/visit-booking.ts';
import { ownerTold } from './message.ts';

/** The owner tells who was offered other times for time off that the visit may stay: they still choose. */
export function comesAfterAll(lead: Lead, visit: Visit, editor: Editor): LeadChange | undefined {
  const { move_offer } = visit;
  if (visit.status !== 'planned' || !move_offer?.is_off) return undefined;
  const text = `We can come ${formatMoment(visit.start, editor.now)} after all. Keep that time or pick another on your page.`;
  return {
    ...ownerTold(lead, text, editor),
    visits: withVisit(lead.visits ?? [], {
      ...visit,
      move_offer: { ...mayStay(move_offer), at: editor.now },
    }),
    keepsDraft: true,
  };
}
