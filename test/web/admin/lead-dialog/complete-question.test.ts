import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { completeQuestion } from '#web/admin/lead-dialog/complete-question.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const now = '2026-03-13T16:00:00.000Z';
const past = aVisit();
const ahead = aVisit({ id: 'ahead', start: '2026-03-20T16:00:00.000Z' });
const another = aVisit({ id: 'another', start: '2026-03-21T16:00:00.000Z' });
const { sent_at: _, told: __, ...unknown } = ahead;
const { email: ___, ...silent } = aLead({ visits: [ahead] });
const done = 'Ana Ortiz will get an email saying the boat is done.';
const completed_at = '2026-03-01T16:00:00.000Z';

const questions: readonly (readonly [string, Lead, string, boolean])[] = [
  ['nothing ahead', aLead({ visits: [past, { ...ahead, status: 'canceled' }] }), done, true],
  [
    'a day ahead',
    aLead({ visits: [past, ahead] }),
    `${done} This also cancels Fri, Mar 20, 9:00 AM. An email goes out for it.`,
    true,
  ],
  [
    'two days ahead',
    aLead({ visits: [ahead, another] }),
    `${done} This also cancels Fri, Mar 20, 9:00 AM and Sat, Mar 21, 9:00 AM. An email goes out for each.`,
    true,
  ],
  [
    'a day ahead that nobody was told of',
    aLead({ visits: [unknown] }),
    `${done} This also cancels Fri, Mar 20, 9:00 AM.`,
    true,
  ],
  [
    'a return visit that is over',
    aLead({ completed_at, visits: [past] }),
    'Ana Ortiz will get an email saying you came back.',
    true,
  ],
  ['done before', aLead({ completed_at }), 'Ana Ortiz was already told that the boat is done.', false],
  [
    'nobody to email',
    silent,
    'Ana Ortiz left no email address, so you’ll tell them yourself. This also cancels Fri, Mar 20, 9:00 AM.',
    false,
  ],
];

test.each(questions)(
  'with %s the owner reads what completing the job does',
  (_name, lead, text, isMailed) => {
    expect(completeQuestion(lead, now)).toEqual({ text, isMailed });
  },
);
