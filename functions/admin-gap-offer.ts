import { gapPerson } from '#domain/gap/gap-person.ts';
import { dayOf, formatMoment, nextDay, shiftDay } from '#domain/los-angeles.ts';
import { gapOperations } from '#domain/operations/gaps.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { areaOfLead } from '#domain/visit/visit.ts';
import { bodyHash } from './data/body-hash.ts';
import { suggestionContent } from './data/content/published-content.ts';
import { leadOf } from './data/lead/leads.ts';
import { newestSettings } from './data/settings/settings.ts';
import { forecastsOf } from './data/sky/forecasts.ts';
import { dayRows, entriesOf } from './data/visit/day-row.ts';
import { type AdminCall, adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { outcomeOf } from './runtime/outcome-of.ts';
import { workableLead } from './use-cases/found-lead.ts';
import { sendOffer } from './use-cases/offer/send-offer.ts';

type Result = OperationOutput<'admin-gap-offer'>['results'][number];

interface Offered {
  readonly start: string;
  /** Others are offered the same time. */
  readonly isRace: boolean;
}

/** Emails one customer an offer of a time that is free, once. Throws an AppError to refuse. */
async function offerGap(leadId: string, { start, isRace }: Offered, call: AdminCall): Promise<void> {
  const { now } = call;
  const lead = workableLead(await leadOf(leadId));
  if (lead.offer_sent?.times?.includes(start)) return;
  const day = dayOf(start);
  const [rows, forecasts, { settings }, suggestion] = await Promise.all([
    dayRows([shiftDay(day, -1), day, nextDay(day)]),
    forecastsOf([areaOfLead(lead)]),
    newestSettings(),
    suggestionContent(),
  ]);
  const facts = { entries: entriesOf(rows), forecasts, settings, ...suggestion, now };
  const person = gapPerson(lead, start, facts);
  if (!person) throw new AppError('conflict', 'This time doesn’t suit them anymore, or it’s gone.');
  const { est_price_min, est_price_max, lines } = person;
  const race = isRace ? 'The first to pick it gets it; there' : 'There';
  const note = `${formatMoment(start, now)} is open. ${race} are other times, too.`;
  const idempotencyKey = bodyHash(['gap', leadId, start, lead.offer_sent?.sent_at]).slice(0, 32);
  await sendOffer(
    lead,
    { est_price_min, est_price_max, times: [start], note, note_start: start, ...(lines && { lines }) },
    { ...call, idempotencyKey },
  );
}

export const handler = adminOperation('admin-gap-offer', gapOperations, async ({ start, lead_ids }, call) => {
  const results: Result[] = [];
  const ids = new Set(lead_ids);
  const offered = { start, isRace: ids.size > 1 };
  for (const lead_id of ids) {
    results.push({ lead_id, ...(await outcomeOf(() => offerGap(lead_id, offered, call))) });
  }
  return { results };
});
