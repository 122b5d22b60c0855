import { expect, test } from 'vitest';
import { addDays, addHours } from '#domain/los-angeles.ts';
import { inWaitingOrder, isUrgent } from '#domain/today/waiting-order.ts';
import { aToday, todayNow } from '../../a-today.ts';
import { aVisit } from '../../a-visit.ts';

test('a windy day is urgent only until tomorrow, who asks always', () => {
  const [windy] = aToday().waiting;
  if (!windy) throw new Error('nothing waits');
  expect(isUrgent(windy, todayNow)).toBe(true);
  expect(isUrgent({ ...windy, since: '2027-03-20T20:00:00.000Z' }, todayNow)).toBe(false);
  expect(isUrgent({ ...windy, kind: 'request' }, todayNow)).toBe(false);
  const wished = (days: number) => ({ ...windy, kind: 'request' as const, due_at: addDays(todayNow, days) });
  expect([-1, 0, 1, 2].map((days) => isUrgent(wished(days), todayNow))).toEqual([false, true, true, false]);
  expect(isUrgent({ ...windy, kind: 'question' }, todayNow)).toBe(true);
  expect(isUrgent({ ...windy, kind: 'question', can_wait: true }, todayNow)).toBe(false);
});

test('a request about data is urgent from ten days before it is due', () => {
  const [thing] = aToday().waiting;
  if (!thing) throw new Error('nothing waits');
  const due = (hours: number) => ({ ...thing, kind: 'data' as const, due_at: addHours(todayNow, hours) });
  expect(isUrgent(due(10 * 24), todayNow)).toBe(false);
  expect(isUrgent(due(10 * 24 - 1), todayNow)).toBe(true);
});

test('a boat of today that isn’t ready comes first, also where the job goes on tomorrow', () => {
  const today = aVisit({ start: todayNow });
  const tomorrow = aVisit({ id: '01ARZ3NDEKTSV4RRFFQ69G5FA9', start: addHours(todayNow, 24) });
  const lead = { visits: [today, tomorrow] };
  const notReady = ({ id }: { id: string }) => ({
    thing: { kind: 'not-ready' as const, visit_id: id, since: todayNow },
    lead,
  });
  const overdue = { thing: { kind: 'overdue' as const, since: todayNow }, lead };
  const ofToday = notReady(today);
  expect(inWaitingOrder([overdue, ofToday], todayNow)).toEqual([ofToday, overdue]);
  const untold = { thing: { kind: 'text' as const, since: todayNow }, lead };
  const mail = { thing: { kind: 'mail' as const, since: todayNow }, lead };
  expect(inWaitingOrder([mail, untold], todayNow)).toEqual([untold, mail]);
  const untoldOfTomorrow = {
    thing: { kind: 'text' as const, since: addHours(todayNow, -48) },
    lead: { visits: [tomorrow] },
  };
  const asker = (visits: ReturnType<typeof aVisit>[], kind: 'question' | 'mail') => ({
    thing: { kind, since: todayNow },
    lead: { visits },
  });
  const [asksToday, mailOfOther] = [
    asker([aVisit({ start: addHours(todayNow, -1) })], 'question'),
    asker([tomorrow], 'mail'),
  ];
  expect(inWaitingOrder([mailOfOther, untoldOfTomorrow, asksToday], todayNow)).toEqual([
    untoldOfTomorrow,
    asksToday,
    mailOfOther,
  ]);
  const later = asker([aVisit({ start: addHours(todayNow, 72) })], 'mail');
  expect(inWaitingOrder([later, asker([tomorrow], 'question')], todayNow).at(-1)).toEqual(later);
  const ofTomorrow = notReady(tomorrow);
  const question = { thing: { kind: 'question' as const, since: todayNow }, lead };
  expect(inWaitingOrder([ofTomorrow, overdue, question], todayNow)).toEqual([question, ofTomorrow, overdue]);
});

test('a word from who had us there today comes before older ones of others', () => {
  const asks = (status: 'done' | 'canceled', since: string) => ({
    thing: { kind: 'question' as const, since },
    lead: { visits: [aVisit({ start: addHours(todayNow, -3), status })] },
  });
  const complaint = asks('done', todayNow);
  const older = asks('canceled', addHours(todayNow, -200));
  expect(inWaitingOrder([older, complaint], todayNow)).toEqual([complaint, older]);
});

test('what may be a complaint comes before all else', () => {
  const today = aVisit({ start: todayNow });
  const untold = { thing: { kind: 'text' as const, since: todayNow }, lead: { visits: [today] } };
  const old = { thing: { kind: 'question' as const, since: addHours(todayNow, -2000) }, lead: {} };
  const completed_at = addHours(todayNow, -20);
  const unanswered = { at: todayNow, text: 'There are swirls in the wax.' };
  const complaint = {
    thing: { kind: 'question' as const, since: todayNow },
    lead: { completed_at, unanswered, visits: [aVisit({ start: completed_at, status: 'done' })] },
  };
  expect(inWaitingOrder([untold, old, complaint], todayNow)).toEqual([complaint, untold, old]);
  const tooLate = { ...complaint, lead: { ...complaint.lead, completed_at: addHours(todayNow, -500) } };
  expect(inWaitingOrder([untold, tooLate, old], todayNow)[0]).toBe(untold);
});
