import { isPriceTold } from '../offer/is-price-told.ts';
import { isSkipped } from '../plan/is-skipped.ts';
import { isStatus, type Status } from '../statuses.ts';
import type { PublicTimelineEntry } from '../timeline.ts';
import { workedAt } from '../visit/worked-at.ts';
import { standingVisits, wasMissed } from './customer-step.ts';
import { isBetweenDays, isPartDone, type Standing, standingAppointment } from './standing.ts';

export interface ChannelStep {
  readonly label: string;
  readonly state: 'passed' | 'now' | 'next' | 'canceled';
  /** When the lead first got there, or again after a visit that fell through, if the timeline says so, or will return; the work was done when its last visit began. */
  readonly at?: string;
}

const buoys = ['Sent', 'Price', 'Booked', 'Started', 'Done'] as const;

export const buoyCount = buoys.length;

const price = buoys.indexOf('Price');
const booked = buoys.indexOf('Booked');
const started = buoys.indexOf('Started');
const done = buoys.indexOf('Done');

const buoyOfStatus: Record<Exclude<Status, 'CANCELED'>, number> = {
  REQUEST_SENT: 0,
  NEEDS_ACCESS_REVIEW: 0,
  CONTACTED: 0,
  OFFER_SENT: 1,
  SCHEDULED: 2,
  IN_PROGRESS: 3,
  COMPLETED: 4,
};

const buoyOf = (status: string): number | undefined =>
  isStatus(status) && status !== 'CANCELED' ? buoyOfStatus[status] : undefined;

/** A status set by hand doesn't light a price or date that was never sent. */
function reachedBuoy(standing: Standing & { status: Exclude<Status, 'CANCELED'> }): number {
  const { status, offer } = standing;
  // After a visit that was missed the price stands.
  if (status === 'CONTACTED' && offer && wasMissed(standing)) return isPartDone(standing) ? started : price;
  if (isBetweenDays(standing)) return started;
  const beforeBooked = isPriceTold(standing.offer, standing) ? 1 : 0;
  if (status === 'OFFER_SENT' || (status === 'SCHEDULED' && !standingAppointment(standing)))
    return beforeBooked;
  return buoyOfStatus[status];
}

/** When a booking last fell through: its visit was missed or canceled, or the lead was set back. */
function lostAt({ visits = [] }: Standing, timeline: readonly PublicTimelineEntry[]): string | undefined {
  const missed = visits.filter(({ status }) => status === 'missed').map(({ changed_at }) => changed_at);
  const setBack = timeline.filter(({ status }) => isStatus(status) && (buoyOf(status) ?? 0) < booked);
  return [...missed, ...setBack.map(({ created_at }) => created_at)].sort().at(-1);
}

/** The admin may skip statuses, so a passed buoy may have no time. */
export function channelSteps(
  standing: Standing,
  timeline: readonly PublicTimelineEntry[],
): readonly ChannelStep[] {
  const firstTime = (isWanted: (status: string) => boolean, since = '') =>
    timeline
      .filter(({ status, created_at }) => created_at > since && isWanted(status))
      .map(({ created_at }) => created_at)
      .sort()[0];
  const lost = lostAt(standing, timeline);
  const reachedAt = (index: number) => {
    const isReached = (status: string) => buoyOf(status) === index;
    return (index < booked ? undefined : firstTime(isReached, lost)) ?? firstTime(isReached);
  };
  const step = (index: number, state: ChannelStep['state']): ChannelStep => {
    const reached = state === 'next' ? undefined : reachedAt(index);
    const at = index === done && reached !== undefined ? workedAt(standing, reached) : reached;
    return { label: buoys[index] ?? '', state, ...(at !== undefined && { at }) };
  };
  const { status, record } = standing;
  const isPassed = (index: number): boolean => index !== price || isPriceTold(standing.offer, standing);
  if (status === 'CANCELED') {
    const last = Math.max(0, ...timeline.map((entry) => buoyOf(entry.status) ?? 0));
    const at = firstTime((code) => code === 'CANCELED');
    return [
      ...buoys.flatMap((_, index) => (index <= last && isPassed(index) ? [step(index, 'passed')] : [])),
      {
        label: isSkipped({ ...standing, status }) ? 'Skipped' : 'Canceled',
        state: 'canceled',
        ...(at !== undefined && { at }),
      },
    ];
  }
  if (record && status !== 'COMPLETED') {
    const at = standingVisits(standing.visits)[0]?.start;
    return [
      ...buoys.map((_, index) => step(index, 'passed')),
      { label: 'Return', state: 'now', ...(at !== undefined && { at }) },
    ];
  }
  const now = reachedBuoy({ ...standing, status });
  const steps = buoys.map((_, index) => {
    if (index === now) return step(index, 'now');
    return step(index, index < now && isPassed(index) ? 'passed' : 'next');
  });
  return status === 'COMPLETED' ? steps.filter(({ state }) => state !== 'next') : steps;
}
