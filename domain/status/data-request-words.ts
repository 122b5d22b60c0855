import { formatDay, formatMoment } from '../los-angeles.ts';
import type { DataRequest, DataWish } from '../privacy/data-request.ts';
import type { Visit } from '../visit/visit.ts';

const asked: Record<DataWish, string> = {
  copy: 'a copy of your data',
  correction: 'a correction of your data',
  deletion: 'your data deleted',
};

type Stay = Pick<Visit, 'start' | 'status'>;

const visitAhead = (visits: readonly Stay[], now: string): Stay | undefined =>
  visits.find(({ status, start }) => status === 'underway' || (status === 'planned' && start > now));

/** What becomes of the appointment of whoever wants their data deleted; undefined without one ahead. */
export function deletionAndVisit(visits: readonly Stay[], now: string): string | undefined {
  const next = visitAhead(visits, now);
  if (!next) return undefined;
  return `Your appointment on ${formatMoment(next.start, now)} stays on, and we’ll delete your data after it. Don’t want it? Cancel it first.`;
}

/** The same, for the owner. */
export function visitBeforeDeletion(visits: readonly Stay[], now: string): string | undefined {
  const next = visitAhead(visits, now);
  if (!next) return undefined;
  return `They were told that their visit on ${formatMoment(next.start, now)} stays on, so not before that.`;
}

/** For the customer; `now` only leaves out the year of times. */
export function dataRequestWords(
  { wish, due_at }: Pick<DataRequest, 'wish' | 'due_at'>,
  visits: readonly Stay[],
  now: string,
): { readonly asked: string; readonly next: string } {
  const by = `We’ll take care of it by ${formatDay(due_at)}`;
  if (wish !== 'deletion') return { asked: asked[wish], next: `${by} and email you.` };
  const done = `${by}. Once it’s done, your page is gone.`;
  const next = [done, deletionAndVisit(visits, now)].filter(Boolean).join(' ');
  return { asked: asked[wish], next };
}
