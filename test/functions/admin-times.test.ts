import { expect, test } from 'vitest';
import { handler } from '#functions/admin-times.ts';
import { aLead } from '../a-lead.ts';
import { leadPage, othersVisit, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const page = leadPage();
const look = (query: Record<string, string> = {}, id = aLead().id) =>
  asAdmin(handler, { path: { id }, query });

test('the starts that the customer could choose, and three of them that suit best', async () => {
  page.leadIs({ preferred_date: '2026-12-10', preferred_window: 'afternoon' });
  const { status, body } = await look();
  expect(status).toBe(200);
  expect(body.days).toHaveLength(21);
  expect(body.days[0].day).toBe('2026-12-01');
  const open = body.days.flatMap(({ starts }: { starts: string[] }) => starts);
  expect(body.suggested).toHaveLength(3);
  expect(open).toEqual(expect.arrayContaining(body.suggested));
  expect(body.suggested).toContain(winter('10T13:00'));
  expect(page.transactions()).toEqual([]);
});

test('what others have is neither open nor suggested', async () => {
  page.dayHas('2026-12-10', othersVisit(winter('10T10:00')));
  const { body } = await look({ from: '2026-12-10', days: '1' });
  expect(body).toMatchObject({ days: [{ day: '2026-12-10', starts: [] }], suggested: [] });
});

test('work of several days has no times, an unknown lead is 404', async () => {
  page.leadIs({ appointment_hours: 12 });
  expect((await look()).body).toMatchObject({ reason: 'several-days', suggested: [] });
  expect((await look({}, '01JD3ZK8Q0000000000000000Z')).status).toBe(404);
});
