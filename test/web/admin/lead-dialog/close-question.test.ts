import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { closeQuestion } from '#web/admin/lead-dialog/close-question.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const now = '2026-03-13T16:00:00.000Z';
const visit = aVisit();
const other = aVisit({ id: '01JD3ZK8Q0000000000000000W', start: '2026-03-20T16:00:00.000Z' });
const asked = (changes: Partial<Lead>) => closeQuestion(aLead({ visits: [visit], ...changes }), visit, now);

test('an email is promised only where one goes', () => {
  const question = 'How did Thu, Mar 12, 9:00 AM go?';
  expect(asked({})).toBe(`${question} Ana gets an email.`);
  expect(asked({ visits: [visit, other] })).toBe(
    `${question} “Done” emails nobody: there’s another visit. “Missed” emails Ana.`,
  );
  expect(asked({ completed_at: now })).toBe(`${question} “Missed” emails Ana.`);
  expect(asked({ completed_at: '2026-03-01T16:00:00.000Z', visits: [visit, other] })).toBe(
    `${question} “Missed” emails Ana.`,
  );
  const underway = { ...visit, status: 'underway' as const };
  expect(closeQuestion(aLead({ visits: [underway, other] }), underway, now)).toMatch(
    / “Couldn’t do it” emails Ana\.$/,
  );
  expect(asked({ email: undefined } as Partial<Lead>)).toBe(question);
});

test('whoever left no name to call them by is the customer', () => {
  const full_name = 'https://spam.example';
  expect(asked({ full_name })).toMatch(/go\? The customer gets an email\.$/);
  expect(asked({ full_name, completed_at: now })).toMatch(/ “Missed” emails the customer\.$/);
});
