import { dayOf } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

interface Worked {
  readonly visits?: readonly Pick<Visit, 'status' | 'start' | 'started_at'>[] | undefined;
}

/** When work was done that was noted then: of what was noted on a later day, when its last visit began. */
export function workedAt({ visits = [] }: Worked, noted_at: string): string {
  const begun = visits
    .filter(({ status }) => status === 'done')
    .map(({ start, started_at = start }) => started_at)
    .filter((start) => dayOf(start) <= dayOf(noted_at))
    .sort()
    .at(-1);
  return begun !== undefined && dayOf(begun) < dayOf(noted_at) ? begun : noted_at;
}
