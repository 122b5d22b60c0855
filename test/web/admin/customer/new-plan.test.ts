import { expect, test } from 'vitest';
import { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { CustomerLead } from '#domain/customer/seen-customer.ts';
import { firstDue, mailedPrice } from '#web/admin/customer/new-plan.ts';
import { boatId } from '../../../a-customer.ts';
import { aLead } from '../../../a-lead.ts';

const now = '2026-12-02T17:00:00.000Z';
const lead = aLead({ status: 'COMPLETED', boat_id: boatId });
const knownWith = (status: CalendarVisit['status'], start: string, boats = [1, 2]) => ({
  customer: { boats },
  leads: [CustomerLead.strip().parse(lead)],
  visits: [
    CalendarVisit.parse({
      id: '01JD3ZK8Q0000000000000V0A1',
      lead_id: lead.id,
      name: 'Ana Ortiz',
      start,
      hours: 3,
      status,
    }),
  ],
});

test('a new plan begins its weeks after the boat’s last finished visit, else today, and not in the past', () => {
  const done = knownWith('done', '2026-11-25T18:00:00.000Z');
  expect(firstDue(done, boatId, 4, now)).toBe('2026-12-23');
  expect(firstDue(done, '01JD3ZK8Q0000000000000000Z', 4, now)).toBe('2026-12-30');
  expect(firstDue(knownWith('planned', '2026-12-25T18:00:00.000Z'), boatId, 4, now)).toBe('2026-12-30');
  expect(firstDue(knownWith('done', '2026-06-25T18:00:00.000Z'), boatId, 4, now)).toBe('2026-12-02');
});

test('the price that will be emailed is the level’s, and a plan that stays keeps its own', () => {
  const basic = {
    level: 'basic',
    holds: 'A wash.',
    requested_service: 'wash',
    every_weeks: 4,
    rate_per_foot: 6.5,
  } as const;
  const chosen = {
    level: 'basic',
    service: 'wash',
    length_ft: 24,
    plan: undefined,
    offered: [basic],
  } as const;
  expect(mailedPrice(chosen, now)).toBe('about $156 each visit before tax');
  const plan = { ...basic, id: 'P', boat_id: boatId, next_due: '2026-12-05', rate_per_foot: 6 };
  expect(mailedPrice({ ...chosen, plan }, now)).toBe('about $144 each visit before tax');
  expect(mailedPrice({ ...chosen, level: '' }, now)).toBeUndefined();
});
