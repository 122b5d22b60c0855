import { expect, test } from 'vitest';
import type { OfferAnswer } from '#domain/offer/sent-offer.ts';
import { asksForTime, setTime, toggled, wantedWith } from '#web/admin/lead/offer-draft.ts';
import { withExtrasText } from '#web/admin/offer/extra-words.ts';
import { answerText } from '#web/admin/offer/offer-words.ts';
import { moveToOffer } from '#web/admin/visit/move-to-offer.ts';
import { spreadTimes } from '#web/admin/visit/spread-times.ts';
import { aLead } from '../../../a-lead.ts';
import { aToday, aTodayVisit } from '../../../a-today.ts';

const suggested = [
  '2027-03-22T15:00:00.000Z',
  '2027-03-23T15:00:00.000Z',
  '2027-03-24T15:00:00.000Z',
] as const;
const [first, second, third] = suggested;
const other = '2027-03-22T20:00:00.000Z';

test('untouched, the suggested times go along; touched, those that are ticked', () => {
  expect(wantedWith({}, suggested)).toEqual({ times: [...suggested] });
  expect(wantedWith({ times: [second], note: '  Bring the dog. ' }, suggested)).toEqual({
    times: [second],
    note: 'Bring the dog.',
  });
  expect(wantedWith({ times: [], note: ' ' }, suggested)).toEqual({});
});

test('a time is dropped and another takes its place in order, and a fourth is refused', () => {
  const two = toggled(suggested, second);
  expect(two).toEqual([first, third]);
  expect(toggled(two, other)).toEqual([first, other, third]);
  expect(toggled(suggested, other)).toEqual(suggested);
});

test('the time that the owner has set goes along until the work is agreed, and until it has passed', () => {
  const lead = aLead({ status: 'CONTACTED', scheduled_at: other });
  expect(setTime(lead, first)).toBe(other);
  expect(setTime(lead, second)).toBeUndefined();
  expect(setTime({ ...lead, status: 'SCHEDULED' }, first)).toBeUndefined();
  expect(setTime(aLead({ status: 'CONTACTED' }), first)).toBeUndefined();
});

test('a corrected price names no times', () => {
  expect(asksForTime(aLead({ status: 'CONTACTED' }))).toBe(true);
  expect(asksForTime(aLead({ scheduled_at: '2026-03-12T16:00:00.000Z' }))).toBe(false);
  expect(asksForTime(aLead({ status: 'SCHEDULED' }))).toBe(false);
  expect(asksForTime(aLead({ status: 'CANCELED' }))).toBe(false);
});

test.each<[Omit<OfferAnswer, 'at'>, string]>([
  [{ answer: 'yes', days: ['2027-03-22', '2027-03-23'] }, 'Said yes: days that work: Mar 22, Mar 23'],
  [{ answer: 'yes' }, 'Said yes.'],
  [{ answer: 'question', message: 'Teak too?' }, 'Asked: Teak too?'],
  [{ answer: 'no', message: 'Too far.' }, 'Declined: Too far.'],
])('%o reads as %s', (answer, text) => {
  const at = '2027-03-18T15:00:00.000Z';
  expect(answerText({ ...answer, at }, at)).toBe(text);
});

test('the total follows what was approved, in the newest version alone', () => {
  const extra = { id: 'A', version: 1, line: 'Teak', amount: 5050, sent_at: first };
  const range = { est_price_min: 700, est_price_max: 850 };
  expect(withExtrasText([extra], range)).toBeUndefined();
  expect(withExtrasText([{ ...extra, answer: 'approve' }], range)).toBe(
    'Approved: $50.50. With it, the price is $750.50 to $900.50 before tax.',
  );
  expect(
    withExtrasText(
      [
        { ...extra, answer: 'approve' },
        { ...extra, version: 2 },
      ],
      range,
    ),
  ).toBeUndefined();
});

test('visits of one windy day are meant together, and no two customers are offered one time', () => {
  const warning = 'Wind 24 mph. Too windy to wax (limit 20 mph).';
  const weather = { rain_percent: 5, wind_mph: 24, fetched_at: first, warning };
  const [morning, noon, fine] = [
    aTodayVisit({ id: 'A', weather }),
    aTodayVisit({ id: 'B', weather, start: '2027-03-18T20:00:00.000Z' }),
    aTodayVisit({ id: 'C', start: '2027-03-18T22:00:00.000Z' }),
  ];
  const offer = moveToOffer([...aToday().visits.slice(2), morning, noon, fine], 'A');
  expect(offer?.chosen).toEqual(['A', 'B']);
  expect(offer?.visits.map(({ id }) => id)).toEqual([aToday().visits[2]?.id, 'A', 'B', 'C']);

  const ranked = [first, second, third, other].map((start) => ({ start }));
  const times = spreadTimes([
    { visit: morning, open: { ranked, suggested: [first, second] } },
    { visit: noon, open: { ranked, suggested: [first, second] } },
    { visit: fine, open: undefined },
  ]);
  const startsOf = (id: string) => times.get(id)?.map(({ start }) => start);
  expect(startsOf('A')).toEqual([first, second]);
  expect(startsOf('B')).toEqual([other, third]);
  expect(times.has('C')).toBe(false);
});
