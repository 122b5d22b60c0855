import { expect, test } from 'vitest';
import { askedReadyAt, readyQuestion, textOpened } from '#domain/message/text-opened.ts';
import { newEntry, type TimelineEntry } from '#domain/timeline.ts';

const text = (note: string, now: string): TimelineEntry => ({
  id: `entry-${now}`,
  ...newEntry({ lead_id: 'lead', status: textOpened, note, is_public: false }, 'admin', now),
});

test('whether the boat is ready was asked by a text that asks it, not by any other', () => {
  const booked = text('Hi Dan, you’re booked.', '2026-12-05T19:05:00.000Z');
  const asked = text(`Hi Dan. ${readyQuestion} on Saturday?`, '2026-12-05T00:10:00.000Z');
  expect(askedReadyAt([booked])).toBeUndefined();
  expect(askedReadyAt([booked, asked])).toBe(asked.created_at);
});
