import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { cancelQuestion } from '#web/admin/visit/cancel-question.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const now = '2026-03-10T16:00:00.000Z';
const visit = aVisit();
const { sent_at: _, told: __, ...untold } = visit;
const { email: ___, ...silent } = aLead({ visits: [untold] });
const expected = 'Ana Ortiz expects you on Thursday, March 12, 9:00 AM to 12:00 PM.';

test.each<[string, Lead, string, boolean]>([
  [
    'who was emailed',
    aLead({ visits: [visit] }),
    `${expected} Canceling sends an email that takes the appointment off their calendar.`,
    true,
  ],
  [
    'who can only be texted',
    silent,
    `${expected} Ana Ortiz left no email address, so you’ll tell them yourself.`,
    false,
  ],
  [
    'whose job has begun',
    aLead({ visits: [{ ...untold, status: 'underway' }] }),
    'You’ve started the job for Ana Ortiz. Canceling ends it, and nobody is emailed.',
    false,
  ],
])('canceling asks first of a customer %s', (_case, lead, text, isMailed) => {
  expect(cancelQuestion(lead, now)).toEqual({ isMailed, text: `${text} This can’t be undone.` });
});

test('canceling asks nothing where no visit stands', () => {
  expect(cancelQuestion(aLead({ visits: [{ ...visit, status: 'done' }] }), now)).toBeUndefined();
});
