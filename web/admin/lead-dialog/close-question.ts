import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import { isReturnVisit } from '#domain/visit/return-visit.ts';
import { activeVisits, type Visit } from '#domain/visit/visit.ts';
import { missWords } from '../visit/miss-words.ts';

/** How a visit that has passed went, and whom the answer emails: Done does only where it ends the job, or is told to. */
export function closeQuestion(lead: Lead, visit: Visit, now: string): string {
  const { full_name, email, visits, completed_at } = lead;
  const { id, start, status } = visit;
  const question = `How did ${formatMoment(start, now)} go?`;
  if (email === undefined) return question;
  const who = shortName(full_name);
  const missed = `“${missWords(status === 'underway').act}” emails ${who}.`;
  if (isReturnVisit(lead, visit)) return `${question} ${missed}`;
  if (activeVisits(visits).some((other) => other.id !== id)) {
    return `${question} “Done” emails nobody: there’s another visit. ${missed}`;
  }
  return completed_at === undefined
    ? `${question} ${capitalized(who)} gets an email.`
    : `${question} ${missed}`;
}
