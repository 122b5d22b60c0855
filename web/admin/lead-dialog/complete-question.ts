import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { joined } from '#domain/plain-text.ts';
import { endedReturns } from '#domain/visit/return-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { completeVisits } from '#domain/visit/visit-changes.ts';
import { needsNotice } from '#domain/visit/visit-notice.ts';

function calledOffText(visits: readonly Visit[], isMailed: boolean, now: string): string {
  const times = joined(visits.map(({ start }) => formatMoment(start, now)));
  const told = visits.length === 1 ? 'An email goes out for it.' : 'An email goes out for each.';
  return `This also cancels ${times}.${isMailed ? ` ${told}` : ''}`;
}

/** What completing a job by hand does: whom it emails, and the days ahead that it cancels. */
export function completeQuestion(
  lead: Lead,
  now: string,
): { readonly isMailed: boolean; readonly text: string } {
  const { full_name, email, completed_at, visits = [] } = lead;
  const ahead = new Set(visits.filter(({ status }) => status === 'planned').map(({ id }) => id));
  const after = completeVisits(visits, now).visits;
  const cameBack = email !== undefined && endedReturns(lead, after).length > 0;
  const calledOff = after.filter(({ id, status }) => status === 'canceled' && ahead.has(id));
  const isCalledOffMailed = email !== undefined && calledOff.some(needsNotice);
  const isDoneMailed = email !== undefined && completed_at === undefined;
  const known =
    email === undefined
      ? `${full_name} left no email address, so you’ll tell them yourself.`
      : `${full_name} was already told that the boat is done.`;
  const news = isDoneMailed ? 'the boat is done' : cameBack && 'you came back';
  const done = news ? `${full_name} will get an email saying ${news}.` : known;
  return {
    isMailed: isDoneMailed || cameBack || isCalledOffMailed,
    text: [done, calledOff.length > 0 && calledOffText(calledOff, isCalledOffMailed, now)]
      .filter(Boolean)
      .join(' '),
  };
}
