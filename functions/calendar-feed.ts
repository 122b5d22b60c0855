import { calendarFeed, feedDays } from '#domain/calendar/calendar-feed.ts';
import { boatOf } from '#domain/customer/customer-of-lead.ts';
import { addDays, dayOf, daysFrom } from '#domain/los-angeles.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import { customersById } from './data/customer/customers.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { knowsFeedSecret } from './data/settings/feed-secret.ts';
import { dayRows, entriesOf } from './data/visit/day-row.ts';
import { AppError } from './runtime/app-error.ts';
import { env } from './runtime/env.ts';
import { etagAnswer } from './runtime/etag-answer.ts';
import { openOperation } from './runtime/operation.ts';

export const handler = openOperation(
  'calendar-feed',
  calendarOperations,
  async ({ file }, { now }) => {
    const [, secret] = /^(.+)\.ics$/.exec(file) ?? [];
    if (secret === undefined || !(await knowsFeedSecret(secret)))
      throw new AppError('not-found', 'We couldn’t find this calendar.');
    const days = daysFrom(dayOf(addDays(now, -feedDays.back)), dayOf(addDays(now, feedDays.ahead)));
    const entries = entriesOf(await dayRows(days));
    const leads = [...(await leadsById(entries.map(({ lead_id }) => lead_id))).values()];
    const customers = await customersById(leads.flatMap(({ customer_id }) => customer_id ?? []));
    const withBoats = leads.map((lead) => ({ lead, boat: boatOf(lead, customers) }));
    return calendarFeed(withBoats, env('SITE_URL'), now);
  },
  etagAnswer('text/calendar'),
);
