import { expect, test } from 'vitest';
import { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { CustomerLead } from '#domain/customer/seen-customer.ts';
import type { Lead } from '#domain/lead.ts';
import { openOfBoat } from '#web/admin/customer/open-of-boat.ts';
import { boatId } from '../../../a-customer.ts';
import { aLead } from '../../../a-lead.ts';

const now = '2026-12-02T17:00:00.000Z';
const lead = (end: string, changes: Partial<Lead>) =>
  CustomerLead.strip().parse(aLead({ id: `01JD3ZK8Q00000000000000${end}`, boat_id: boatId, ...changes }));
const visit = (of: string, status: CalendarVisit['status'], start: string) =>
  CalendarVisit.parse({
    id: `01JD3ZK8Q0000000000000V${of}`,
    lead_id: `01JD3ZK8Q00000000000000${of}`,
    name: 'Ana Ortiz',
    start,
    hours: 3,
    status,
  });

test('a boat’s open appointments are named by day, then its open requests; other boats’ and past ones are not', () => {
  const known = {
    customer: { boats: [1, 2] },
    leads: [
      lead('0A1', { status: 'SCHEDULED' }),
      lead('0A2', { status: 'CONTACTED' }),
      lead('0A3', { status: 'COMPLETED' }),
      lead('0A4', { status: 'SCHEDULED', boat_id: '01JD3ZK8Q0000000000000000Z' }),
    ],
    visits: [
      visit('0A1', 'planned', '2026-12-09T16:00:00.000Z'),
      visit('0A1', 'done', '2026-12-01T16:00:00.000Z'),
      visit('0A1', 'planned', '2026-12-08T16:00:00.000Z'),
      visit('0A4', 'planned', '2026-12-07T16:00:00.000Z'),
    ],
  };
  expect(openOfBoat(known, boatId, now).map(({ text }) => text)).toEqual([
    'Complete Detail, Tuesday, December 8, 8:00 AM to 11:00 AM',
    'Complete Detail, Wednesday, December 9, 8:00 AM to 11:00 AM',
    'Complete Detail, not booked yet',
  ]);
  expect(openOfBoat({ ...known, customer: { boats: [1] } }, boatId, now)).toHaveLength(4);
});
