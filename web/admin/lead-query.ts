import type { OperationRequest } from '#domain/operations/index.ts';
import { isStatus, type Status } from '#domain/statuses.ts';

/** How the table may be sorted; the first is what it does unasked. */
export const sortings = [
  { label: 'Newest first', sortBy: 'created_at', sortDir: 'desc' },
  { label: 'Oldest first', sortBy: 'created_at', sortDir: 'asc' },
  { label: 'Appointment, soonest first', sortBy: 'scheduled_at', sortDir: 'asc' },
  { label: 'Status A-Z', sortBy: 'status', sortDir: 'asc' },
  { label: 'City A-Z', sortBy: 'city', sortDir: 'asc' },
  { label: 'Boat type A-Z', sortBy: 'boat_type', sortDir: 'asc' },
] as const;
type Sorting = (typeof sortings)[number];

/** What the table shows. It lives in the address, so that Back and bookmarks work. */
export interface LeadQuery {
  readonly q: string;
  readonly statuses: readonly Status[];
  /** Days in Los Angeles, '' for none. */
  readonly from: string;
  readonly to: string;
  readonly hasPlan: '' | 'true' | 'false';
  readonly quarantined: boolean;
  readonly sorting: Sorting;
  readonly page: number;
}

export const planChoices = [
  ['', 'Any plan'],
  ['true', 'Has plan'],
  ['false', 'No plan'],
] as const;

/** Milliseconds for which a changed search or filter rests before the list is asked. */
export const queryRest = 300;

const day = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Reads a query out of an address; what makes no sense there counts as absent. */
export function readLeadQuery(params: URLSearchParams): LeadQuery {
  const plan = params.get('hasPlan');
  const page = params.get('page') ?? '';
  const wanted = sortings.find(
    ({ sortBy, sortDir }) => sortBy === params.get('sortBy') && sortDir === params.get('sortDir'),
  );
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    statuses: (params.get('statuses') ?? '').split(',').filter(isStatus),
    from: day(params.get('from')),
    to: day(params.get('to')),
    hasPlan: plan === 'true' || plan === 'false' ? plan : '',
    quarantined: params.get('quarantined') === 'true',
    sorting: wanted ?? sortings[0],
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The filters as the API takes them, without page. Nothing that is at its default. */
export function filterInput({
  sorting,
  page: _,
  ...query
}: LeadQuery): OperationRequest<'admin-leads-export'> {
  return {
    ...(query.q && { q: query.q }),
    ...(query.statuses.length > 0 && { statuses: query.statuses.join(',') }),
    ...(query.from && { from: query.from }),
    ...(query.to && { to: query.to }),
    ...(query.hasPlan && { hasPlan: query.hasPlan }),
    ...(query.quarantined && { quarantined: 'true' as const }),
    ...(sorting !== sortings[0] && { sortBy: sorting.sortBy, sortDir: sorting.sortDir }),
  };
}

/** Names of the parameters that a query owns; the open lead's is not among them. */
const owned = ['q', 'statuses', 'from', 'to', 'hasPlan', 'quarantined', 'sortBy', 'sortDir', 'page'] as const;

/**
 * The address' parameters after a change. Any change but that of the page goes back to page 1; parameters
 * that are not the query's stay.
 */
export function changedParams(params: URLSearchParams, change: Partial<LeadQuery>): URLSearchParams {
  const query = { ...readLeadQuery(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  for (const name of owned) next.delete(name);
  for (const [name, value] of Object.entries(filterInput(query))) next.set(name, String(value));
  if (query.page > 1) next.set('page', String(query.page));
  return next;
}

/** Whether anything narrows the list down. */
export const isFiltered = ({ q, statuses, from, to, hasPlan }: LeadQuery): boolean =>
  q !== '' || statuses.length > 0 || from !== '' || to !== '' || hasPlan !== '';

export const noFilter = { q: '', statuses: [], from: '', to: '', hasPlan: '' } as const;
