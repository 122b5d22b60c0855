import { hoursOf } from './appointment.ts';
import type { Lead } from './lead.ts';
import type { Status } from './statuses.ts';
import { nextVisit } from './visit.ts';

type Scheduled = Pick<Lead, 'scheduled_at' | 'appointment_hours' | 'length_ft' | 'visits'>;

/** Whether the lead's current appointment is the one last mailed. */
export function isAppointmentMailed(lead: Scheduled): boolean {
  const next = nextVisit(lead.visits ?? []);
  return (
    next !== undefined &&
    next.told === next.sequence &&
    next.start === lead.scheduled_at &&
    next.hours === hoursOf(lead)
  );
}

export function nextEmail(
  lead: Scheduled & Pick<Lead, 'status' | 'offer_sent'>,
): 'offer' | 'schedule' | undefined {
  const { status } = lead;
  if (status === 'IN_PROGRESS' || status === 'COMPLETED' || status === 'CANCELED') return undefined;
  if (status === 'SCHEDULED') return isAppointmentMailed(lead) ? undefined : 'schedule';
  return status === 'OFFER_SENT' && lead.offer_sent ? 'schedule' : 'offer';
}

/** What the owner does next, in one line. */
const nextActs: Record<Status, string> = {
  REQUEST_SENT: 'Next: set a price range and send the offer.',
  NEEDS_ACCESS_REVIEW: 'Next: check water and power at the boat, then send a price.',
  CONTACTED: 'Next: set a price range and send the offer.',
  OFFER_SENT: 'Next: wait for a yes, then set the appointment.',
  SCHEDULED: 'Next: be at the boat on time.',
  IN_PROGRESS: 'Next: finish the job, then set it to Completed.',
  COMPLETED: 'Done. Nothing left to do.',
  CANCELED: 'Canceled. Nothing left to do.',
};

export function nextActOf(lead: Scheduled & Pick<Lead, 'status' | 'offer_sent'>): string {
  if (lead.status === 'OFFER_SENT' && !lead.offer_sent)
    return 'Next: send the offer. None has been emailed yet.';
  if (lead.status === 'SCHEDULED' && nextEmail(lead) === 'schedule') {
    return lead.scheduled_at === undefined
      ? 'Next: set the date and time.'
      : 'Next: email the appointment. The customer doesn’t know this time yet.';
  }
  return nextActs[lead.status];
}
