import { newCustomer } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours, dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { appointmentUid } from '#domain/visit/visit-booking.ts';
import { customerWrites } from '#functions/data/customer/customers.ts';
import { customersTable, daysTable, leadsTable, listShardOf } from '#functions/data/keys.ts';
import { newCustomerIds, newVisitId } from '#functions/data/lead/new-ids.ts';
import { leadOfRecord } from '#functions/data/lead-records.ts';
import type { TransactItem } from '#functions/data/transaction.ts';
import { takingWrites } from '#functions/data/visit/day-row.ts';
import { entryChanges } from '#functions/data/visit/take-times.ts';
import { fillLeads, fillTable } from './fill-leads.ts';
import { benchRecord } from './lead-record.ts';

const dayStarts = ['08:00', '10:30', '13:00', '15:30'];
/** Days ahead of today up to which there are visits. */
const daysAhead = 60;

function benchLead(number: number): Lead {
  const lead = leadOfRecord(benchRecord(number));
  if (!lead) throw new Error('A lead of the bench is none.');
  return lead;
}

/** The row of a lead that owes nothing: its emails went out long ago. */
const settledRow = (lead: Lead) => ({ ...lead, list_shard: listShardOf(lead.id) });

/** The n-th visit, of two hours, counted back from the last day. */
function benchVisit({ id }: Lead, number: number, now: string): Visit {
  const day = shiftDay(dayOf(now), daysAhead - Math.floor(number / dayStarts.length));
  const start = instantOf(`${day}T${dayStarts[number % dayStarts.length]}`);
  const sent_at = addHours(start, -200);
  const ended = day < dayOf(now) && { status: 'done' as const, ended_at: addHours(start, 2) };
  const when = { start, hours: 2, booked_at: sent_at, sent_at, moves: 0 };
  return {
    ...{ id: newVisitId(sent_at), uid: appointmentUid(id), sequence: 0, told: 0, status: 'planned' },
    ...when,
    ...ended,
  };
}

const itemsOf = (writes: readonly TransactItem[]) =>
  writes.flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));

/**
 * Fills the empty database with leads. The first have a customer, a kept photo and a visit each: four a day up to
 * two months from now, those before today done.
 */
export async function fillSeason(leads: number, visits: number, now: string): Promise<void> {
  const booked = Array.from({ length: visits }, (_, number) => {
    const lead = benchLead(number);
    const visit = benchVisit(lead, number, now);
    const customer = newCustomer(lead, newCustomerIds(lead.created_at), now);
    const changes = entryChanges(lead, [visit]);
    const row = settledRow({
      ...lead,
      status: visit.status === 'done' ? 'COMPLETED' : 'SCHEDULED',
      photo_urls: [`photos/bench-${number}/bow.jpg`],
      visits: [visit],
      customer_id: customer.id,
      boat_id: customer.boats[0]?.id,
      ...(visit.status === 'planned' && { scheduled_at: visit.start }),
    });
    return { row, customer, changes };
  });
  await fillTable(
    leadsTable,
    booked.map(({ row }) => row),
  );
  await fillTable(
    customersTable,
    booked.flatMap(({ customer }) => itemsOf(customerWrites({ customer }))),
  );
  const changes = booked.flatMap((each) => each.changes);
  await fillTable(daysTable, itemsOf(takingWrites(changes, new Map())));
  await fillLeads(visits, leads, (number) => settledRow(benchLead(number)));
}
