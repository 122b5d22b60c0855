import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { recordChanged } from '#domain/record/finish.ts';
import type { ActRefusal, WaitingAct } from '../../../../web/admin/device/waiting-act.ts';
import { wayOut, wayOutText } from '../../../../web/admin/waiting/way-out.ts';
import { aLead } from '../../../a-lead.ts';
import { aRecord } from '../../../a-record.ts';
import { aVisit } from '../../../a-visit.ts';

const visit = aVisit();
const { id } = aLead();
const now = '2026-03-12T21:00:00.000Z';
const changed: ActRefusal = { sentence: 'This visit was changed in the meantime.', reason: 'visit-changed' };
const about = { leadId: id, said: 'Finish, Ana Ortiz', pressedAt: visit.start, refusal: changed };
const press = (act: 'on-my-way' | 'start' | 'miss'): WaitingAct => ({
  ...about,
  id: act,
  name: 'admin-visit',
  input: { id, visitId: visit.id, act, at: visit.start, seen_start: visit.start },
});
const finish: WaitingAct = {
  ...about,
  id: 'finish',
  name: 'admin-finish',
  input: { id, visit_id: visit.id, lines: [], done_at: visit.start, seen_start: visit.start, last: true },
};
const settlement: WaitingAct = {
  ...about,
  id: 'settlement',
  name: 'admin-paid',
  input: { id, settled_version: 2 },
  refusal: recordChanged,
};
const tomorrow = aVisit({ id: '01JD3ZK8Q0000000000000000Z', start: '2026-03-13T15:00:00.000Z' });
const canceled = { ...visit, status: 'canceled' as const };
const of = (act: WaitingAct, changes: Partial<Lead>) => {
  const lead = aLead({ status: 'SCHEDULED', ...changes });
  const way = wayOut(lead, act, now);
  return [way.how, wayOutText(act, way)];
};

const started = 'Sent anyway, the visit counts as started when you pressed.';
const done = 'Sent anyway, the visit counts as done when you pressed.';
const reopened = (counts: string) =>
  `If you did the work, “Set it back and send mine” sets the request back to Scheduled, and the visit counts as ${counts} when you pressed. Nobody’s emailed that it’s on again.`;

test.each<[string, WaitingAct, Partial<Lead>, (string | undefined)[]]>([
  ['a start of a visit as it was', press('start'), { visits: [visit] }, ['again', '']],
  [
    'a finish refused for another visit, which was called off since',
    { ...finish, refusal: { sentence: 'There’s another visit.', reason: 'visit-added' } },
    { visits: [visit, { ...tomorrow, status: 'canceled' }] },
    ['again', 'That visit isn’t planned anymore, so yours can be sent now.'],
  ],
  [
    'a start of a visit that was moved',
    press('start'),
    { visits: [{ ...visit, start: now }] },
    ['anyway', started],
  ],
  [
    'a start of a visit that was moved to another day, as the customer was emailed',
    press('start'),
    { visits: [{ ...tomorrow, id: visit.id, told: 0, sequence: 0 }] },
    [
      'anyway',
      `The customer was emailed this time. If you send yours, they’re emailed that you came earlier, and their calendar is corrected. ${started}`,
    ],
  ],
  ['a start of a visit that was called off', press('start'), { visits: [canceled] }, ['anyway', started]],
  ['a finish of a visit that was called off', finish, { visits: [canceled] }, ['anyway', done]],
  [
    'a finish of a request that was canceled',
    finish,
    { status: 'CANCELED', visits: [canceled] },
    ['reopened', reopened('done')],
  ],
  [
    'a start of a request that was canceled',
    press('start'),
    { status: 'CANCELED', visits: [canceled] },
    ['reopened', reopened('started')],
  ],
  [
    'a finish of a job that goes on another day',
    finish,
    { visits: [visit, tomorrow] },
    [
      'day',
      expect.stringMatching(
        /^“Finish this day” ends this visit when you pressed and emails nobody\. .* on the sheet for the last visit\./,
      ),
    ],
  ],
  [
    'the same, of a visit that was moved besides, as the customer was emailed',
    finish,
    {
      visits: [
        { ...tomorrow, id: visit.id, told: 0, sequence: 0 },
        { ...tomorrow, id: '01JD3ZK8Q00000000000000010' },
      ],
    },
    [
      'day',
      expect.stringMatching(
        /^The customer was emailed this time\..* ends this visit when you pressed\. What/,
      ),
    ],
  ],
  [
    'the same, of a visit that was called off besides',
    finish,
    { visits: [canceled, tomorrow] },
    ['day', expect.stringContaining('cancel the other visit first')],
  ],
  [
    'a start of a visit that is done',
    press('start'),
    { visits: [{ ...visit, status: 'done' }] },
    [undefined, 'It can’t be sent anymore.'],
  ],
  [
    'a word of the way to a request that was canceled',
    press('on-my-way'),
    { status: 'CANCELED', visits: [canceled] },
    [undefined, 'This request was canceled. It can’t be sent anymore.'],
  ],
  [
    'a settlement of a receipt that was corrected since',
    settlement,
    { status: 'COMPLETED', record: aRecord({ version: 3 }) },
    [undefined, 'It can’t be sent anymore.'],
  ],
  [
    'a settlement of the receipt that stands',
    settlement,
    { status: 'COMPLETED', record: aRecord({ version: 2 }) },
    ['again', ''],
  ],
  [
    'a finish of a job that has a receipt',
    finish,
    { status: 'COMPLETED', record: aRecord() },
    [undefined, ''],
  ],
])('of %s is offered only what can work, with what comes of it', (_, act, changes, way) => {
  expect(of(act, changes)).toEqual(way);
});

test('a start behind which a miss waits says that the later time is off', () => {
  const lead = aLead({ status: 'SCHEDULED', visits: [{ ...tomorrow, id: visit.id, told: 0, sequence: 0 }] });
  const miss = { ...press('miss'), said: 'Missed, Ana Ortiz' };
  expect(wayOutText(press('start'), wayOut(lead, press('start'), now), [miss])).toBe(
    `The customer was emailed this time. If you send yours, that’s off: they’re emailed that you came and couldn’t do the work, and their calendar is corrected. ${started} “Missed, Ana Ortiz” goes out right behind it.`,
  );
});
