import type { OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName, operationTable } from '#domain/operations/table.ts';
import { keys } from './keys.ts';

type Table = typeof operationTable;

export type AdminAct = {
  [N in AdminOperationName]: Table[N]['method'] extends 'GET' ? never : N;
}[AdminOperationName];

type Keys = readonly (readonly unknown[])[];

export interface ReadAgain {
  readonly always: Keys;
  /** What the answer says already. */
  readonly unlessAnswered?: Keys;
}

/** Lists, days and months that show something of a lead, and its history. */
const around = (id: string): Keys => [keys.today, keys.calendars, keys.lists, keys.months, keys.timeline(id)];

const leadAnswered = (id: string): ReadAgain => ({ always: around(id), unlessAnswered: [keys.lead(id)] });

/** The answer leaves out what the lead is loaded with: photos, customer, boat. */
const leadWhole = (id: string): ReadAgain => ({ always: [...around(id), keys.lead(id)] });

/** After an act, whether it came about or not. */
export const readAgain: { readonly [N in AdminAct]: (input: OperationRequest<N>) => ReadAgain } = {
  'admin-lead-create': () => ({ always: [keys.today, keys.calendars, keys.lists] }),
  'admin-lead-update': ({ id }) => ({
    always: [...around(id), keys.times(id)],
    unlessAnswered: [keys.lead(id)],
  }),
  'admin-lead-link': ({ id }) => ({ always: [...around(id), keys.lead(id), keys.allCustomers] }),
  'admin-gate-code': ({ id }) => ({ always: [keys.timeline(id)] }),
  'admin-lead-restore': ({ id }) => leadWhole(id),
  'admin-leads-quarantine': () => ({ always: [keys.today, keys.calendars, keys.lists, keys.leads] }),
  'admin-timeline-add': ({ id }) => ({ always: [keys.today, keys.timeline(id)] }),
  'admin-quote-save': ({ id }) => ({ ...leadWhole(id), unlessAnswered: [keys.quote(id)] }),
  'admin-offer': ({ leadId }) => leadAnswered(leadId),
  'admin-schedule': ({ leadId }) => leadAnswered(leadId),
  'admin-message': ({ id, photo_urls = [] }) => (photo_urls.length > 0 ? leadWhole(id) : leadAnswered(id)),
  'admin-data-request-done': ({ id }) => leadAnswered(id),
  'admin-extra': ({ id }) => leadWhole(id),
  'admin-move-offer': ({ id }) => leadAnswered(id),
  'admin-review': ({ id }) => ({
    always: [...around(id), keys.allReviews],
    unlessAnswered: [keys.lead(id)],
  }),
  'admin-visit': ({ id }) => leadAnswered(id),
  'admin-visits-close': () => ({
    always: [keys.today, keys.calendars, keys.lists, keys.months, keys.leads],
  }),
  'admin-follow-up': () => ({
    always: [keys.followUps, keys.today, keys.lists, keys.leads, keys.timelines, keys.months],
  }),
  'admin-gap-offer': () => ({
    always: [keys.today, keys.lists, keys.leads, keys.timelines],
  }),
  'admin-finish': ({ id }) => leadAnswered(id),
  'admin-job-photos': ({ id }) => leadWhole(id),
  'admin-paid': ({ id }) => leadAnswered(id),
  'admin-unsent': () => ({ always: [] }),
  'admin-feed': () => ({ always: [] }),
  'admin-customer-save': ({ id }) => ({
    always: [keys.today, keys.calendars, keys.leads, keys.followUps, keys.plans(id)],
    unlessAnswered: [keys.customer(id)],
  }),
  'admin-customer-page': ({ id }) => ({ always: [keys.customer(id)] }),
  'admin-plans-save': ({ id }) => ({
    always: [keys.today, keys.leads, keys.followUps, keys.customer(id)],
    unlessAnswered: [keys.plans(id)],
  }),
  'admin-content-save': () => ({ always: [keys.contents] }),
  'admin-publish': () => ({ always: [keys.contents, keys.leads] }),
  'admin-settings-save': () => ({
    always: [keys.today, keys.calendars, keys.allTimes],
    unlessAnswered: [keys.settings],
  }),
};
