import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import { joined } from '#domain/plain-text.ts';

const mostNamed = 3;

function partOf(people: readonly FollowUp[], one: string, several: string): string[] {
  if (people.length === 0) return [];
  return [`${people.length} ${people.length === 1 ? one : several}`];
}

/** `5 have an open offer, 2 haven’t paid (Al Bo and Dora Hill), 1 has a visit due on their plan`: who to follow up with. */
export function followText(followUps: readonly FollowUp[]): string {
  const of = (wanted: FollowUp['kind']) => followUps.filter(({ kind }) => kind === wanted);
  const unpaid = of('unpaid');
  const names = unpaid.length > mostNamed ? '' : ` (${joined(unpaid.map(({ name }) => name))})`;
  return [
    ...partOf(of('offer'), 'has an open offer', 'have an open offer'),
    ...partOf(unpaid, `hasn’t paid${names}`, `haven’t paid${names}`),
    ...partOf(of('plan'), 'has a visit due on their plan', 'have a visit due on their plan'),
  ].join(', ');
}
