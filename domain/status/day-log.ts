import { dayOf } from '../los-angeles.ts';
import { isCalledOff } from '../visit/called-off.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import { isReady, missingText } from '../visit/ready.ts';
import { isUnmarked } from '../visit/unmarked.ts';
import type { SaidReady } from '../visit/visit.ts';
import type { LeadStatus } from './lead-status.ts';

interface DayLine {
  readonly at: string;
  readonly text: string;
  readonly said?: string | undefined;
}

function toldText(ready: SaidReady): string {
  if (missingText(ready) !== '') return 'You told us what’s not ready';
  return isReady(ready) ? 'You said everything’s ready' : 'You told us what’s ready';
}

type Extras = readonly Partial<LeadStatus['extras'][number]>[];

/** The extra work that was approved on the day of a visit; how long it takes nobody knows. */
export const approvedAt = ({ start }: PublicVisit, extras: Extras = []) =>
  extras.filter(
    ({ answer, answered_at = '' }) => answer === 'approve' && dayOf(answered_at || start) === dayOf(start),
  );

/** What happened on the day of a visit and what is still to come, in its order; empty before that, and afterwards. */
export function dayLog(visit: PublicVisit, extras: LeadStatus['extras'], now: string): DayLine[] {
  const { start, status, ready, on_my_way_at, late, started_at, done_about } = visit;
  const isKnown = ready ?? on_my_way_at ?? late ?? started_at;
  if (isUnmarked(visit, now) || isCalledOff(visit) || (isKnown === undefined && start > now)) return [];
  const approved = approvedAt(visit, extras);
  const isEndKnown = status === 'underway' || (late?.about !== undefined && late.about > now);
  const lines: DayLine[] = [
    ...(ready
      ? [
          {
            at: ready.at,
            text: toldText(ready),
          },
        ]
      : []),
    ...(on_my_way_at ? [{ at: on_my_way_at, text: 'We left for your boat' }] : []),
    ...(status === 'planned'
      ? [{ at: start, text: 'Planned start', said: late?.about ? undefined : late?.why }]
      : []),
    ...(late?.about ? [{ at: late.about, text: 'New start, about', said: late.why }] : []),
    ...(started_at ? [{ at: started_at, text: 'We started on your boat' }] : []),
    ...approved.flatMap(({ line, answered_at }) =>
      answered_at ? [{ at: answered_at, text: `You approved: ${line}` }] : [],
    ),
    ...(isEndKnown && done_about !== undefined && done_about > now
      ? [{ at: done_about, text: approved.length > 0 ? 'About done, plus what you approved' : 'About done' }]
      : []),
  ];
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}
