import { expect } from 'vitest';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import * as clock from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import type { Answer } from '../call-handler.ts';
import { type Act, anAct, anAdminsAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask } from './fault-stories.ts';

/** What a customer does through the status page. */
export const customersAct = (name: string, slug: string, body: object, key = freshKey(), path = {}): Act =>
  anAct(name, { path: { slug, ...path }, body: { ...body }, headers: { 'idempotency-key': key } });

export const asCustomer = (...sent: Parameters<typeof customersAct>): Promise<Answer> =>
  ask(customersAct(...sent));

export const offerAct = (leadId: string, more: object = {}): Act =>
  anAdminsAct('admin-offer', {
    body: { leadId, est_price_min: 500, est_price_max: 600, ...more },
    headers: { 'idempotency-key': freshKey() },
  });

export const scheduleAct = (leadId: string, scheduled_at: string, more: object = {}): Act =>
  anAdminsAct('admin-schedule', {
    body: { leadId, scheduled_at, ...more },
    headers: { 'idempotency-key': freshKey() },
  });

export const statusOf = async (slug: string) => (await ask(anAct('lead-status', { path: { slug } }))).body;

/** Open starts of a lead, soonest first, from some days ahead on. */
export async function openStarts(slug: string, ahead = 3): Promise<string[]> {
  const from = shiftDay(dayOf(clock.now()), ahead);
  const { status, body } = await ask(anAct('open-times', { path: { slug }, query: { from, days: '30' } }));
  expect(status).toBe(200);
  return body.days.flatMap(({ starts }: { starts: string[] }) => starts);
}

export interface Offered {
  readonly id: string;
  readonly slug: string;
  readonly email: string;
  readonly offerSentAt: string;
}

/** A lead that has an offer by email. */
export async function anOffer(more: object = {}): Promise<Offered> {
  const email = anAddress();
  const lead = await aLead({ email });
  expect((await ask(offerAct(lead.id, more))).status).toBe(200);
  return { ...lead, email, offerSentAt: (await statusOf(lead.slug)).offer.sent_at };
}

/** A yes to an offer. */
export const yesAct = ({ slug, offerSentAt }: Offered, more: object = {}, key = freshKey()): Act =>
  customersAct('offer-answer', slug, { answer: 'yes', offerSentAt, ...more }, key);

/** A lead whose customer has booked an open time. */
export async function aBookedVisit(place = 0): Promise<Offered & { readonly start: string }> {
  const offered = await anOffer();
  const start = (await openStarts(offered.slug))[place] ?? '';
  expect((await ask(yesAct(offered, { start }))).status).toBe(200);
  return { ...offered, start };
}
