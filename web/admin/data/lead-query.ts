import { isKnownDay } from '#domain/los-angeles.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { isStatus, type Status } from '#domain/statuses.ts';

/** The first is the default. */
export const sortings = [
  { label: 'Newest first', sortBy: 'created_at', sortDir: 'desc' },
  { label: 'Oldest first', sortBy: 'created_at', sortDir: 'asc' },
  { label: 'Appointment, soonest first', sortBy: 'scheduled_at', sortDir: 'asc' },
  { label: 'Appointment, latest first', sortBy: 'scheduled_at', sortDir: 'desc' },
  { label: 'Status A-Z', sortBy: 'status', sortDir: 'asc' },
  { label: 'City A-Z', sortBy: 'city', sortDir: 'asc' },
  { label: 'Boat type A-Z', sortBy: 'boat_type', sortDir: 'asc' },
] as const;
type Sorting = (typeof sortings)[number];

/** What the table shows. Kept in the URL, so Back and bookmarks work. */
export interface LeadQuery {
  readonly q: string;
  readonly statuses: readonly Status[];
  /** Day in Los Angeles; '' for none. */
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

const day = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && isKnownDay(text) ? text : '';

/** Invalid parameters count as absent. */
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

/** The API's filters, without page and without defaults. */
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

/** An export names its order also where that is the list's own. */
export const exportInput = (query: LeadQuery): OperationRequest<'admin-leads-export'> => ({
  ...filterInput(query),
  sortBy: query.sorting.sortBy,
  sortDir: query.sorting.sortDir,
});

export const listInput = (query: LeadQuery): OperationRequest<'admin-leads'> => ({
  ...filterInput(query),
  ...(query.page > 1 && { page: String(query.page) }),
});

/** The URL parameters that belong to the query; `lead` does not. */
const owned = ['q', 'statuses', 'from', 'to', 'hasPlan', 'quarantined', 'sortBy', 'sortDir', 'page'] as const;

/** URL parameters after a change. Any change except of the page resets to page 1; other parameters stay. */
export function changedParams(params: URLSearchParams, change: Partial<LeadQuery>): URLSearchParams {
  const query = { ...readLeadQuery(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  for (const name of owned) next.delete(name);
  for (const [name, value] of Object.entries(filterInput(query))) next.set(name, String(value));
  if (query.page > 1) next.set('page', String(query.page));
  return next;
}

export const isFiltered = ({ q, statuses, from, to, hasPlan }: LeadQuery): boolean =>
  q !== '' || statuses.length > 0 || from !== '' || to !== '' || hasPlan !== '';

export const noFilter = { q: '', statuses: [], from: '', to: '', hasPlan: '' } as const;
