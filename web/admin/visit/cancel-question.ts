import type { Lead } from '#domain/lead.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { visitsCalledOff } from '#domain/visit/appointment.ts';
import { activeVisits } from '#domain/visit/visit.ts';

interface CancelQuestion {
  readonly isMailed: boolean;
  readonly text: string;
}

function howTold({ full_name, email }: Lead, isMailed: boolean): string {
  if (isMailed) return 'Canceling sends an email that takes the appointment off their calendar.';
  return email === undefined
    ? `${full_name} left no email address, so you’ll tell them yourself.`
    : 'Canceling ends it, and nobody is emailed.';
}

/** What canceling a lead by hand does to its visits; undefined where it has none that stand. */
export function cancelQuestion(lead: Lead, now: string): CancelQuestion | undefined {
  const { full_name, visits = [] } = lead;
  const [told] = visitsCalledOff(lead, { status: 'CANCELED' });
  const first = told ?? activeVisits(visits)[0];
  if (!first) return undefined;
  const expected =
    first.status === 'planned'
      ? `${full_name} expects you on ${formatAppointment(first.start, first.hours, now)}.`
      : `You’ve started the job for ${full_name}.`;
  const isMailed = told !== undefined;
  return { isMailed, text: `${expected} ${howTold(lead, isMailed)} This can’t be undone.` };
}
