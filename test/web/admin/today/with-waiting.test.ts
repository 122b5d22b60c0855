import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { notShown } from '../../../../web/admin/device/not-shown.ts';
import type { WaitingAct } from '../../../../web/admin/device/waiting-act.ts';
import { withWaiting } from '../../../../web/admin/today/with-waiting.ts';
import { aToday, aTodayVisit } from '../../../a-today.ts';

const today = aToday();
const [first] = today.visits;
const pressedAt = '2027-03-18T15:02:00.000Z';
type Pressed = 'on-my-way' | 'late' | 'start' | 'take-back-start' | 'finish' | 'miss' | 'take-back-miss';
const press = (act: Pressed, more = {}): WaitingAct => ({
  id: act,
  name: 'admin-visit',
  leadId: first?.lead_id ?? '',
  said: act,
  pressedAt,
  input: { id: first?.lead_id ?? '', visitId: first?.id ?? '', act },
  ...more,
});

test('a day shows what was pressed before it has arrived', () => {
  expect(withWaiting(today, [press('on-my-way')]).visits[0]?.on_my_way_at).toBe(pressedAt);
  expect(withWaiting(today, [press('start'), press('take-back-start')]).visits).toEqual(today.visits);
  expect(withWaiting(today, [press('on-my-way'), press('start')]).visits[0]).toMatchObject({
    status: 'underway',
    started_at: pressedAt,
  });
});

test.each(['finish', 'miss'] as const)('after %s the next visit is next', (act) => {
  expect(withWaiting(today, [press(act)]).visits).toEqual(today.visits.slice(1));
});

test('a miss that is taken back waits for no other time', () => {
  const [item] = today.waiting;
  const missed = { visit_id: first?.id ?? '', was_underway: false };
  const waiting = item ? [{ ...item, kind: 'date' as const, missed }] : [];
  expect(withWaiting({ ...today, waiting }, [press('start')]).waiting).toHaveLength(1);
  const takenBack = withWaiting({ ...today, waiting, visits: [aTodayVisit({ id: 'day-2' })] }, [
    press('take-back-miss'),
  ]);
  expect(takenBack.waiting).toEqual([]);
  expect(takenBack.visits[0]?.visits_left).toBe(1);
});

test('what was settled on this device waits for nothing more once it can’t be undone', () => {
  const [item] = today.waiting;
  const waiting = item ? [{ ...item, kind: 'unpaid' as const, lead_id: 'maya' }] : [];
  const settle: WaitingAct = {
    id: 'settle',
    name: 'admin-paid',
    leadId: 'maya',
    said: 'Settle',
    pressedAt,
    input: { id: 'maya', settled_version: 2 },
  };
  expect(waiting).toHaveLength(1);
  expect(withWaiting({ ...today, waiting }, [settle]).waiting).toEqual([]);
  const counting = { ...settle, undoUntil: Date.now() + 5000 };
  const device = { photos: [], arePhotosStuck: false, sent: [], isSending: false };
  expect(notShown({ ...device, acts: [settle, counting] }, 0)).toEqual([settle]);
});

test('a job that was finished on this device is off the day, and its visit asks nothing more', () => {
  const [visit, ...rest] = today.visits;
  const [id, visit_id] = [visit?.lead_id ?? '', visit?.id ?? ''];
  const finish: WaitingAct = {
    id: 'finish',
    name: 'admin-finish',
    leadId: id,
    said: 'Finish',
    pressedAt,
    input: { id, visit_id, lines: [{ description: 'Wash', quantity: 1, unit_price: 10_000 }] },
  };
  const { visits, waiting } = withWaiting(today, [finish]);
  expect(visits).toEqual(rest);
  expect(waiting.filter((item) => item.visit_id === visit_id)).toEqual([]);
});

test.each(['visits', 'waiting'] as const)(
  'once another of the %s is over here, a visit is its job’s last',
  (where) => {
    const day2 = aTodayVisit({ id: 'day-2', visits_left: 1 });
    const [item] = today.waiting;
    if (!first || !item) throw new Error('Nothing is planned.');
    const day1 = { ...item, kind: 'overdue' as const, lead_id: first.lead_id, visit_id: first.id };
    const others = aTodayVisit({ id: 'other', lead_id: 'other', visits_left: 1 });
    const day =
      where === 'visits' ? { visits: [first, day2, others] } : { visits: [day2, others], waiting: [day1] };
    const left = (...acts: readonly WaitingAct[]) =>
      withWaiting({ ...today, waiting: [], ...day }, acts).visits.map(({ id, visits_left }) => [
        id,
        visits_left,
      ]);
    expect(left(press('finish'), press('finish'))).toEqual([
      ['day-2', 0],
      ['other', 1],
    ]);
    expect(left(press('miss'))).toEqual(left(press('finish')));
    expect(left(press('start'))).toContainEqual(['day-2', 1]);
  },
);

test('a message that was answered on this device is said to be, and not asked for again', () => {
  const [other, asks] = [today.waiting[1], today.waiting[2]];
  if (!other || !asks) throw new Error('Nothing waits.');
  const question = { ...asks, text: 'wrote: “Canvas too?”', act: 'Answer' };
  const { lead_id } = asks;
  const message: WaitingAct = {
    id: 'message',
    name: 'admin-message',
    leadId: lead_id,
    said: 'Message to Noor Aziz',
    pressedAt,
    input: { id: lead_id, message: 'Yes.' },
  };
  const written = { ...question, since: addHours(pressedAt, 1) };
  expect(withWaiting({ ...today, waiting: [written] }, [message]).waiting).toEqual([written]);
  expect(withWaiting({ ...today, waiting: [other, question] }, [message]).waiting).toEqual([
    other,
    { ...question, text: 'wrote: “Canvas too?” You’ve written to them from this device.', act: 'Open' },
  ]);
});

test('what can still be undone has not happened yet', () => {
  const undoUntil = Date.now() + 9000;
  const acts = [press('start', { undoUntil }), press('late', { undoUntil: Date.now() - 1 })];
  const shown = notShown({ acts, sent: [], isSending: false, photos: [], arePhotosStuck: false }, 0);
  expect(shown.map(({ id }) => id)).toEqual(['late']);
});

test('what the server refused did not happen; what has arrived shows until the day was loaded after it', () => {
  const refused = press('start', { refusal: { sentence: 'This visit was changed in the meantime.' } });
  const sent = [{ act: press('on-my-way'), at: 1000 }];
  const ids = (loadedAt: number) =>
    notShown({ acts: [refused], sent, isSending: false, photos: [], arePhotosStuck: false }, loadedAt).map(
      ({ id }) => id,
    );
  expect(ids(999)).toEqual(['on-my-way']);
  expect(ids(1000)).toEqual([]);
});
