import type { Lead } from '#domain/lead.ts';
import { bookingPrice, withPrice } from '#domain/offer/booking-price.ts';
import { newOffer } from '#domain/offer/offer.ts';
import type { SentOffer } from '#domain/offer/sent-offer.ts';
import { appointmentProblem, isNotedLater, visitBooked } from '#domain/visit/appointment.ts';
import type { TimeClash } from '#domain/visit/day-row.ts';
import type { Visit } from '#domain/visit/visit.ts';
import {
  type BookedVisit,
  type BookingWish,
  bookVisit,
  isOverlapMeant,
} from '#domain/visit/visit-booking.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { newVisitId } from '../../data/lead/new-ids.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { appointmentMail } from '../../mail/appointment-mail.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { actOnce } from '../act-once.ts';
import { foundLead, workableLead } from '../found-lead.ts';
import { askedPlan } from '../mail/asked-plan.ts';
import { mailOnce } from '../mail/mail-once.ts';
import { timeTaken } from '../time-taken.ts';
import { berthOfLead } from './berth-of-lead.ts';

interface WantedAppointment {
  readonly scheduled_at: string;
  /** The visit that is moved; without it the next planned one is, or the first is made. */
  readonly visit_id?: string | undefined;
  readonly add?: boolean | undefined;
  /** The admin knows that the time overlaps another visit. */
  readonly overlap?: boolean | undefined;
  /** The admin confirms a time that is in the past. */
  readonly past?: boolean | undefined;
}

const visitChanged = () =>
  new AppError('conflict', 'This visit was changed in the meantime. Please look at it again.', {
    reason: 'visit-changed',
  });

/** Which visit is meant, and how. Throws when the one that is named is not planned (any more). */
function wishOf(lead: Lead, wanted: WantedAppointment): BookingWish {
  const { scheduled_at: start, visit_id, add, overlap } = wanted;
  const named = lead.visits?.find(({ id }) => id === visit_id);
  if (visit_id !== undefined && named?.status !== 'planned') throw visitChanged();
  // A visit keeps its own length when it is moved by its id.
  const hours = named?.hours_draft ?? named?.hours ?? hoursOf(lead);
  const wish = { start, hours, visit_id, add, overlap };
  return { ...wish, overlap: isOverlapMeant(lead.visits ?? [], wish) };
}

const isSameBooking = (a: Visit, b: Visit): boolean =>
  a.id === b.id && a.hours === b.hours && a.sequence === b.sequence;

const booking = (lead: Lead, wanted: WantedAppointment, freshId: string, now: string): BookedVisit =>
  bookVisit(lead, wishOf(lead, wanted), freshId, now);

function refusePast({ scheduled_at, past }: WantedAppointment, now: string): void {
  const problem = appointmentProblem(scheduled_at, past, now);
  if (problem) throw new AppError('invalid', problem, { fields: { scheduled_at: problem } });
}

/** The price that goes out with the appointment, where none has. */
async function priceToTell(lead: Lead, now: string): Promise<SentOffer | undefined> {
  const price = bookingPrice(lead);
  return price && newOffer(price, (await newestSettings()).settings, now);
}

async function recorded(lead: Lead, wanted: WantedAppointment, freshId: string, call: AdminCall) {
  const { now } = call;
  refusePast(wanted, now);
  const booked = booking(lead, wanted, freshId, now);
  const isNoted = isNotedLater(booked, now);
  if (isNoted && booked.visit.sequence === booked.before?.sequence) return undefined;
  const price = isNoted ? undefined : await priceToTell(lead, now);
  const visit = visitBooked(lead, booked, call, isNoted ? 'noted' : 'not-mailed');
  return {
    change: withPrice(visit, lead.id, price, call),
    overlap: booked.visit.overlap,
    whenTaken: (conflicts: readonly TimeClash[]) =>
      timeTaken(conflicts, { lead, start: wanted.scheduled_at, now }),
  };
}

async function record(id: string, wanted: WantedAppointment, freshId: string, call: AdminCall) {
  await actOnce(
    {
      find: async () => workableLead(await leadOf(id)),
      request: { ...wanted },
      decide: (lead) => recorded(lead, wanted, freshId, call),
    },
    call,
  );
  return foundLead(await leadOf(id));
}

/** Whether nobody is to be emailed: there is no address, or what is meant to be past is over. */
function isSilent(lead: Lead, wanted: WantedAppointment, freshId: string, now: string): boolean {
  if (lead.email === undefined) return true;
  return wanted.past === true && isNotedLater(booking(lead, wanted, freshId, now), now);
}

/** Takes the time, mails the appointment with its calendar file to the customer, then records it. */
export async function scheduleAppointment(
  lead: Lead,
  wanted: WantedAppointment,
  call: AdminCall,
): Promise<{ lead: Lead; mailed: boolean }> {
  const freshId = newVisitId(call.now);
  if (isSilent(lead, wanted, freshId, call.now)) {
    return { lead: await record(lead.id, wanted, freshId, call), mailed: false };
  }
  const { past: _, ...request } = wanted;
  const scheduled = await mailOnce(
    {
      lead,
      kind: 'appointment',
      request,
      timeOf: (free) => {
        const { visit } = booking(free, wanted, freshId, call.now);
        return { visit, overlap: visit.overlap ?? false };
      },
      prepare: async (fresh, taken) => {
        // Checked after the claim: a retry of a lost answer may arrive after the start.
        refusePast(wanted, call.now);
        const booked = booking(fresh, wanted, freshId, call.now);
        if (!taken || !isSameBooking(booked.visit, taken)) throw visitChanged();
        const price = await priceToTell(fresh, call.now);
        const told = price ? { ...fresh, offer_sent: price } : fresh;
        return {
          mail: appointmentMail(told, booked, call.now, {
            berth: await berthOfLead(fresh),
            planWish: await askedPlan(fresh),
          }),
          change: (newest) => withPrice(visitBooked(newest, booked, call, 'mailed'), newest.id, price, call),
        };
      },
      failure: 'Failed to send schedule email',
    },
    call,
  );
  return { lead: scheduled, mailed: true };
}
