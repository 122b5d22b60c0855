import type { Lead } from '#domain/lead.ts';
import { serviceText } from '#domain/lead-words.ts';
import type { Quote } from '#domain/offer/quote.ts';
import { leadQuote } from '#domain/offer/quote-making.ts';
import { rangeOfQuote } from '#domain/offer/quote-offer.ts';
import { firstRates } from '#domain/price/first-rates.ts';
import { rangeText } from '#domain/price/price-words.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { initialSettings } from '#domain/settings.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { newEntry } from '#domain/timeline.ts';
import { appointmentOf, whenOf } from '#domain/visit/appointment.ts';
import { newSlug } from '#functions/data/lead/new-ids.ts';
import { withId } from '#functions/data/timeline.ts';
import type { Chance } from './chance.ts';
import type { DemoLead } from './demo-lead.ts';

const admin = 'admin@boatdetailingla.example';
const bounced = 'The confirmation email: there’s no such mailbox, or it doesn’t accept email.';
const soon = (instant: string): string => new Date(Date.parse(instant) + 1000).toISOString();

/** The entries that the steps of a demo lead have left, and those of the mails that went with them. */
export function demoTimeline({ lead, story }: DemoLead): TimelineEntry[] {
  const lead_id = lead.id;
  const hidden = (status: string, note: string, at: string) =>
    withId(newEntry({ lead_id, status, note, is_public: false }, admin, soon(at)));
  return story.steps.flatMap(({ status, at }, index) => {
    const by = index === 0 ? 'customer' : admin;
    const step = withId(newEntry({ lead_id, status, is_public: true }, by, at));
    const { offer_sent: offer } = lead;
    const appointment = appointmentOf(lead);
    const when = appointment && whenOf(appointment);
    if (index === 0 && lead.mail_problem) return [step, hidden('Email bounced', bounced, at)];
    if (status === 'OFFER_SENT' && offer) return [step, hidden('Offer emailed', rangeText(offer), at)];
    if (status === 'SCHEDULED' && when) return [step, hidden('Appointment emailed', when, at)];
    if (status === 'CANCELED' && when) return [step, hidden('Cancellation emailed', when, at)];
    return [step];
  });
}

const extras = [
  { description: 'Mildew treatment, cockpit seats', quantity: 1, unit_price: 9500, taxable: true },
  { description: 'Oxidation removal, transom', quantity: 2.5, unit_price: 8500, taxable: true },
  { description: 'Travel beyond 30 miles', quantity: 1, unit_price: 4500, taxable: false },
] as const;

export function demoQuote(
  { lead, story }: DemoLead,
  chance: Chance,
): { quote: Quote; offered: Partial<Lead>; entries: TimelineEntry[] } | undefined {
  const offered = story.steps.find(({ status }) => status === 'OFFER_SENT')?.at;
  const { requested_service, length_ft, offer_sent } = lead;
  if (!offered || !offer_sent || !requested_service || length_ft === undefined || !chance.happens(0.5))
    return undefined;
  const unit_price = firstRates[requested_service] * 100;
  const main = { description: serviceText(lead), quantity: length_ft, unit_price, taxable: true };
  const lines = [main, ...(chance.happens(0.6) ? [{ ...chance.pick(extras) }] : [])];
  const quote = leadQuote(lead.id, lines, { id: newSlug(), created_at: offered }, initialSettings, offered);
  const range = rangeOfQuote(quote);
  const asOffer = { ...range, offer_sent: { ...offer_sent, ...range, lines } };
  const saved = { lead_id: lead.id, status: 'Quote saved', note: formatCents(quote.total), is_public: false };
  const entries = [withId(newEntry(saved, admin, soon(soon(offered))))];
  const planned = story.steps.find(({ status }) => status === 'SCHEDULED')?.at;
  if (!planned) return { quote, offered: asOffer, entries };
  const decided_at = new Date(Date.parse(planned) - 60_000).toISOString();
  const accepted = { lead_id: lead.id, status: 'Quote accepted', is_public: true };
  return {
    quote: { ...quote, decision: 'accepted', decided_at },
    offered: { ...asOffer, quote_decision: 'accepted', offer_answer: { answer: 'yes', at: decided_at } },
    entries: [...entries, withId(newEntry(accepted, 'customer', decided_at))],
  };
}
