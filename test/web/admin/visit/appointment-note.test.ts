import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { appointmentNote } from '#web/admin/visit/appointment-note.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

test('beside the time that was emailed the note says what was told of a delay', () => {
  const { start } = aVisit();
  const now = addHours(start, 0.5);
  const noteOf = (late?: object) => {
    const visit = aVisit({ sent_at: addHours(start, -24), ...(late && { late: { at: now, ...late } }) });
    return appointmentNote({ ...aLead({ status: 'SCHEDULED', visits: [visit] }), scheduled_at: start }, now);
  };
  const emailed = 'This time has been emailed to the customer.';
  expect(noteOf()).toMatch(/emailed to the customer\.$/);
  expect(noteOf({ about: addHours(start, 1) })).toContain(
    `${emailed} You’ve said since that it’ll be about 10:00 AM.`,
  );
  expect(noteOf({})).toContain(`${emailed} You’ve said since that you’re late.`);
});
