import { expect, test } from 'vitest';
import { underwayText } from '#web/admin/visit/underway-text.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const start = '2026-03-12T16:00:00.000Z';
const started_at = '2026-03-12T16:04:00.000Z';

test('a visit that is underway still has its planned start, unless another is to come', () => {
  const visit = aVisit({ start, status: 'underway', started_at });
  const lead = aLead({ status: 'IN_PROGRESS', visits: [visit] });
  expect(underwayText(lead, started_at)).toBe('Planned for Thu, Mar 12, 9:00 AM. Underway since 9:04 AM.');
  expect(underwayText({ ...lead, scheduled_at: start }, started_at)).toBeUndefined();
  expect(underwayText({ ...lead, visits: [aVisit({ start })] }, started_at)).toBeUndefined();
});
