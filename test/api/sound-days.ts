import { expect } from 'vitest';
import { dayOf } from '#domain/los-angeles.ts';
import { conflictsOf, type DayEntry, DayRow } from '#domain/visit/day-row.ts';
import { heldHours, plannedVisits } from '#domain/visit/visit.ts';
import { daysTable } from '#functions/data/keys.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { scanRows } from '#functions/data/privacy/person-rows.ts';

const dayRowsNow = async (): Promise<DayRow[]> => {
  const rows: DayRow[] = [];
  for await (const row of scanRows(daysTable)) rows.push(DayRow.parse(row));
  return rows;
};

/** Whether somebody has pressed "Book anyway" for a visit. */
const wasMeant = async ({ lead_id, visit_id }: DayEntry): Promise<boolean> =>
  (await leadOf(lead_id))?.visits?.some(({ id, overlap }) => id === visit_id && overlap === true) ?? false;

/** What must hold of all rows: no overlap, each entry a lead's visit, each planned visit on its day. */
export async function expectSoundDays(ids: readonly string[]): Promise<void> {
  const rows = await dayRowsNow();
  for (const { entries } of rows) {
    for (const entry of Object.values(entries)) {
      expect(entry.status).not.toBe('held');
      const visit = (await leadOf(entry.lead_id))?.visits?.find(({ id }) => id === entry.visit_id);
      expect(visit).toMatchObject({ start: entry.start, status: entry.status });
      expect(visit && heldHours(visit)).toBe(entry.hours);
      const isMeant = await Promise.all(conflictsOf(entry, Object.values(entries), 30).map(wasMeant));
      if (entry.status === 'planned' && !visit?.overlap) expect(isMeant).not.toContain(false);
    }
  }
  for (const id of ids) {
    const lead = await leadOf(id);
    const planned = plannedVisits(lead?.visits ?? []);
    expect(lead?.scheduled_at).toBe(planned[0]?.start);
    for (const visit of planned) {
      const row = rows.find(({ day }) => day === dayOf(visit.start));
      expect(row?.entries[visit.id]).toMatchObject({ start: visit.start, status: 'planned' });
    }
  }
}
