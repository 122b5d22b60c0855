import { beforeEach, expect, test, vi } from 'vitest';
import type { Status } from '#domain/statuses.ts';
import { onAgainWhy } from '#domain/visit/called-off.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { linkText, smsText } from '#web/admin/lead/customer-text.ts';
import { smsHref } from '#web/admin/lead/sms-href.ts';
import { aLead } from '../../../a-lead.ts';
import { aRecord } from '../../../a-record.ts';
import { aVisit } from '../../../a-visit.ts';

const now = '2026-07-02T16:00:00.000Z';

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://boatdetailingla.example' } }));

test('a text message repeats what was emailed, in Los Angeles time, and links to the status page', () => {
  const lead = aLead({
    full_name: 'Ana Maria Ortiz',
    status: 'SCHEDULED',
    scheduled_at: '2026-12-01T17:00:00.000Z',
    visits: [aVisit({ start: '2026-07-04T16:00:00.000Z', sent_at: '2026-07-01T16:00:00.000Z' })],
  });
  expect(smsText(lead, now)).toBe(
    `Hi Ana, this is Boat Detailing LA: we’ll come to your boat on Saturday, July 4 at 9:00 AM. Your status page: https://boatdetailingla.example/status/${lead.public_slug}`,
  );
});

test('a customer without an address is told the price and the day that nobody could email', () => {
  const { email: _, ...lead } = aLead({
    offer_sent: { est_price_min: 500, est_price_max: 600, sent_at: '2026-07-01T16:00:00.000Z' },
  });
  expect(smsText({ ...lead, status: 'OFFER_SENT' }, now)).toContain(
    'your price range is $500 to $600 before tax. Your status page: ',
  );
  const { sent_at: __, told: ___, ...visit } = aVisit({ start: '2026-07-04T16:00:00.000Z' });
  expect(smsText({ ...lead, status: 'SCHEDULED', visits: [visit] }, now)).toContain(
    'we’ll come to your boat on Saturday, July 4 at 9:00 AM. Your price for the job is $547 to $657, tax included. Your status page: ',
  );
});

test('while other times are offered the text offers them, and does not promise the old one', () => {
  const { email: _, ...lead } = aLead({ status: 'SCHEDULED' });
  const move_offer = {
    times: ['2026-07-02T15:00:00.000Z', '2026-07-06T16:00:00.000Z'],
    why: 'I’m sick.',
    at: now,
  };
  const textOf = (offer: object) => {
    const visit = aVisit({ start: '2026-07-04T16:00:00.000Z', move_offer: { ...move_offer, ...offer } });
    return smsText({ ...lead, visits: [visit] }, now);
  };
  const said = 'I’m sick. We could come Mon, Jul 6, 9:00 AM.';
  expect(textOf({})).toContain(
    `: could we move your Sat, Jul 4, 9:00 AM appointment? ${said} Keep your time or pick another on your page, it’s free. Your`,
  );
  expect(textOf({ why: onAgainWhy })).toContain(
    ': it’s about your Sat, Jul 4, 9:00 AM appointment. We can come after all. We could',
  );
  expect(textOf({ is_off: true })).toContain(
    `: we can’t come Sat, Jul 4, 9:00 AM after all. ${said} Pick a time on your page, it’s free. Your`,
  );
});

test('a text after we canceled names what is canceled, as asked or with our regret, and what still stands', () => {
  const canceled = aVisit({ start: '2026-07-04T16:00:00.000Z', status: 'canceled', ended_at: now });
  const textOf = (visits: Visit[], status: Status = 'CANCELED') => smsText(aLead({ status, visits }), now);
  const what = ': your appointment on Saturday, July 4 at 9:00 AM is canceled';
  expect(textOf([canceled])).toContain(
    `${what}. We won’t be coming then, and we’re sorry. Your status page: `,
  );
  expect(textOf([{ ...canceled, cancel_wish: { at: now } }])).toContain(`${what}, as you asked. Your`);
  expect(textOf([{ ...canceled, canceled_why: 'The van broke down.' }])).toContain(
    'and we’re sorry. “The van broke down.” Your status page: ',
  );
  expect(textOf([{ ...canceled, canceled_by: 'customer' }])).toContain('your canceled request');
  const monday = aVisit({ id: 'next', start: '2026-07-06T16:00:00.000Z', sent_at: now });
  expect(textOf([canceled, monday], 'SCHEDULED')).toContain(
    `${what}. We won’t be coming then, and we’re sorry. We’ll come to your boat on Monday, July 6 at 9:00 AM.`,
  );
});

test('a text names extra work until it is answered', () => {
  const extra = { id: '01KB0000000000000000000003', version: 1, line: 'Teak', amount: 5000, sent_at: now };
  const textOf = (answer?: 'leave') =>
    smsText(aLead({ status: 'IN_PROGRESS', extras: [{ ...extra, ...(answer && { answer }) }] }), now);
  expect(textOf()).toContain(': we found more to do on your boat: “Teak”, $54.75 with tax. We’ll only do it');
  expect(textOf('leave')).toContain(': we’re at your boat now. ');
});

test('after a visit that was missed the text is about another time, and names the times that are offered', () => {
  const missed = aLead({ status: 'CONTACTED', visits: [aVisit({ status: 'missed' })] });
  expect(smsText(missed, now)).toContain(
    ': sorry we couldn’t get to your boat on Thursday, March 12 at 9:00 AM. Let’s find another time. Your status page: ',
  );
  const times = ['2026-07-01T16:00:00.000Z', '2026-07-04T16:00:00.000Z', '2026-07-06T20:00:00.000Z'];
  const offer_sent = { est_price_min: 500, est_price_max: 600, sent_at: '2026-07-01T15:00:00.000Z', times };
  expect(smsText({ ...missed, status: 'OFFER_SENT', offer_sent }, now)).toContain(
    ': sorry we couldn’t get to your boat on Thursday, March 12 at 9:00 AM. Let’s find another time. We could come Sat, Jul 4, 9:00 AM; Mon, Jul 6, 1:00 PM. Your price range is $500 to $600 before tax. Your status page: ',
  );
  const offer_answer = { answer: 'yes', at: '2026-06-30T16:00:00.000Z' } as const;
  expect(smsText({ ...missed, status: 'OFFER_SENT', offer_sent, offer_answer }, now)).toContain(
    'Let’s find another time. We could come Sat, Jul 4, 9:00 AM; Mon, Jul 6, 1:00 PM. Your status page: ',
  );
});

test('the text with the link promises neither a price nor a day that nobody has told', () => {
  const { email: _, ...lead } = aLead({ full_name: 'Ana Ortiz', est_price_min: 500, est_price_max: 600 });
  const page = `Here’s the page for your boat: https://boatdetailingla.example/status/${lead.public_slug}`;
  expect(linkText(lead, now)).toBe(`Hi Ana, this is Boat Detailing LA. ${page}`);
  const offer_sent = { est_price_min: 500, est_price_max: 600, sent_at: now };
  expect(linkText({ ...lead, status: 'OFFER_SENT', offer_sent }, now)).toBe(
    `Hi Ana, this is Boat Detailing LA: your price range is $500 to $600 before tax. ${page}`,
  );
});

test('a range that was not emailed is not told', () => {
  const text = smsText(aLead({ status: 'OFFER_SENT', est_price_min: 500, est_price_max: 600 }), now);
  expect(text).toContain('we have a question about your');
  expect(text).not.toContain('500');
});

test.each(['https://evil.example/prize', 'evil.example', '+1(900)555-0100'])(
  'nobody is greeted as %s',
  (full_name) => {
    expect(smsText(aLead({ full_name }), now)).toMatch(/^Hi, this is Boat Detailing LA: /);
  },
);

test('the text message cannot break its link', () => {
  expect(smsHref('+13105550142', 'A & B?')).toBe('sms:+13105550142?&body=A%20%26%20B%3F');
});

test.each([
  ['NEEDS_ACCESS_REVIEW', 'we have a question about water and power at your boat.'],
  ['SCHEDULED', 'we have a question about your appointment.'],
  ['IN_PROGRESS', 'we’re at your boat now.'],
  ['COMPLETED', 'we’re done with your boat.'],
  ['CANCELED', 'we’re writing about your canceled request.'],
] as const)('a text to a customer whose lead is %s says: %s', (status, matter) => {
  expect(smsText(aLead({ status }), '2026-11-22T18:00:00.000Z')).toContain(`: ${matter} `);
});

test('a text about a finished job says what is due, unless they wrote of it', () => {
  const unanswered = { at: now, text: 'One streak is left.' };
  const wrote = aLead({ status: 'COMPLETED', record: aRecord(), unanswered });
  expect(smsText(wrote, now)).toContain(': we got your message about your boat. Your status page: ');
  const text = smsText(aLead({ status: 'COMPLETED', record: aRecord() }), '2026-12-02T18:00:00.000Z');
  expect(text).toContain(
    ': we’re done with your boat. Your receipt is on your page. $1,095.00 with tax is due. Your status page: ',
  );
  const record = aRecord({ total: 120_000, made_at: now, earlier: [aRecord()] });
  expect(smsText(aLead({ status: 'COMPLETED', record }), now)).toContain(
    'Your corrected receipt is on your page. $1,200.00 with tax is due.',
  );
});

test('on the day the text says the time that was told last, and owns up to being late', () => {
  const start = '2026-07-02T15:00:00.000Z';
  const textOf = (late: Partial<Visit>, at: string) =>
    smsText(aLead({ status: 'SCHEDULED', visits: [aVisit({ start, ...late })] }), at);
  const late = { late: { about: '2026-07-02T15:25:00.000Z', at: start } };
  expect(textOf(late, start)).toContain(': we’ll come to your boat at about 8:25 AM instead of 8:00 AM. ');
  const sorry = ': your 8:00 AM appointment is still on. We’re running late, sorry about that. ';
  expect(textOf({}, '2026-07-02T15:10:00.000Z')).toContain(sorry);
  expect(textOf(late, '2026-07-02T15:30:00.000Z')).toContain(sorry);
  const unmarked = aVisit({ start, booked_at: start });
  const next = aVisit({ id: '01JD3ZK8Q0000000000000000W', start: '2026-07-04T15:00:00.000Z' });
  const text = smsText(aLead({ status: 'SCHEDULED', visits: [unmarked, next] }), '2026-07-03T15:00:00.000Z');
  expect(text).toContain(': we’ll come to your boat on Saturday, July 4 at 8:00 AM. ');
  // They may have been texted of a miss that was taken back.
  expect(textOf({ late: { at: start } }, '2026-07-02T15:10:00.000Z')).toContain(sorry);
});
