import { channel, channelIndex, type Status, statusLabels } from './statuses.ts';
import type { PublicTimelineEntry } from './timeline.ts';

/** A buoy in the channel that a customer's request passes through. */
export interface ChannelStep {
  readonly status: Status;
  readonly label: string;
  readonly state: 'passed' | 'now' | 'next' | 'canceled';
  /** When the request got there first, if the timeline says so; ISO 8601 UTC. */
  readonly at?: string;
}

/**
 * The channel as a request at `status` sees it. A canceled one shows what it had passed and ends in a
 * red buoy; an admin may skip statuses, so a passed step need not have a time.
 */
export function channelSteps(status: Status, timeline: readonly PublicTimelineEntry[]): ChannelStep[] {
  const firstTime = (step: Status) =>
    timeline
      .filter((entry) => entry.status === step)
      .map((entry) => entry.created_at)
      .sort()[0];
  const step = (of: Status, state: ChannelStep['state']): ChannelStep => {
    const at = state === 'next' ? undefined : firstTime(of);
    return { status: of, label: statusLabels[of], state, ...(at === undefined ? {} : { at }) };
  };
  if (status === 'CANCELED') {
    const reached = Math.max(0, ...channel.map((of, index) => (firstTime(of) === undefined ? 0 : index)));
    return [...channel.slice(0, reached + 1).map((of) => step(of, 'passed')), step('CANCELED', 'canceled')];
  }
  const now = channelIndex(status);
  return channel.map((of, index) => {
    if (index === now) return { ...step(of, 'now'), label: statusLabels[status] };
    return step(of, index < now ? 'passed' : 'next');
  });
}
