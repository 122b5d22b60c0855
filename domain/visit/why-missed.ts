import type { Visit } from './visit.ts';

/** What a customer reads that we did not get to do; follows `we`. */
export const whyMissed = ({ started_at }: Pick<Visit, 'started_at'>): string =>
  started_at === undefined ? 'couldn’t get to your boat' : 'couldn’t do the work';

/** When a visit was missed: as planned, or when we came where all was over before that. */
export const missedAt = (
  { start, started_at = start }: Pick<Visit, 'start' | 'started_at'>,
  ended_at = start,
): string => (ended_at < start ? started_at : start);

type Tried = Pick<Visit, 'status' | 'started_at'>;

/** That nobody has to be there, unless we couldn’t get to the boat when we came last. */
export function comeAloneText(visits: readonly Tried[] = []): string {
  const last = visits.findLast(({ status }) => status === 'missed' || status === 'done');
  return last?.status === 'missed' && last.started_at === undefined
    ? 'Last time we couldn’t get to your boat, so please make sure we can get in.'
    : 'You don’t need to be there.';
}
