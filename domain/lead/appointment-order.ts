/** When a lead's next visit is planned, and when its last one was. */
export interface ListedAppointment {
  readonly scheduled_at?: string | undefined;
  readonly last_visit_at?: string | undefined;
}

export type SeenAppointment = { readonly at: string; readonly isOver: boolean } | undefined;

/** What the list shows of a lead's visits: the next one, else the last. A planned one that has passed counts as the last. */
export function appointmentOf(
  { scheduled_at, last_visit_at }: ListedAppointment,
  now: string,
): SeenAppointment {
  if (scheduled_at !== undefined && scheduled_at >= now) return { at: scheduled_at, isOver: false };
  const at = [scheduled_at, last_visit_at]
    .filter((past) => past !== undefined)
    .sort()
    .at(-1);
  return at === undefined ? undefined : { at, isOver: true };
}

const rankOf = (seen: SeenAppointment): number => {
  if (!seen) return 1;
  return seen.isOver ? 2 : 0;
};

const latestFirst = (a: SeenAppointment, b: SeenAppointment): number =>
  (b?.at ?? '').localeCompare(a?.at ?? '');

/** Soonest first: upcoming ones, then leads without any, then past ones, the latest first. Stable. */
function soonestFirst(a: SeenAppointment, b: SeenAppointment): number {
  const byRank = rankOf(a) - rankOf(b);
  if (byRank !== 0) return byRank;
  return rankOf(a) === 0 ? -latestFirst(a, b) : latestFirst(a, b);
}

export function inAppointmentOrder<T extends ListedAppointment>(
  leads: readonly T[],
  direction: 'asc' | 'desc',
  now: string,
): T[] {
  const order = direction === 'asc' ? soonestFirst : latestFirst;
  return leads
    .map((lead) => ({ lead, seen: appointmentOf(lead, now) }))
    .sort((a, b) => order(a.seen, b.seen))
    .map(({ lead }) => lead);
}
