import { mayNeedReminder, needsReminder } from '#domain/care/care-changes.ts';
import { careDays } from '#domain/care/care-clock.ts';
import { careDue } from '#domain/care/care-due.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { dueOnceMore, sendsStoppable } from '#domain/mail/mail-stops.ts';
import type { Task } from '#domain/tasks.ts';
import { bookedHours } from '#domain/visit/booked-hours.ts';
import { publishedPriceList } from '../../data/content/published-content.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { heedingStops, newStopToken } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { careMail } from '../../mail/care-mail.ts';
import { privateEntry, sendTo } from '../mail/send-to.ts';
import { suggestedTimes } from '../visit/suggest-times.ts';
import { waxOfBoat } from './wax-of-boat.ts';

/** Once, if it is still so by then. */
export async function remindOfCare(stored: Lead, task: Task, now: string): Promise<TaskResult> {
  const lead = await heedingStops(stored);
  const { id, email } = lead;
  const [{ settings }, { others, isByPlan }] = await Promise.all([newestSettings(), waxOfBoat(lead)]);
  if (email === undefined) return {};
  const isNeeded = needsReminder(lead, others, task, now, isByPlan);
  if (!isNeeded && !mayNeedReminder(lead, others, task)) return {};
  if (!isNeeded || !sendsStoppable(settings)) {
    return { due_again: dueOnceMore(careDue(lead) ?? now, now) };
  }
  const days = { from: dayOf(now), count: careDays, reader: 'customer' } as const;
  const { suggested, hours } = await suggestedTimes(
    { ...lead, appointment_hours: bookedHours(lead) },
    days,
    now,
  );
  const starts = suggested.map(({ start }) => start).sort();
  const [token, listed] = await Promise.all([newStopToken({ id, email }, 'care', now), publishedPriceList()]);
  const facts = { postal_address: settings.postal_address, ...listed, starts, hours, token };
  const sent = await sendTo(careMail(lead, facts, now), lead, now);
  // What the owner has pressed is noted.
  if (!sent.wasSent || lead.care_mailed_at !== undefined) return sent;
  const entry = privateEntry(lead, 'Reminded of wax', undefined, now);
  return { fields: { care_mailed_at: now }, entries: [{ ...entry, mailed: true }] };
}
