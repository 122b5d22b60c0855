import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { channelSteps } from '#domain/status/channel.ts';
import { dayLog } from '#domain/status/day-log.ts';
import { offBesides } from '#domain/status/off-words.ts';
import { messageAnswered, type Standing } from '#domain/status/standing.ts';
import { statusWords } from '#domain/status/status-words.ts';
import { onAgainWhy } from '#domain/visit/called-off.ts';
import { publicVisits } from '#domain/visit/public-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-20T18:00:00.000Z';
const offer = { est_price_min: 700, est_price_max: 850 };
const appointment = { scheduled_at: '2027-01-07T16:00:00.000Z' };
const told = (...args: Parameters<typeof statusWords>) => Object.values(statusWords(...args)).join(' ');

test('a price range is told before and with tax, a single price once', () => {
  expect(told({ status: 'OFFER_SENT', offer }, now)).toBe(
    'it’s $700 to $850. Plus 9.5% tax: $766 to $931 in all.',
  );
  const single = { est_price_min: 1050, est_price_max: 1050 };
  expect(told({ status: 'OFFER_SENT', offer: single }, now)).toBe(
    'it’s $1,050. Plus 9.5% tax: $1,149.75 in all.',
  );
});

test('a status set by hand promises neither a price nor a date that was never sent', () => {
  expect(statusWords({ status: 'OFFER_SENT' }, now).headline).toBe('we’re preparing your price.');
  expect(statusWords({ status: 'SCHEDULED' }, now).headline).toBe('we’re confirming your date.');
});

test.each(['CONTACTED', 'NEEDS_ACCESS_REVIEW'] as const)('%s does not claim that anybody wrote', (status) => {
  expect(told({ status }, now)).not.toMatch(/we(’ve| have) (written|emailed|texted)/i);
});

test('after a visit that was missed the page says so, and that the price stands, until a newer one is sent', () => {
  const ended = { status: 'missed', ended_at: '2026-12-19T18:00:00.000Z' } as const;
  const visits = publicVisits([aVisit(ended)], () => false, now);
  const at = (sent_at: string) => ({ status: 'CONTACTED', offer: { ...offer, sent_at }, visits }) as const;
  expect(told(at('2026-12-10T18:00:00.000Z'), now)).toBe(
    'let’s find another time. We couldn’t get to your boat Thu, Mar 12, 9:00 AM. Your price still stands: $700 to $850. Plus 9.5% tax: $766 to $931 in all.',
  );
  const lapsed = { ...at('2026-12-10T18:00:00.000Z').offer, valid_until: '2026-12-15T18:00:00.000Z' };
  expect(told({ ...at('2026-12-10T18:00:00.000Z'), offer: lapsed }, now)).toMatch(
    /^let’s find another time\. We couldn’t get to your boat .* We’ll text you about a new one\.$/,
  );
  expect(told(at('2026-12-20T17:00:00.000Z'), now)).toContain('it’s $700 to $850.');
  expect(told({ status: 'CONTACTED', visits }, now)).toBe(
    'let’s find another time. We couldn’t get to your boat Thu, Mar 12, 9:00 AM. We’ll text you about a new one.',
  );
});

test('times that were offered since a miss leave said that the work wasn’t done, a yes since does not', () => {
  const ended = { status: 'missed', ended_at: '2026-12-19T18:00:00.000Z' } as const;
  const visits = publicVisits([aVisit(ended)], () => false, now);
  const times = { ...offer, sent_at: '2026-12-20T17:00:00.000Z' };
  const saidYes = (at: string) =>
    told({ status: 'OFFER_SENT', offer: times, offer_answer: { answer: 'yes', at }, visits }, now);
  expect(saidYes('2026-12-11T18:00:00.000Z')).toMatch(
    /^let’s find another time\. We couldn’t get to your boat/,
  );
  expect(saidYes('2026-12-20T18:00:00.000Z')).toMatch(/^thanks for saying yes\./);
  const withTimes = { ...times, times: [addHours(now, 24)] };
  expect(told({ status: 'OFFER_SENT', offer: withTimes, visits }, now)).toBe(
    'let’s find another time. We couldn’t get to your boat Thu, Mar 12, 9:00 AM. Pick a time that works. Your price: $700 to $850. Plus 9.5% tax: $766 to $931 in all.',
  );
});

test('who was missed ahead of the planned time reads when we came', () => {
  const { start } = aVisit();
  const tried = {
    status: 'missed',
    started_at: addHours(start, -1),
    ended_at: addHours(start, -0.5),
  } as const;
  const visits = publicVisits([aVisit(tried)], () => false, now);
  expect(told({ status: 'CONTACTED', visits }, now)).toContain('couldn’t do the work Thu, Mar 12, 8:00 AM.');
});

test('a day that is done stays said when the next one was missed', () => {
  const day = (at: string, status: 'done' | 'missed') => aVisit({ id: at, start: at, status, ended_at: at });
  const done = [day('2026-12-16T18:00:00.000Z', 'done'), day('2026-12-17T18:00:00.000Z', 'done')];
  const missed = day('2026-12-19T18:00:00.000Z', 'missed');
  const yes = { answer: 'yes', at: '2026-12-11T18:00:00.000Z' } as const;
  const sent = { ...offer, sent_at: '2026-12-10T18:00:00.000Z' };
  const after = (visits: Visit[], answered?: typeof yes) =>
    told(
      {
        status: 'CONTACTED',
        offer: sent,
        offer_answer: answered,
        visits: publicVisits(visits, () => false, now),
      },
      now,
    );
  expect(after([...done.slice(0, 1), missed])).toContain('Day 1 is done. The rest needs another time.');
  expect(after([...done, missed], yes)).toContain(
    '2 days are done. The rest needs another time. Pick a time',
  );
  expect(after([missed])).not.toContain('done.');
});

test('an appointment of another year says its year', () => {
  expect(told({ status: 'SCHEDULED', appointment }, now)).toContain('Thursday, January 7, 2027.');
});

test('after a decision on the quote nobody is asked for one', () => {
  const asked = { status: 'OFFER_SENT', quote_id: 'quote-quote-quote-quote' } as const;
  expect(told({ ...asked, quote_decision: 'accepted' }, now)).toContain('You said yes to your quote.');
  expect(told({ ...asked, quote_decision: 'declined' }, now)).toContain('okay, no problem.');
  expect(told({ ...asked, quote_decision: 'accepted' }, now)).not.toContain('until you say yes');
});

test('finished work says until when claims are taken, and when that is over', () => {
  const done = { status: 'COMPLETED', claims_until: '2026-12-21T01:00:00.000Z' } as const;
  expect(told(done, now)).toContain('tell us by Sun, Dec 20, 5:00 PM.');
  expect(told(done, '2026-12-21T01:00:01.000Z')).toContain(
    'You had until Sun, Dec 20, 5:00 PM to tell us if something wasn’t right.',
  );
});

test('a job with a record says when it was finished and what is due', () => {
  const record = { done_at: '2026-12-19T19:52:00.000Z', total: 98_988 };
  const done = { status: 'COMPLETED', record } as const;
  expect(told(done, now)).toContain('Finished Sat, Dec 19, 11:52 AM. $989.88 with tax is due.');
  expect(told({ ...done, record: { ...record, paid_on: '2026-12-19' } }, now)).toContain('Paid, thank you.');
  const settled = [{ on: '2026-12-20', cents: -4380 }];
  expect(told({ ...done, record: { ...record, paid_on: '2026-12-19', settled } }, now)).toContain(
    'Paid, thank you. $43.80 given back on Dec 20.',
  );
  const unsettled = { ...record, paid_on: '2026-12-19', paid_total: 103_368, settled };
  expect(told({ ...done, record: unsettled }, now)).toMatch(/so \$43\.80 comes back to you\.$/);
  const visits = [{ ...visit, start: '2026-12-18T17:00:00.000Z', status: 'done' as const }];
  expect(told({ ...done, record, visits }, now)).toContain('Finished Friday, December 18. $');
});

test('a job that we came back for says so with the day, beside the day on which it was finished', () => {
  const record = { done_at: '2026-12-19T19:52:00.000Z', total: 98_988, paid_on: '2026-12-19' };
  const first = aVisit({ id: 'first', status: 'done', start: '2026-12-18T17:00:00.000Z' });
  const back = aVisit({
    status: 'done',
    booked_at: '2026-12-19T20:00:00.000Z',
    start: '2026-12-19T22:00:00.000Z',
    ended_at: '2026-12-19T23:00:00.000Z',
  });
  const visits = publicVisits([first, back], () => false, now, { completed_at: record.done_at });
  expect(told({ status: 'COMPLETED', record, visits }, now)).toContain(
    'Finished Friday, December 18. We came back on Saturday, December 19. Paid, thank you.',
  );
  expect(told({ status: 'COMPLETED', claims_until: now, visits }, now)).toBe(
    'your boat is done. We came back on Saturday, December 19.',
  );
});

test('a visit after the receipt is one that we come back for, and no second "done" email is promised', () => {
  const record = { done_at: '2026-12-19T19:52:00.000Z', total: 98_988, paid_on: '2026-12-19' };
  const back = aVisit({ start: appointment.scheduled_at, booked_at: now });
  const visits = publicVisits([back], () => false, now, { completed_at: record.done_at });
  const again = {
    status: 'SCHEDULED',
    appointment,
    record,
    visits,
    has_water: true,
    has_power: true,
    mailed_to: 'd•••@example.com',
  } as const;
  expect(told(again, now)).toBe(
    'we’re coming back. We’ll be at your boat on Thursday, January 7, 2027. It’s part of the job, so there’s no new charge. Please make sure water and power are on by 8:00 AM. You don’t need to be there.',
  );
  expect(told({ ...again, status: 'IN_PROGRESS' }, now)).toContain('This page says when it’s done.');
  const canceled = {
    ...again,
    visits: [],
    status: 'CANCELED',
    appointment: { ...appointment, canceled_at: now },
  } as const;
  expect(told(canceled, now)).not.toContain('owe');
  const missed = [aVisit({ status: 'missed', ended_at: now })];
  expect(
    told({ ...again, status: 'CONTACTED', visits: publicVisits(missed, () => false, now) }, now),
  ).toContain('We couldn’t get to your boat when we came back.');
});

test('a canceled appointment names the time at which nobody comes', () => {
  const canceled = { ...appointment, canceled_at: now };
  expect(told({ status: 'CANCELED', appointment: canceled }, now)).toContain(
    'We won’t be coming Thu, Jan 7, 2027, 8:00 AM, and you owe nothing.',
  );
  expect(told({ status: 'CANCELED' }, now)).toContain('your request is canceled.');
});

test('after a canceled visit of a plan the page says that the plan goes on, and when', () => {
  const plan = { due: '2026-12-28', every_weeks: 4, next_due: '2027-01-25' };
  const canceled = { status: 'CANCELED', plan } as const;
  expect(told(canceled, now)).toBe(
    'this visit is canceled. Your plan goes on: its next visit is due around Jan 25, 2027.',
  );
  expect(told({ ...canceled, appointment: { ...appointment, canceled_at: now } }, now)).toMatch(
    /We’re sorry\. Your plan goes on: its next visit is due around Jan 25, 2027\.$/,
  );
  const late = { ...canceled, plan: { ...plan, next_due: '2026-12-10' } };
  expect(told(late, now)).toBe('this visit is canceled. Your plan goes on.');
  const { next_due: _, ...over } = plan;
  expect(told({ ...canceled, plan: over }, now)).toBe('this visit is canceled. You can book again any time.');
});

test('who asked to cancel reads that we have it and will answer; canceled then, that it is as they asked', () => {
  const seen = (changes: Partial<Visit>, written: Parameters<typeof publicVisits>[3] = {}) =>
    publicVisits(
      [aVisit({ start: appointment.scheduled_at, cancel_wish: { at: now }, ...changes })],
      () => false,
      now,
      written,
    );
  const unanswered = { at: now, text: 'I need to cancel it.' };
  const booked = { status: 'SCHEDULED', appointment, mailed_to: 'd•••@example.com' } as const;
  expect(told({ ...booked, visits: seen({}, { unanswered }) }, now)).toBe(
    'we got your note. You asked to cancel Thu, Jan 7, 2027, 8:00 AM. We’ll answer here and by email. Until then, it’s still on.',
  );
  const evening = addHours(appointment.scheduled_at, -15);
  expect(told({ ...booked, visits: seen({}, { unanswered }) }, evening)).toMatch(/^we got your note/);
  expect(told({ ...booked, visits: seen({}, { wrote_at: addHours(now, 1) }) }, now)).toMatch(
    /^you’re booked/,
  );
  const later = { unanswered, wrote_at: addHours(now, 1) };
  expect(told({ ...booked, visits: seen({}, later) }, now)).toMatch(/^you’re booked/);
  const moving = seen({ cancel_wish: undefined, move_asked: { at: now } }, { unanswered });
  expect(told({ ...booked, visits: moving }, now)).toMatch(
    /^we got your note\. You asked to move Thu, .* Until then, it’s still on\.$/,
  );
  const ended = { ...appointment, canceled_at: now };
  const canceled = { status: 'CANCELED', appointment: ended, visits: seen({ status: 'canceled' }) } as const;
  expect(told(canceled, now)).toBe(
    'your appointment is canceled. Thu, Jan 7, 2027, 8:00 AM is off the calendar, as you asked.',
  );
  const reasoned = seen({ status: 'canceled', cancel_wish: undefined, canceled_why: 'Our van broke down.' });
  expect(told({ ...canceled, visits: reasoned }, now)).toBe(
    'your appointment is canceled. We won’t be coming Thu, Jan 7, 2027, 8:00 AM, and you owe nothing. We’re sorry. “Our van broke down.”',
  );
  expect(offBesides([...seen({}), ...reasoned], now)).toEqual([
    'We won’t be coming Thu, Jan 7, 2027, 8:00 AM. We’re sorry. “Our van broke down.”',
  ]);
  expect(offBesides(seen({ status: 'canceled', canceled_by: 'customer' }), now)).toEqual([]);
});

const yes = { answer: 'yes' } as const;
const offered = {
  status: 'OFFER_SENT',
  offer: { ...offer, valid_until: '2026-12-24T22:05:00.000Z' },
} as const;

test('a price says until when it stands, in Los Angeles', () => {
  expect(told(offered, now)).toContain('Good until Thu, Dec 24, 2:05 PM.');
});

test('of a plan’s visit whose price changes both prices are said, with the day', () => {
  const new_price = { from: '2026-12-22T08:00:00.000Z', before: 221, after: 246 };
  const ofPlan = { ...offered, plan: { due: '2026-12-20', every_weeks: 4, new_price } };
  expect(statusWords(ofPlan, now)).toEqual({
    headline: 'it’s $221, or $246 from Dec 22 on.',
    next: 'With 9.5% tax that’s $242.00, or $269.37 from Dec 22 on. Good until Thu, Dec 24, 2:05 PM.',
  });
  expect(statusWords(ofPlan, '2026-12-22T17:00:00.000Z').headline).toBe('it’s $246.');
});

test('each answer to a price has its own sentence', () => {
  const headline = (offer_answer: { answer: 'yes' | 'question' | 'no'; days?: string[] }) =>
    statusWords({ ...offered, offer_answer }, now).headline;
  expect(headline({ answer: 'question' })).toBe('we got your question.');
  const messages = [
    { from: 'customer', at: '2026-12-11T18:00:00.000Z' },
    { from: 'owner', at: '2026-12-11T19:00:00.000Z' },
  ] as const;
  const answered = { ...offered, offer_answer: { answer: 'question' }, messages } as const;
  expect(statusWords(answered, now).headline).toBe('we answered your question.');
  expect(headline({ answer: 'no' })).toBe('okay, no problem.');
  expect(headline(yes)).toBe('thanks for saying yes.');
  expect(told({ ...offered, offer_answer: yes }, now)).toContain('Pick one, and you’re booked.');
  const days = { ...yes, days: ['2026-12-28'] };
  expect(told({ ...offered, offer_answer: days }, now)).toContain('on the days you named');
});

test('an expired price is not promised anymore, but a yes before that stands', () => {
  const later = '2026-12-25T00:00:00.000Z';
  expect(statusWords(offered, later).headline).toBe('your price has expired.');
  expect(statusWords({ ...offered, offer_answer: yes }, later).headline).toBe('thanks for saying yes.');
});

test('an expired price says for how long prices are good, and that a new one was asked for', () => {
  const later = '2026-12-25T00:00:00.000Z';
  const expired = { ...offered, offer: { ...offered.offer, sent_at: '2026-12-10T22:05:00.000Z' } };
  expect(told(expired, later)).toContain('Prices are good for two weeks. Want a new one?');
  const asked = { ...expired, messages: [{ from: 'customer', at: '2026-12-24T23:00:00.000Z' }] } as const;
  expect(statusWords(asked, later).headline).toBe('we’re working on your new price.');
  const before = { ...expired, messages: [{ from: 'customer', at: '2026-12-20T23:00:00.000Z' }] } as const;
  expect(statusWords(before, later).headline).toBe('your price has expired.');
});

test('without water or power the page says so, and when an answer comes', () => {
  const dry = { status: 'NEEDS_ACCESS_REVIEW', has_water: false, has_power: true } as const;
  expect(told(dry, now)).toContain('You told us there’s no water at the boat.');
  expect(told(dry, now)).toContain('We usually answer');
  expect(told({ ...dry, has_power: false }, now)).toContain('no water or power at the boat.');
  expect(told({ status: 'NEEDS_ACCESS_REVIEW' }, now)).not.toContain('You told us');
});

test('when an answer comes is the owner’s own setting', () => {
  expect(told({ status: 'REQUEST_SENT', answer_time: 'within two days' }, now)).toContain(
    'We usually answer within two days.',
  );
});

test.each([
  ['a customer with an email', 'd•••@example.com', /email/],
  ['one with a phone alone', undefined, /text|This page says/],
] as const)('%s is promised nothing by another way', (_, mailed_to, expected) => {
  const other = mailed_to === undefined ? /email/ : /text/;
  const standings: Parameters<typeof statusWords>[0][] = [
    { status: 'SCHEDULED' },
    { status: 'IN_PROGRESS' },
    { status: 'OFFER_SENT', quote_id: 'quote-quote-quote-quote', quote_decision: 'accepted' },
    { ...offered, offer_answer: { answer: 'yes', days: ['2026-12-23'] } },
  ];
  for (const standing of standings) {
    const words = told({ ...standing, mailed_to }, now);
    expect(words).toMatch(expected);
    expect(words).not.toMatch(other);
  }
});

const visit = {
  uid: 'visit@example.com',
  start: appointment.scheduled_at,
  hours: 3,
  status: 'planned',
  sequence: 0,
  changed_at: now,
  moves_left: 3,
  asks_ready: true,
} as const;
const moving = { ...visit, move_offer: { times: [], why: 'It will rain.', at: now } };
const unanswered = {
  id: '01JD3ZK8Q0000000000000000X',
  version: 1,
  line: 'Wax',
  amount: 12_000,
  sent_at: now,
};

test('the headline asks what the page asks: extra work, then other times, then whether the boat is ready', () => {
  const booked = { status: 'SCHEDULED', appointment } as const;
  const found = told({ ...booked, visits: [moving], extras: [unanswered] }, now);
  expect(found).toContain('we found something. You’re booked for Thu, Jan 7, 2027, 8:00 AM either way.');
  const answered = [{ ...unanswered, answer: 'approve' as const }];
  expect(told({ ...booked, visits: [moving], extras: answered }, now)).toContain(
    'could we move your appointment? You’re booked for Thu, Jan 7, 2027, 8:00 AM, and that stays yours',
  );
  const onAgain = { ...moving, move_offer: { ...moving.move_offer, why: onAgainWhy } };
  expect(told({ ...booked, visits: [onAgain] }, now)).toContain('we can come after all. You’re booked');
  const off = { ...moving, move_offer: { ...moving.move_offer, is_off: true as const } };
  expect(told({ ...booked, visits: [off] }, now)).toContain(
    'we need another day. We can’t come Thu, Jan 7, 2027, 8:00 AM after all. Sorry about that. Pick',
  );
  expect(told({ ...booked, visits: [off] }, '2027-01-09T16:00:00.000Z')).toContain(
    'we need another day. We couldn’t come Thu, Jan 7, 8:00 AM. Sorry about that. Pick a time',
  );
  expect(told({ ...booked, visits: [visit] }, now)).toContain('is your boat ready?');
  expect(told({ ...booked, visits: [{ ...visit, asks_ready: false }] }, now)).toContain('you’re booked.');
});

test('nobody is told to stay away while the page asks where the boat is', () => {
  const booked = { status: 'SCHEDULED', appointment, asks_place: 'slip' } as const;
  expect(told({ ...booked, has_water: true, has_power: true }, now)).toMatch(
    /are on by 8:00 AM\. Tell us below where the boat is\.$/,
  );
  const ready = { water: true, power: true, access: true, boat: true, at: now };
  expect(told({ ...booked, visits: [{ ...visit, ready }] }, now)).toMatch(
    /^one thing is left\. .* Tell us below where the boat is\.$/,
  );
  expect(told({ ...booked, has_power: true }, now)).toContain('If there’s no water there, message us.');
});

test('who said that the boat is not ready is not asked again as if nothing was said', () => {
  const said = (ready: object, messages: NonNullable<Standing['messages']> = []) =>
    told(
      {
        status: 'SCHEDULED',
        messages,
        appointment,
        visits: [
          { ...visit, ready: { water: true, power: null, access: null, boat: null, at: now, ...ready } },
        ],
      },
      now,
    );
  expect(said({})).toContain('is your boat ready?');
  expect(said({ power: false })).toBe(
    'thanks for the heads-up. You told us: no power. You’re still booked for Thu, Jan 7, 2027, 8:00 AM. Once it’s sorted out, tick it below.',
  );
  expect(said({ power: false }, [{ from: 'owner', at: addHours(now, 1) }])).toBe(
    'thanks for the heads-up. You told us: no power. Our answer is below, and you’re still booked for Thu, Jan 7, 2027, 8:00 AM.',
  );
});

test('after a visit that had no way to the boat, the next one asks for a way in', () => {
  const booked = { status: 'SCHEDULED', appointment } as const;
  const missed = { ...visit, uid: 'missed', start: '2026-12-18T17:00:00.000Z', status: 'missed' as const };
  const ask = 'Last time we couldn’t get to your boat, so please make sure we can get in.';
  expect(told({ ...booked, visits: [missed, { ...visit, asks_ready: false }] }, now)).toContain(ask);
  const started = { ...missed, started_at: missed.start };
  expect(told({ ...booked, visits: [started, { ...visit, asks_ready: false }] }, now)).toContain(
    'You don’t need to be there.',
  );
});

test('nobody is asked for water or power that they said is not there', () => {
  const booked = { status: 'SCHEDULED', appointment } as const;
  expect(told(booked, now)).toContain('make sure water and power are on by 8:00 AM.');
  expect(told({ ...booked, has_water: false }, now)).toContain('make sure power is on by 8:00 AM.');
  expect(told({ ...booked, has_water: false, has_power: false }, now)).not.toContain('make sure');
});

test('a message is not promised the usual answer while we are at a boat', () => {
  const usual = {
    status: 'SCHEDULED',
    answer_time: 'within one day',
    mailed_to: 'd•••@example.com',
  } as const;
  expect(messageAnswered({ ...usual, visits: [visit] }, visit.start)).toBe(
    'We usually answer within one day, here and by email.',
  );
  expect(messageAnswered({ ...usual, visits: [{ ...visit, on_my_way_at: now }] }, visit.start)).toContain(
    'on the job right now',
  );
  expect(
    messageAnswered({ ...usual, visits: [{ ...visit, status: 'underway' }] }, visit.start),
  ).not.toContain('within one day');
  const days = [{ ...visit, status: 'underway' as const }, visit];
  expect(messageAnswered({ ...usual, visits: days }, visit.start)).toContain('on the job right now');
  const forgotten = { ...visit, on_my_way_at: visit.start };
  expect(messageAnswered({ ...usual, visits: [forgotten] }, addHours(visit.start, 24))).toContain(
    'within one day',
  );
});

test('a message shortly before a visit is not promised to be seen in time; one long before is as usual', () => {
  const standing = { status: 'SCHEDULED', answer_time: 'within one day', visits: [visit] } as const;
  const saidAt = (hours: number) => messageAnswered(standing, addHours(visit.start, -hours));
  for (const hours of [0.1, 2, 24])
    expect(saidAt(hours)).toContain('We can’t promise to see this before your appointment');
  const late = { ...standing, visits: [{ ...visit, late: { about: addHours(visit.start, 2) } }] };
  for (const hours of [-1, 1])
    expect(messageAnswered(late, addHours(visit.start, hours))).toContain(
      'We can’t promise to see this before we come about 10:00 AM.',
    );
  expect(saidAt(25)).toBe('We usually answer within one day, here.');
  const gone = { ...standing, visits: [{ ...visit, status: 'canceled' as const }] };
  expect(messageAnswered(gone, addHours(visit.start, -2))).not.toContain('promise');
});

/** The clock of Los Angeles on the day of a visit from 9 AM to noon. */
const at = (clock: string) => new Date(`2026-03-12T${clock}:00-07:00`).toISOString();
const onTheDay = (clock: string, changes: Partial<Visit> = {}) => {
  const visits = publicVisits([aVisit(changes)], () => false, at(clock));
  const appointment = { scheduled_at: aVisit().start };
  const status = changes.status === 'underway' ? 'IN_PROGRESS' : 'SCHEDULED';
  return told({ status, appointment, visits }, at(clock));
};

test('whose half hour is over without us still waits, for an hour from its start', () => {
  expect(onTheDay('09:59', { hours: 0.5 })).toContain('we may be running late.');
  expect(onTheDay('10:00', { hours: 0.5 })).toContain('we’re catching up on our notes.');
});

test('the day is told as far as it is known, minute by minute', () => {
  const ready = { water: true, power: true, access: true, boat: true, at: at('07:15') };
  expect(onTheDay('08:30', { ready })).toMatch(/^you’re all set/);
  expect(onTheDay('08:42', { ready, on_my_way_at: at('08:42') })).toBe(
    'we’re on our way. There by about 9:00 AM. You don’t need to be at the boat.',
  );
  expect(onTheDay('09:00', { ready, on_my_way_at: at('08:42') })).toContain('There by about 9:00 AM.');
  const withoutPower = { ...ready, power: false };
  expect(onTheDay('09:00', { ready: withoutPower })).toBe(
    'we’re due now. You’re booked for 9:00 AM. You told us: no power. If that’s changed, message us.',
  );
  expect(onTheDay('08:42', { ready: withoutPower, on_my_way_at: at('08:42') })).toContain('no power');
  expect(onTheDay('09:00', { ready })).toContain('You don’t need to be there.');
  expect(onTheDay('09:01', { ready })).toBe(
    'we may be running late. We were due at 9:00 AM and haven’t checked in, which can just mean no signal at the dock. Sorry if you’re waiting.',
  );
  expect(onTheDay('09:10', { on_my_way_at: at('08:23') })).toBe(
    'we’re on our way. We left at 8:23 AM. We were due at 9:00 AM.',
  );
  expect(onTheDay('09:15', { on_my_way_at: at('08:23') })).toContain('due at 9:00 AM. Sorry about that.');
  const silent = 'We were due at 9:00 AM and haven’t checked in since,';
  expect(onTheDay('09:30', { on_my_way_at: at('08:23') })).toContain(`we left at 8:23 AM. ${silent}`);
  expect(onTheDay('09:30', { on_my_way_at: at('09:01') })).toMatch(/^we’re on our way/);
  expect(onTheDay('09:31', { on_my_way_at: at('09:01') })).toContain(`we left at 9:01 AM. ${silent}`);
  expect(onTheDay('09:00', {})).toBe(
    'we’re due now. You’re booked for 9:00 AM. Please make sure water and power are on, and the gate is open if there is one.',
  );
  const late = { about: at('09:45'), at: at('09:02') };
  expect(onTheDay('09:03', { late })).toBe(
    'make that 9:45 AM. That’s instead of 9:00 AM, done by about 12:45 PM.',
  );
  expect(onTheDay('09:20', { late, on_my_way_at: at('09:05') })).toBe(
    'we’re on our way. There by about 9:45 AM instead of 9:00 AM, done by about 12:45 PM.',
  );
  expect(onTheDay('09:45', { late })).toMatch(/^make that 9:45 AM\./);
  expect(onTheDay('09:50', { late })).toMatch(
    /^we may be running late\. We said about 9:45 AM and haven’t checked in/,
  );
  expect(onTheDay('09:50', { late, on_my_way_at: at('09:05') })).toBe(
    'we’re on our way. We left at 9:05 AM. We said about 9:45 AM.',
  );
  expect(onTheDay('08:40', { late: { at: at('08:40') } })).toContain('We won’t make it by 9:00 AM.');
  expect(onTheDay('09:30', { status: 'underway', started_at: at('09:06') })).toContain(
    'About done by 12:06 PM.',
  );
  expect(onTheDay('13:00', { status: 'underway', started_at: at('09:06') })).not.toContain('About done');
});

test('a visit that passed and was never marked is not promised anymore', () => {
  expect(
    onTheDay('12:00', { ready: { water: true, power: true, access: true, boat: true, at: at('07:15') } }),
  ).toMatch(
    /^we’re catching up on our notes\. You were booked for Thu, Mar 12, 9:00 AM, and .* whether we came\. If we didn’t,/,
  );
});

test('a start that was told to be late moves the end of the visit, too', () => {
  const late = { about: at('11:30'), at: at('09:02') };
  expect(onTheDay('12:00', { late })).toMatch(/^we may be running late/);
  expect(onTheDay('12:00', { late: { ...late, about: at('12:30') } })).toMatch(/^make that 12:30 PM/);
  expect(onTheDay('14:30', { late })).toMatch(/^we’re catching up on our notes/);
  expect(onTheDay('15:00', { late: { at: at('08:50') } })).toMatch(/^we’re catching up on our notes/);
  expect(onTheDay('13:00', { late: { at: at('08:50') } })).toMatch(/^we’re running late\. We were due at/);
  expect(onTheDay('09:20', { late: { at: at('08:50') } })).toBe(
    'we’re running late. We were due at 9:00 AM. You’ll see a new time here as soon as we know. Sorry about that.',
  );
});

test('work that nobody finished is not told to go on the next day', () => {
  const underway = { status: 'underway', started_at: at('09:06') } as const;
  expect(onTheDay('14:05', underway)).toMatch(/^we’re working on your boat/);
  expect(onTheDay('20:00', underway)).toMatch(
    /^we started on your boat at 9:06 AM\. We haven’t marked it done yet\. /,
  );
  expect(onTheDay('24:00', underway)).toMatch(
    /^we’re catching up on our notes\. We started Thu, Mar 12, 9:06 AM, and/,
  );
});

test('on the first of two days the second one is told, and no email at the end of the first', () => {
  const day = aVisit({ status: 'underway', started_at: at('09:06') });
  const next = aVisit({ id: '01JD3ZK8Q0000000000000000W', start: '2026-03-13T16:00:00.000Z' });
  const visits = publicVisits([day, next], () => false, at('10:00'));
  expect(told({ status: 'IN_PROGRESS', visits }, at('10:00'))).toBe(
    'we’re working on your boat. About done for the day by 12:06 PM. We’ll be back Fri, Mar 13, 9:00 AM.',
  );
});

test('the page is about the day that is on, not about whether the boat is ready for the next', () => {
  const next = aVisit({ id: '01JD3ZK8Q0000000000000000W', start: '2026-03-13T16:00:00.000Z' });
  const saidOn = (day: Visit, clock: string) => {
    const visits = publicVisits([day, next], () => false, at(clock));
    expect(visits.at(-1)?.asks_ready).toBe(true);
    const status = day.status === 'underway' ? 'IN_PROGRESS' : 'SCHEDULED';
    return told({ status, appointment: { scheduled_at: next.start }, visits }, at(clock));
  };
  const late = { start: at('17:30') };
  const underway = aVisit({ ...late, status: 'underway', started_at: at('17:33') });
  expect(saidOn(underway, '17:34')).toMatch(
    /^we’re working on your boat\..* We’ll be back Fri, Mar 13, 9:00 AM/,
  );
  expect(saidOn(aVisit({ ...late, on_my_way_at: at('17:00') }), '17:01')).toMatch(/^we’re on our way\./);
  expect(saidOn(aVisit(late), '16:30')).toBe(
    'is your boat ready? We’ll be at your boat Thu, Mar 12, 5:30 PM.',
  );
  const ready = { water: true, power: true, access: true, boat: true, at: at('16:31') };
  expect(saidOn(aVisit({ ...late, ready }), '16:32')).toMatch(/^one thing is left\. .* Thu, Mar 12, 5:30 PM/);
  const done = aVisit({ ...late, status: 'done', started_at: at('17:33'), ended_at: at('19:30') });
  expect(saidOn(done, '19:31')).toBe(
    'is your boat ready? Day 1 is done. We’ll be back Fri, Mar 13, 9:00 AM.',
  );
});

test('a day that was missed after another one was done leaves the work begun', () => {
  const done = aVisit({ status: 'done', started_at: at('09:06'), ended_at: at('12:10') });
  const missed = aVisit({
    id: '01JD3ZK8Q0000000000000000W',
    start: '2026-03-13T16:00:00.000Z',
    status: 'missed',
    ended_at: '2026-03-13T17:00:00.000Z',
  });
  const visits = publicVisits([done, missed], () => false, '2026-03-13T17:10:00.000Z');
  const standing = {
    status: 'CONTACTED',
    visits,
    offer: { est_price_min: 700, est_price_max: 850 },
  } as const;
  expect(channelSteps(standing, []).find(({ state }) => state === 'now')?.label).toBe('Started');
});

test('between two days of a job the next one is told, and the work stays begun', () => {
  const day = aVisit({ status: 'done', started_at: at('09:06'), ended_at: at('12:10') });
  const start = '2026-03-13T16:00:00.000Z';
  const next = aVisit({ id: '01JD3ZK8Q0000000000000000W', start });
  const visits = publicVisits([day, next], () => false, at('13:00'));
  const standing = { status: 'SCHEDULED', visits, appointment: { scheduled_at: start } } as const;
  expect(told(standing, at('13:00'))).toMatch(
    /^we’ll be back\. Day 1 is done\. The next part of the job is on Friday, March 13\./,
  );
  expect(channelSteps(standing, []).find(({ state }) => state === 'now')?.label).toBe('Started');
});

test('of a job that takes several days all that are to come are named', () => {
  const first = aVisit();
  const days = [
    first,
    aVisit({ id: '2', start: addHours(first.start, 24) }),
    aVisit({ id: '3', start: addHours(first.start, 28) }),
  ];
  const saidOf = (visits: Visit[], start: string) => {
    const before = addHours(first.start, -72);
    const seen = publicVisits(visits, () => false, before);
    return told({ status: 'SCHEDULED', visits: seen, appointment: { scheduled_at: start } }, before);
  };
  expect(saidOf(days, first.start)).toContain(
    'We’ll come to your boat on Thursday, March 12 and Friday, March 13. ',
  );
  const done = aVisit({ id: '0', start: addHours(first.start, -96), status: 'done' });
  expect(saidOf([done, ...days], first.start)).toContain(
    'The next parts of the job are on Thursday, March 12 and Friday, March 13. ',
  );
});

test('a job whose last day was canceled is not called done: a receipt of what was is still to come', () => {
  const day = aVisit({ status: 'done', started_at: at('09:06'), ended_at: at('12:10') });
  const next = aVisit({
    id: '01JD3ZK8Q0000000000000000W',
    start: '2026-03-13T16:00:00.000Z',
    status: 'canceled',
  });
  const visits = publicVisits([day, next], () => false, at('13:00'));
  expect(told({ status: 'COMPLETED', visits, claims_until: '2026-03-13T20:00:00.000Z' }, at('13:00'))).toBe(
    'nothing else is planned. Fri, Mar 13, 9:00 AM is canceled. The receipt for what we did comes next. Please take a look soon. If something isn’t right, tell us by Fri, Mar 13, 1:00 PM.',
  );
});

const approved = {
  id: '01JD3ZK8Q0000000000000000E',
  version: 1,
  line: 'Canvas',
  amount: 12_000,
  sent_at: at('09:20'),
  answer: 'approve',
  answered_at: at('09:35'),
} as const;
type Extras = Parameters<typeof dayLog>[1];

test('how long approved extra work takes is not known, so the end is said without it', () => {
  const visits = publicVisits(
    [aVisit({ status: 'underway', started_at: at('09:06') })],
    () => false,
    at('10:00'),
  );
  const standing = { status: 'IN_PROGRESS', visits, extras: [approved] } as const;
  expect(told(standing, at('10:00'))).toContain('About done by 12:06 PM, plus what you approved.');
});

test('other times that were offered stay offered once the start has passed, and nothing is said of a time that we asked to move', () => {
  const move_offer = { times: [addHours(at('09:00'), 48)], why: 'It’s pouring.', at: at('08:30') };
  const visits = publicVisits([aVisit({ move_offer })], () => false, at('09:30'));
  expect(told({ status: 'SCHEDULED', visits }, at('09:30'))).toBe(
    'could we move your appointment? You were booked for Thu, Mar 12, 9:00 AM, and we asked to move that. Pick a time that works for you, or message us.',
  );
});

test('who comes after a job that takes longer hears it before their time', () => {
  const visits = publicVisits([aVisit()], () => false, at('08:30'));
  const standing = { status: 'SCHEDULED', visits, held_up_until: at('12:00') } as const;
  expect(told(standing, at('08:30'))).toBe(
    'we’re running behind today. We probably won’t make it by 9:00 AM. This page says when we’re on our way.',
  );
  expect(told({ ...standing, held_up_until: at('09:10') }, at('08:30'))).toBe(
    'we may be running late. We’re running behind today, so we may not make it by 9:00 AM. This page says when we’re on our way.',
  );
  expect(told(standing, at('09:00'))).toContain('We probably won’t make it');
  expect(told(standing, at('09:05'))).toBe(
    'we’re running behind today. We were due at 9:00 AM. Sorry if you’re waiting. This page says when we’re on our way.',
  );
  expect(told(standing, at('13:00'))).toContain('we’re running behind today. We were due');
  expect(told({ ...standing, held_up_until: undefined }, at('13:00'))).toContain('written down yet');
  expect(told(standing, at('16:00'))).toContain('written down yet whether we came');
  const photographed = { ...standing, job_photos: [{ added_at: at('13:05') }] };
  expect(told(photographed, at('16:00'))).toContain('written down yet how it went. Our photos are below.');
});

test('who told us what isn’t ready reads on the day that we run behind, and what they told us', () => {
  const ready = { water: true, power: false, access: true, boat: true, at: at('07:15') };
  const messages = [{ from: 'owner' as const, at: at('07:40') }];
  const said = (clock: string, changes: Partial<Visit>, standing: Partial<Standing> = {}) => {
    const visits = publicVisits([aVisit({ ready, ...changes })], () => false, at(clock));
    return told({ status: 'SCHEDULED', visits, messages, ...standing }, at(clock));
  };
  expect(said('08:30', {}, { held_up_until: at('12:00') })).toBe(
    'we’re running behind today. We probably won’t make it by 9:00 AM. This page says when we’re on our way. You told us: no power. Our answer is below. If that’s changed, message us.',
  );
  const missing = 'You told us: no power. If that’s changed, message us.';
  const late = { about: at('09:30'), at: at('08:50') };
  expect(said('08:55', { late }, { messages: [] })).toBe(
    `make that 9:30 AM. That’s instead of 9:00 AM, done by about 12:30 PM. ${missing}`,
  );
  expect(said('08:55', { late, on_my_way_at: at('08:54') }, { messages: [] })).toContain(missing);
  expect(said('08:45', { on_my_way_at: at('08:44') }, { messages: [] }).split(missing)).toHaveLength(2);
  expect(said('13:00', {})).not.toContain('no power');
});

test('a wish to cancel or move that we haven’t answered stays said once the day runs otherwise', () => {
  const [seen] = publicVisits([aVisit()], () => false, at('08:30'));
  if (!seen) throw new Error('There is no visit.');
  const said = (wish: object) =>
    told({ status: 'SCHEDULED', visits: [{ ...seen, ...wish }], held_up_until: at('12:00') }, at('08:30'));
  expect(said({ cancel_asked: 'waits' })).toContain('You asked to cancel, and we haven’t answered yet.');
  expect(said({ move_asked: 'waits' })).toContain('You asked to move it, and we haven’t answered yet.');
  expect(said({})).not.toContain('You asked');
});

test('the day’s lines keep the ready answer and stand in the order of the day', () => {
  const ready = { water: true, power: true, access: true, boat: true, at: at('07:15') };
  const visit = { ready, on_my_way_at: at('08:42'), status: 'underway', started_at: at('09:06') } as const;
  const [seen] = publicVisits([aVisit(visit)], () => false, at('10:00'));
  expect(seen && dayLog(seen, [], at('10:00')).map(({ text }) => text)).toEqual([
    'You said everything’s ready',
    'We left for your boat',
    'We started on your boat',
    'About done',
  ]);
  const late = { about: at('09:30'), at: at('08:50') };
  const endAt = (clock: string, changes: Partial<Visit>, extras: Extras = []) => {
    const [told] = publicVisits([aVisit(changes)], () => false, at(clock));
    return told && dayLog(told, extras, at(clock)).find(({ text }) => text.startsWith('About done'))?.text;
  };
  expect(endAt('09:29', { late })).toBe('About done');
  expect(endAt('09:36', { late })).toBeUndefined();
  expect(endAt('10:00', visit, [approved])).toBe('About done, plus what you approved');
  const [ahead] = publicVisits([aVisit()], () => false, at('08:00'));
  expect(ahead && dayLog(ahead, [], at('08:00'))).toEqual([]);
  const [withoutPower] = publicVisits(
    [aVisit({ ready: { ...ready, power: false } })],
    () => false,
    at('08:00'),
  );
  expect(withoutPower && dayLog(withoutPower, [], at('08:00'))[0]?.text).toBe('You told us what’s not ready');
});

test('a visit that is on again after its start is not called late, and its page says when we start', () => {
  const late = { at: at('09:30'), on_again: true } as const;
  const visits = publicVisits([aVisit({ late })], () => false, at('09:40'));
  expect(told({ status: 'SCHEDULED', visits }, at('09:40'))).toBe(
    'your appointment is on after all. It was planned for 9:00 AM. This page says when we start.',
  );
});
