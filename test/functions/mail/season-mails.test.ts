import process from 'node:process';
import { expect, test } from 'vitest';
import { appointmentEvent, calendarFile } from '#domain/calendar/calendar.ts';
import type { Berth } from '#domain/customer/customer.ts';
import { followedUp } from '#domain/follow-up/follow-ups.ts';
import { leadCorrected } from '#domain/lead/lead-correction.ts';
import type { Lead } from '#domain/lead.ts';
import { type LeadChange, leadAfter } from '#domain/lead-change.ts';
import { addHours } from '#domain/los-angeles.ts';
import { customerWrote, ownerWrote } from '#domain/message/message.ts';
import { extraAnswered } from '#domain/offer/extra-work.ts';
import { offerAnswered } from '#domain/offer/offer-answer.ts';
import { dataRequested } from '#domain/privacy/data-requests.ts';
import { reviewSaid } from '#domain/review/review-changes.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { linkHash } from '#domain/status/page-parts.ts';
import { moveWished, readySaid, timeKept, visitCanceled, visitMoved } from '#domain/visit/customer-visits.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { cancelVisits } from '#domain/visit/visit-changes.ts';
import { markNotified } from '#domain/visit/visit-notice.ts';
import { appointmentMail, lateMail, onMyWayMail } from '#functions/mail/appointment-mail.ts';
import {
  canceledByCustomerMail,
  visitMissedMail,
  visitsCanceledMail,
} from '#functions/mail/cancellation-mail.ts';
import { dataCodeMail } from '#functions/mail/data-code-mail.ts';
import { dataRequestMail } from '#functions/mail/data-request-mail.ts';
import { doneMail } from '#functions/mail/done-mail.ts';
import { emailLeftMail } from '#functions/mail/email-changed-mail.ts';
import { extraMail } from '#functions/mail/extra-mail.ts';
import { lostLinkMail } from '#functions/mail/lost-link-mail.ts';
import { messageMail } from '#functions/mail/message-mail.ts';
import { moveOfferMail } from '#functions/mail/move-offer-mail.ts';
import { newsMail } from '#functions/mail/news-mail.ts';
import { offerMail } from '#functions/mail/offer-mail.ts';
import { readyCheckMail } from '#functions/mail/ready-check-mail.ts';
import { requestReceivedMail } from '#functions/mail/request-received-mail.ts';
import { type Mail, mimeOf } from '#functions/mail/send-mail.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';
import { site, testEnvironment } from '../../call-handler.ts';

Object.assign(process.env, testEnvironment);

const now = '2026-11-23T20:00:00.000Z';
/** Tuesday, December 1, 9:00 AM in Los Angeles. */
const start = '2026-12-01T17:00:00.000Z';
const page = `${site}/status/${aLead().public_slug}`;
const visit = aVisit({ start, booked_at: now, sent_at: now });
const lead = aLead({ status: 'SCHEDULED', visits: [visit] });
const offer = {
  est_price_min: 760,
  est_price_max: 840,
  sent_at: now,
  note: 'Thanks for the photos.\n\nThe rails need more time.',
  times: [start, '2026-12-02T16:00:00.000Z'],
  valid_until: '2026-12-07T22:05:00.000Z',
};
const linksOf = ({ html }: Mail) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const filledButtons = ({ html }: Mail) => html.match(/background:#b3371f/g)?.length ?? 0;

test('an offer says price, tax, note, times and until when, and links to the three answers', () => {
  const mail = offerMail(aLead(), offer);
  expect(mail.text).toContain(
    'Ana, it’s $760 to $840.\n\nThanks for the photos.\n\nThe rails need more time.\n',
  );
  expect(mail.text).toContain('Sales tax, 9.5%: $72 to $80\nWith tax: $832 to $920');
  expect(mail.text).toContain(
    `We could come:\n* Tue, Dec 1, 9:00 AM to 12:00 PM\n  ${page}#yes=1796144400\n* Wed, Dec 2, 8:00 AM to 11:00 AM\n`,
  );
  expect(mail.text).toContain('This price is good until Mon, Dec 7, 2:05 PM.');
  expect(mail.text).toContain(`Yes, pick a time:\n${page}#yes`);
  expect(linksOf(mail)).toEqual(
    expect.arrayContaining([`${page}#yes=1796144400`, `${page}#yes`, `${page}#question`, `${page}#no`]),
  );
  expect(mail.text).toContain(
    'If we find something that would take it past $840 before tax, we’ll ask you first.',
  );
});

test('an offer without times asks for none, and one of before offers stood for good names no end', () => {
  const { times: _, valid_until: __, ...bare } = offer;
  const { text } = offerMail(aLead(), bare);
  expect(text).toContain(`Yes, let’s do it:\n${page}#yes`);
  expect(text).not.toMatch(/We could come|good until/);
});

test('an offer of a time that opened up names that first', () => {
  const [note_start = now] = offer.times ?? [];
  expect(offerMail(aLead(), { ...offer, note_start }).subject).toBe(
    'Tue, Dec 1, 9:00 AM is open: $760 to $840 before tax',
  );
  expect(offerMail(lead, { ...offer, note_start }).subject).not.toContain('is open');
  const agreed = aLead({ status: 'OFFER_SENT', offer_sent: offer, offer_answer: { answer: 'yes', at: now } });
  expect(offerMail(agreed, { ...offer, note_start }).subject).toBe(
    'Tue, Dec 1, 9:00 AM is open for your boat',
  );
});

test('a corrected price needs no answer', () => {
  const mail = offerMail(lead, offer);
  expect(mail.text).toContain('You don’t need to do anything.');
  expect(mail.text).not.toMatch(/We could come|good until/);
  expect(linksOf(mail).filter((href) => href?.startsWith(page))).toEqual([page]);
});

test('times for a price that was accepted are a mail of their own, which asks nothing of the price', () => {
  const agreed = aLead({ status: 'OFFER_SENT', offer_sent: offer, offer_answer: { answer: 'yes', at: now } });
  const mail = offerMail(agreed, offer);
  expect(mail.subject).toBe('Pick a time for your boat');
  expect(mail.text).toContain(`* Tue, Dec 1, 9:00 AM to 12:00 PM\n  ${page}#yes=1796144400\n`);
  expect(mail.text).toContain('Your price stays $832 to $920 with tax, as you accepted it.');
  expect(mail.text).not.toMatch(/good until|No, thank you|I have a question/);
  expect(filledButtons(mail)).toBe(1);
});

test('times of an offer keep the clock’s hours over the end of daylight saving, and name another year', () => {
  const { text } = offerMail(aLead(), {
    ...offer,
    sent_at: '2026-10-25T17:00:00.000Z',
    times: ['2026-10-31T15:00:00.000Z', '2026-11-01T16:00:00.000Z', '2027-01-04T16:00:00.000Z'],
  });
  expect(text).toMatch(/\* Sat, Oct 31, 8:00 AM to 11:00 AM\n.*\n\* Sun, Nov 1, 8:00 AM to 11:00 AM/);
  expect(text).toContain('* Mon, Jan 4, 2027, 8:00 AM to 11:00 AM');
});

test.each<[string, string, string]>([
  ['any day', start, 'free until Mon, Nov 30, 9:00 AM.'],
  [
    'the day on which daylight saving begins',
    '2027-03-14T16:00:00.000Z',
    'free until Sat, Mar 13, 2027, 8:00 AM.',
  ],
  ['the day on which it ends', '2027-11-07T17:00:00.000Z', 'free until Sat, Nov 6, 2027, 10:00 AM.'],
])('an appointment on %s can be moved on the page until 24 hours before', (_, at, deadline) => {
  const { text } = appointmentMail(lead, { visit: { ...visit, start: at } }, now);
  expect(text).toContain(`Move or cancel on your page, ${deadline}`);
});

test('an appointment’s email says the price that was sent, also of a moved one, and none before', () => {
  const before = { ...visit, start: '2026-12-02T17:00:00.000Z' };
  const priced = { ...lead, offer_sent: offer };
  const said = 'Your price for the job is $832 to $920, tax included.';
  expect(appointmentMail(priced, { visit }, now).text).toContain(said);
  expect(appointmentMail(priced, { visit, before }, now).text).toContain(said);
  expect(appointmentMail({ ...lead, est_price_max: 840 }, { visit }, now).text).not.toMatch(/your price|\$/i);
});

test('the email of an appointment that is over asks for nothing', () => {
  const { text } = appointmentMail(lead, { visit }, '2026-12-02T17:00:00.000Z');
  expect(text).not.toMatch(/water|power|Move or cancel|message us on your page|forecast|#move|#cancel/i);
});

test('an appointment leads to its own move and cancellation', () => {
  expect(linksOf(appointmentMail(lead, { visit }, now))).toEqual(
    expect.arrayContaining([`${page}#move=1796144400`, `${page}#cancel=1796144400`]),
  );
});

test('a request to delete says what becomes of the appointment, and the old address gets no link', () => {
  const request = { wish: 'deletion', at: now, due_at: '2027-01-07T20:00:00.000Z' } as const;
  const { text } = dataRequestMail({ ...lead, data_request: request }, request);
  expect(text).toContain('We’ll take care of it by Jan 7, 2027. Once it’s done, your page is gone.');
  expect(dataRequestMail(aLead(), { ...request, wish: 'copy' }).text).toContain('Jan 7, 2027 and email you.');
  expect(text).toContain(
    'Your appointment on Tue, Dec 1, 9:00 AM stays on, and we’ll delete your data after it.',
  );
  expect(dataRequestMail(aLead(), request).text).not.toContain('appointment');
  const left = emailLeftMail(lead, 'anna@example.com');
  expect(left.to).toBe('anna@example.com');
  expect(left.text).toContain('it was changed to a•••@example.com.');
  expect(left.text).not.toContain(page);
});

test('after three moves an appointment can only be canceled on the page', () => {
  const { text } = appointmentMail(lead, { visit: { ...visit, moves: 3 } }, now);
  expect(text).toContain('Cancel on your page, free until Mon, Nov 30, 9:00 AM.');
  expect(text).toContain('To move it once more, message us there.');
});

test('an appointment that was booked within the 24 hours names no deadline', () => {
  const late = { ...visit, booked_at: '2026-11-30T18:00:00.000Z' };
  const mail = appointmentMail(lead, { visit: late }, late.booked_at);
  expect(mail.text).not.toContain('free until');
  expect(mail.text).toContain('It’s less than 24 hours away');
  expect(mail.text).not.toContain('#ready');
});

test('an appointment that was booked after 4 PM the day before carries the ready check', () => {
  const late = { ...visit, booked_at: '2026-12-01T00:00:00.000Z' };
  const mail = appointmentMail(lead, { visit: late }, late.booked_at);
  expect(linksOf(mail)).toContain(`${page}${linkHash({ part: 'ready', start: visit.start })}`);
  expect(mail.text).toContain('By 9:00 AM, will water and power be on,');
  expect(filledButtons(mail)).toBe(1);
});

/** What a customer's move makes of the visit. */
const movedTo = (from: Visit, to: string, at: string): Visit => {
  const owner = { ...lead, visits: [from] };
  const booked = bookVisit(owner, { start: to, hours: 3, visit_id: from.id }, 'unused', at);
  const [moved = from] = visitMoved(owner, booked, at).visits ?? [];
  return moved;
};

test('a move of the customer’s says from when to when, also after two moves before the email', () => {
  const [wednesday, thursday] = ['2026-12-02T17:00:00.000Z', '2026-12-03T17:00:00.000Z'];
  const moved = movedTo(movedTo(visit, wednesday, now), thursday, now);
  const { subject, text } = appointmentMail(lead, { visit: moved }, now);
  expect(subject).toBe('Moved from Tue, Dec 1, 9:00 AM to Thu, Dec 3, 9:00 AM');
  expect(text).toContain('your appointment has a new time.');
  const [told = moved] = markNotified([moved], moved, now);
  expect(appointmentMail(lead, { visit: told }, now).subject).toMatch(/^Your appointment:/);
  const back = movedTo(moved, start, now);
  expect(appointmentMail(lead, { visit: back }, now).subject).toMatch(/^Your appointment:/);
});

test('a visit that is moved again while the email of its last move is on its way was moved from there', () => {
  const [wednesday, thursday] = ['2026-12-02T17:00:00.000Z', '2026-12-03T17:00:00.000Z'];
  const sent = movedTo(visit, wednesday, now);
  const moved = movedTo(sent, thursday, now);
  const [next = moved] = markNotified([moved], sent, now);
  expect(appointmentMail(lead, { visit: next }, now).subject).toBe(
    'Moved from Wed, Dec 2, 9:00 AM to Thu, Dec 3, 9:00 AM',
  );
  // The customer never read of Wednesday.
  const [unread = moved] = markNotified([moved], sent, undefined);
  expect(appointmentMail(lead, { visit: unread }, now).subject).toMatch(/^Moved from Tue, Dec 1/);
});

test('the file of the email and the file of the status page are the same entry', () => {
  const moved = movedTo(visit, '2026-12-02T17:00:00.000Z', now);
  const sentAt = '2026-11-23T20:01:00.000Z';
  const { calendars = [], text } = appointmentMail({ ...lead, visits: [moved] }, { visit: moved }, sentAt);
  const after = { ...lead, visits: markNotified([moved], moved, sentAt) };
  const shown = leadStatus(after, {
    entries: [],
    settings: initialSettings,
    isTaken: () => false,
    photos: new Map(),
    quotes: 'hidden',
    now: sentAt,
  });
  const appointment = shown.appointment;
  const file = appointment && calendarFile('PUBLISH', appointmentEvent(shown, appointment, page));
  const linesOf = (content = '') =>
    content
      .replace(/\r\n /g, '')
      .split('\r\n')
      .filter((line) => /^(UID|SEQUENCE|DT|SUMMARY|DESCRIPTION|LOCATION|URL)/.test(line));
  expect(linesOf(file)).toHaveLength(9);
  expect(linesOf(calendars[0]?.content)).toEqual(linesOf(file));
  expect(linesOf(file)).toContain('LOCATION:Marina del Rey');
  expect(linesOf(file)).toContain('DTSTAMP:20261123T200100Z');
  expect(shown.visits[0]?.changed_at).toBe(sentAt);
  expect(text).not.toMatch(/gate|PIN/i);
});

test('a visit that we canceled as its customer asked says so', () => {
  const canceled = { ...visit, status: 'canceled' as const, ended_at: now };
  expect(visitsCanceledMail(lead, [canceled], now).text).toContain('Not expecting this?');
  const { text } = visitsCanceledMail(lead, [{ ...canceled, cancel_wish: { at: now } }], now);
  expect(text).toContain('You asked us to cancel. We won’t be coming at this time.');
  expect(text).not.toMatch(/Not expecting|owe|fee|sorry/i);
});

test('a cancellation gives the owner’s reason once, in their words', () => {
  const why = 'The engine of our van broke down.';
  const off = [visit, { ...visit, id: 'second', start: addHours(visit.start, 24) }];
  const { text } = visitsCanceledMail(lead, cancelVisits(off, now, why).visits, now);
  expect(text.split(`“${why}”`)).toHaveLength(2);
  expect(text).toMatch(new RegExp(`your appointments are canceled\\.\\s+“${why}”`));
  expect(visitsCanceledMail(lead, cancelVisits(off, now).visits, now).text).not.toContain('“');
});

test('the email of a canceled visit of a plan says that the plan stays, unless it has ended', () => {
  const canceled = { ...visit, status: 'canceled' as const, ended_at: now };
  const plan = { id: '01JD3ZK8Q0000000000000000P', due: '2026-12-05', every_weeks: 4 };
  const mails = (of: Lead) => [
    visitsCanceledMail(of, [canceled], now).text,
    canceledByCustomerMail({ ...of, visits: [canceled] }, canceled, now).text,
  ];
  const stays = 'This was one visit of your plan. The plan itself stays as it is.';
  for (const text of mails({ ...lead, plan })) expect(text).toContain(stays);
  const ended = { ...plan, answer: 'end', answered_at: now } as const;
  for (const text of [...mails(lead), ...mails({ ...lead, plan: ended })]) expect(text).not.toContain('plan');
});

test('a visit that its customer canceled reads as their own doing, and says what is still planned', () => {
  const other = aVisit({ id: '01JD3ZK8Q0000000000000000W', start: '2026-12-03T17:00:00.000Z' });
  const canceled = { ...visit, status: 'canceled' as const, canceled_by: 'customer' as const, ended_at: now };
  const mail = canceledByCustomerMail({ ...lead, visits: [canceled, other] }, canceled, now);
  expect(mail.subject).toBe('You canceled your appointment on Tuesday, December 1');
  expect(mail.text).toContain('Ana, you canceled your appointment.');
  expect(mail.text).toContain('Still planned: Thu, Dec 3, 9:00 AM');
  const unmarked = { ...other, start: '2026-11-20T17:00:00.000Z' };
  const rest = canceledByCustomerMail({ ...lead, visits: [unmarked, canceled] }, canceled, now);
  expect(rest.text).not.toContain('Still planned');
  expect(mail.calendars?.[0]).toMatchObject({ method: 'CANCEL' });
});

test('who was missed is led to another time where their page has one to pick, and to a reply where not', () => {
  const missed = { ...visit, status: 'missed' as const, ended_at: now };
  const agreed = { ...lead, visits: [missed], offer_answer: { answer: 'yes' as const, at: now } };
  const offer_sent = { est_price_min: 560, est_price_max: 560, sent_at: now };
  const mailTo = (changes: Partial<Lead>) =>
    visitMissedMail({ ...agreed, offer_sent, ...changes }, missed, now);
  expect(mailTo({}).text).toContain('Pick a new time on your page, or reply to this email.');
  expect(mailTo({}).text).toContain(`Pick another time:\n${page}#yes`);
  expect(mailTo({ offer_answer: undefined }).text).toContain(`Pick another time:\n${page}#yes`);
  for (const changes of [
    { offer_answer: undefined, offer_sent: undefined },
    { visits: [missed, aVisit()] },
  ]) {
    expect(mailTo(changes).text).toContain('Reply to this email and we’ll find a new day that works.');
    expect(mailTo(changes).text).toContain(`See your request:\n${page}`);
  }
});

test('who was missed reads that we came late, and that a later time which they were told is off', () => {
  const missed = { ...visit, status: 'missed' as const, ended_at: now };
  const late = { ...missed, on_my_way_at: addHours(missed.start, 0.5) };
  expect(visitMissedMail({ ...lead, visits: [late] }, late, now).text).toMatch(
    /We came late for your appointment \([^)]+\), and couldn’t get to your boat\.\n\nSorry about that\./,
  );
  const told = { ...late, late: { at: now, about: addHours(missed.start, 1.5) } };
  expect(visitMissedMail({ ...lead, visits: [told] }, told, now).text).toMatch(
    /We came by for your appointment \([^)]+\), moved to about 10:30 AM, but couldn’t get to your boat\./,
  );
  const moved = { ...missed, moved_from: addHours(missed.start, 72) };
  const mail = visitMissedMail({ ...lead, visits: [moved] }, moved, now);
  expect(mail.text).toContain('We’d told you Fri, Dec 4, 9:00 AM. That’s off now, and the attached file');
  expect(mail.calendars).toMatchObject([{ method: 'CANCEL' }]);
  expect(visitMissedMail({ ...lead, visits: [missed] }, missed, now).calendars ?? []).toEqual([]);
});

test('whose work was begun reads that it could not be done, not that nobody was there', () => {
  const missed = { ...visit, status: 'missed' as const, started_at: visit.start, ended_at: now };
  const mail = visitMissedMail({ ...lead, visits: [missed] }, missed, now);
  expect(mail.subject).toBe('We couldn’t do the work on Tuesday, December 1');
  expect(mail.text).toContain('Ana, we couldn’t do the work.');
  expect(mail.text).toMatch(/We came by for your appointment \(.+\), but couldn’t do the work\./);
  expect(mail.text).toContain('We’re sorry.');
  expect(mail.text).not.toContain('fee');
});

test('where we came ahead of the planned time and left before it, the miss names when we came', () => {
  const started_at = addHours(visit.start, -1);
  const missed = { ...visit, status: 'missed' as const, started_at, ended_at: addHours(visit.start, -0.5) };
  const mail = visitMissedMail({ ...lead, visits: [missed] }, missed, missed.ended_at);
  expect(mail.text).toContain(
    'We came by Tue, Dec 1, 8:00 AM, ahead of your 9:00 AM appointment, but couldn’t do the work.',
  );
});

test('the news of a review quotes words, and stars as no words', () => {
  const done = { ...lead, status: 'COMPLETED' as const };
  const newsOf = (words: string) => {
    const change = reviewSaid(done, { rating: 5, words, publish: false }, now);
    return change ? mailOfNews(change).text : '';
  };
  expect(newsOf('')).toContain('Ana left a review: 5 stars');
  expect(newsOf('')).not.toContain('Ana wrote');
  expect(newsOf('Like new.')).toContain('Ana wrote:\n> Like new.');
});

test('the confirmation says what was sent, when an answer usually comes, and where to add photos', () => {
  const { text } = requestReceivedMail(aLead(), { answer_time: 'within two hours' });
  expect(text).toContain('We usually answer within two hours.');
  expect(text).toContain(`Photos: None yet. Add photos: ${page}#photos`);
  expect(text).toContain(`Phone: Ends in 42. Correct it: ${page}#correct`);
  expect(text).not.toContain('555');
});

test('a request without water or power hears that access comes first', () => {
  const { text } = requestReceivedMail(aLead({ status: 'NEEDS_ACCESS_REVIEW' }), initialSettings);
  expect(text).toContain('Next, we’ll work out water and power at your boat');
  const dry = aLead({ status: 'NEEDS_ACCESS_REVIEW', has_water: false });
  expect(requestReceivedMail(dry, initialSettings).text).toContain('Next, we’ll work out water at your boat');
});

const yes = { answer: 'yes' as const, offerSentAt: now };
const extra = {
  id: '01JD3ZK8Q0000000000000000E',
  version: 1,
  line: 'New zincs',
  amount: 12_000,
  sent_at: now,
};
const wednesday = '2026-12-02T17:00:00.000Z';
const moved = { visit: { ...visit, start: wednesday }, before: visit };
const ready = { water: true, power: true, access: true, boat: true };
const news: readonly [subject: string, next: string, change: LeadChange][] = [
  ['Ana said yes: Tue, Dec 1, 9:00 AM', 'nothing to do', offerAnswered(lead, yes, { visit }, now)],
  [
    'Ana said yes, and can do Dec 4, Dec 7',
    'book one of these days',
    offerAnswered(lead, { ...yes, days: ['2026-12-04', '2026-12-07'] }, undefined, now),
  ],
  ['Ana said yes', 'book a day', offerAnswered(lead, yes, undefined, now)],
  [
    'Ana asks: Do you do teak?',
    'Next: write back.',
    offerAnswered(lead, { ...yes, answer: 'question', message: 'Do you do teak?' }, undefined, now),
  ],
  [
    'Ana declined: Too much.',
    'send a new price',
    offerAnswered(lead, { ...yes, answer: 'no', message: 'Too much.' }, undefined, now),
  ],
  ['Ana declined', 'send a new price', offerAnswered(lead, { ...yes, answer: 'no' }, undefined, now)],
  ['Ana moved Tue, Dec 1, 9:00 AM to Wed, Dec 2, 9:00 AM', 'in your calendar', visitMoved(lead, moved, now)],
  [
    'Ana asks to move Tue, Dec 1, 9:00 AM to Wed, Dec 2, 9:00 AM',
    'book the new time',
    moveWished(lead, visit, wednesday, now),
  ],
  ['Ana keeps Tue, Dec 1, 9:00 AM', 'nothing to do', timeKept(lead, visit, now)],
  ['Ana is ready for Tue, Dec 1, 9:00 AM', 'nothing to do', readySaid(lead, visit, ready, now)],
  [
    'Ana isn’t ready for Tue, Dec 1, 9:00 AM: no power',
    'write back',
    readySaid(lead, { ...visit, ready: { ...ready, at: now } }, { ...ready, power: false }, now),
  ],
  ['Ana canceled Tue, Dec 1, 9:00 AM', 'free again', visitCanceled(lead, visit, 'Sold it.', now)],
  ['Ana approved New zincs, $120.00 before tax', 'go ahead', extraAnswered(lead, extra, 'approve', now)],
  ['Ana turned down New zincs, $120.00 before tax', 'Leave it', extraAnswered(lead, extra, 'leave', now)],
  ['Ana wrote: Hello', 'Next: write back.', customerWrote(lead, { text: 'Hello', photos: [] }, now)],
  ['Ana sent 2 photos', 'Next: write back.', customerWrote(lead, { text: '', photos: ['a', 'b'] }, now)],
  ['Ana corrected the phone number', 'nothing to do', leadCorrected(lead, { phone: '310 555 0100' }, now)],
  ['Ana asks for a copy of their data', 'by Jan 7, 2027', dataRequested(lead, { wish: 'copy' }, now)],
  [
    'Ana asks for their data to be deleted',
    'their visit on Tue, Dec 1, 9:00 AM stays on, so not before that',
    dataRequested(lead, { wish: 'deletion' }, now),
  ],
];
const mailOfNews = ({ entries: [entry] }: LeadChange, about: Lead = lead) => {
  if (!entry) throw new Error('There is no news.');
  return newsMail(about, { id: 'entry', ...entry }, now);
};

test('the owner is told of a message in the time for complaints that it is in time, and of no later one', () => {
  const done = aLead({ status: 'COMPLETED', completed_at: addHours(now, -1) });
  const wrote = customerWrote(done, { text: 'One streak is left.', photos: [] }, now);
  expect(mailOfNews(wrote, done).text).toContain(
    'They wrote within 24 hours of the job, in time for a complaint.',
  );
  const long = { ...done, completed_at: addHours(now, -25) };
  expect(mailOfNews(wrote, long).text).not.toContain('complaint');
});

test('the owner reads where the boat is and what the customer was told it costs', () => {
  const wrote = customerWrote(lead, { text: 'See you then.', photos: [] }, now);
  expect(mailOfNews(wrote).text).toContain('Where: Basin C, slip 1204, Marina del Rey, CA 90292');
  expect(mailOfNews(wrote).text).not.toContain('Price:');
  expect(mailOfNews(wrote, { ...lead, offer_sent: offer }).text).toContain(
    'Price: $832 to $920, tax included',
  );
});

test('a message that asks to cancel or to move says so to the owner', () => {
  const wrote = customerWrote(lead, { text: 'My kid is sick.', photos: [] }, now);
  const asks = (wish: Partial<Visit>) => mailOfNews(wrote, { ...lead, visits: [{ ...visit, ...wish }] });
  const cancel = asks({ cancel_wish: { at: now } });
  expect(cancel.subject).toBe('Ana asks to cancel Tue, Dec 1, 9:00 AM');
  expect(cancel.text).toContain('My kid is sick.');
  expect(cancel.text).toContain('Next: cancel it in the lead, or write back.');
  expect(asks({ move_asked: { at: now } }).subject).toBe('Ana asks to move Tue, Dec 1, 9:00 AM');
});

test('the owner reads for which visit something isn’t ready', () => {
  const wrote = customerWrote(lead, { text: 'Not ready (Power): The pedestal is dead.', photos: [] }, now);
  const ready = { water: true, power: false, access: true, boat: true, at: now };
  expect(mailOfNews(wrote, { ...lead, visits: [{ ...visit, ready }] }).text).toContain(
    'It’s about the visit on Tue, Dec 1, 9:00 AM. Next: write back.',
  );
  expect(mailOfNews(wrote).text).not.toContain('the visit on');
});

test('the owner is told to reply only where the customer has an email', () => {
  const kept = timeKept(lead, visit, now);
  const { email: _, ...unmailed } = lead;
  const reply = 'Reply to this email to write to the customer.';
  expect(mailOfNews(kept).text).toContain(reply);
  expect(mailOfNews(kept, unmailed).text).not.toContain('Reply');
});

/** Where what the customer wrote stands below, it stands there alone. */
const headings: Readonly<Record<string, string>> = {
  'Ana asks: Do you do teak?': 'Ana has a question',
  'Ana declined: Too much.': 'Ana declined',
  'Ana wrote: Hello': 'Ana sent a message',
};

test.each(news)('the owner reads “%s” and what to do next', (subject, next, change) => {
  const mail = mailOfNews(change);
  expect(mail).toMatchObject({ to: 'owner@boatdetailingla.example', replyTo: 'ana@example.com', subject });
  expect(mail.text).toContain(`\n\n${headings[subject] ?? subject}\n\n`);
  expect(mail.text).toContain(next);
  expect(mail.text).toContain('Name: Ana Ortiz');
  expect(linksOf(mail)).toContain(`${site}/admin?lead=${lead.id}`);
});

test.each([
  ['a yes', offerAnswered(lead, { ...yes, message: 'Gate is open.' }, { visit }, now), 'Gate is open.'],
  ['a cancellation', visitCanceled(lead, visit, 'Sold it.', now), 'Sold it.'],
])('what the customer wrote with %s stands in the news', (_, change, said) => {
  expect(mailOfNews(change).text).toContain(`Ana wrote:\n> ${said}`);
});

test('news of where the boat is does not carry a gate code by email', () => {
  const change = leadCorrected(lead, { phone: '310 555 0100', berth: 'Slip 12, gate 4711' }, now);
  const mail = mailOfNews(change, leadAfter(lead, change.fields));
  expect(mail.subject).toBe('Ana corrected the phone number and told us where the boat is');
  expect(mail.text).toContain('Next: read it in the lead, and put it in the address if it’s right.');
  expect(mail.text).toContain('Address so far: Basin C, slip 1204, Marina del Rey, CA 90292');
  expect(`${mail.text}${mail.html}`).not.toContain('4711');
  expect(mailOfNews(change).text).not.toContain('Address so far');
});

test('an appointment’s emails promise no place that the customer has corrected', () => {
  const told = { ...lead, place_told_at: now };
  const where = /Where: Basin C, slip 1204, Marina del Rey, CA 90292\n *You’ve since told us where it is/;
  expect(appointmentMail(told, { visit }, now).text).toMatch(where);
  expect(readyCheckMail(told, visit, now).text).toMatch(where);
  expect(visitsCanceledMail(told, [visit], now).text).not.toContain('told us');
});

const { address: _address, has_water: _water, has_power: _power, ...unplaced } = lead;
const harbor = { ...lead, address: 'Holiday Harbor' };
const mailsOfVisit = (about: Lead, berth?: Berth) => [
  appointmentMail(about, { visit }, now, { berth }),
  appointmentMail(about, { visit: { ...visit, booked_at: '2026-12-01T01:00:00.000Z' } }, now, { berth }),
  readyCheckMail(about, visit, now, { berth }),
  onMyWayMail(about, visit, now, berth),
];

test.each([
  ['where a boat is', unplaced, 'Where’s your boat? We’ll need it to come by'],
  ['in which slip', harbor, 'Which dock and slip? We know the harbor'],
])('each email before a visit asks %s until that is known', (_, about, question) => {
  for (const mail of mailsOfVisit(about)) {
    expect(mail.text).toContain(question);
    expect(linksOf(mail)).toContain(`${page}#place`);
  }
  const known = [
    ...mailsOfVisit(about, { slip: '1204' }),
    ...mailsOfVisit({ ...about, place_told_at: now }),
    ...mailsOfVisit(lead),
  ];
  for (const mail of known) expect(linksOf(mail)).not.toContain(`${page}#place`);
});

test('an appointment’s email asks for water and power of which nobody has said a word', () => {
  const asked = (berth?: Berth) => appointmentMail(unplaced, { visit }, now, { berth }).text;
  expect(asked()).toContain(
    'Please make sure water and power are on by 9:00 AM. If there’s no water or power there, message us.',
  );
  expect(asked({ water: 'Hose bib' })).toContain('If there’s no power there');
  expect(appointmentMail(lead, { visit }, now).text).not.toContain('If there’s no');
});

test('news of a booking leaves something to do while nobody has told where the boat is', () => {
  const change = timeKept(unplaced, visit, now);
  expect(mailOfNews(change).text).toContain('There’s nothing to do.');
  const { text } = mailOfNews(change, unplaced);
  expect(text).toContain('You don’t know where the boat is yet: their page asks.');
  expect(text).not.toContain('nothing to do');
});

test('news of a long message has a subject that fits, and the whole text', () => {
  const text = `${'The deck is dirty and '.repeat(20)}that is all.`;
  const mail = mailOfNews(customerWrote(lead, { text, photos: [] }, now));
  expect(mail.subject.length).toBeLessThanOrEqual(78);
  expect(mail.subject).toMatch(/^Ana wrote: The deck .*…$/);
  expect(mail.text.match(/Ana wrote/g)).toHaveLength(1);
  expect(mail.text).toContain('that is all.');
});

test('news of somebody without an email address is answered to the owner’s own mailbox', () => {
  const { email: _, ...silent } = lead;
  expect(mailOfNews(visitMoved(silent, moved, now), silent)).not.toHaveProperty('replyTo');
});

test('a ready check of a later day names the day before it, and its link the day it asks about', () => {
  const today = { ...visit, id: '01JD3ZK8Q0000000000000000X', start: '2026-12-01T01:30:00.000Z' };
  const mail = readyCheckMail({ ...lead, visits: [visit, today] }, visit, '2026-12-01T00:00:00.000Z');
  expect(mail.text).toContain(
    'You’re also booked for Mon, Nov 30, 5:30 PM. This is about the appointment after that.',
  );
  expect(linksOf(mail)).toContain(`${page}${linkHash({ part: 'ready', start: visit.start })}`);
  const own = readyCheckMail({ ...lead, visits: [visit, today] }, today, '2026-12-01T00:00:00.000Z');
  expect(own.text).not.toContain('also booked');
});

test('a ready check says when, and asks only for what there is', () => {
  const dayBefore = '2026-12-01T00:00:00.000Z';
  const mail = readyCheckMail(lead, visit, dayBefore);
  expect(mail.subject).toBe('Is your boat ready? We’re coming tomorrow at 9:00 AM');
  expect(mail.text).toContain('Ana, we’ll be there tomorrow at 9:00 AM.');
  expect(mail.text).toContain(
    'By 9:00 AM, will water and power be on, the gate open or a key left for us, and the boat there?',
  );
  expect(linksOf(mail)).toContain(`${page}${linkHash({ part: 'ready', start: visit.start })}`);
  const again = readyCheckMail(
    aLead({ has_water: false, has_power: false }),
    visit,
    '2026-12-01T15:00:00.000Z',
  );
  expect(again.subject).toBe('Is your boat ready? We’re coming today at 9:00 AM');
  expect(again.text).toContain('will the gate be open or a key left for us, and the boat there?');
  expect(again.html).toContain('Gate, boat: one tap');
  const weather = { rain_percent: 75, wind_mph: 5, fetched_at: dayBefore, over: ['rain' as const] };
  expect(mail.text).not.toContain('forecast');
  expect(readyCheckMail(lead, visit, dayBefore, { weather }).text).toContain(
    'Rain is in the forecast for that time. If it rains, we’ll reschedule for free.',
  );
  expect(onMyWayMail(aLead({ has_power: false }), visit, visit.booked_at).text).toContain(
    'make sure water is on, and the gate',
  );
});

test('a ready check says that a time which was asked for is not confirmed', () => {
  const wishing = { ...visit, move_wish: { start: wednesday, at: now } };
  const { text } = readyCheckMail(lead, wishing, '2026-12-01T00:00:00.000Z');
  expect(text).toContain(
    'You asked for Wed, Dec 2, 9:00 AM instead. Until we confirm that, this time stands.',
  );
  expect(readyCheckMail(lead, wishing, wednesday).text).toContain(
    'instead, and we didn’t confirm that in time. This time stands.',
  );
});

test('a ready check names the other times that we offered, while there is one to pick', () => {
  const asked = '2026-12-01T00:00:00.000Z';
  const offering = (time: string) => ({ ...visit, move_offer: { times: [time], why: 'Wind.', at: now } });
  const named = 'We also offered you other times for this visit. Until you pick one, this time stands.';
  expect(readyCheckMail(lead, offering('2026-12-03T17:00:00.000Z'), asked).text).toContain(named);
  expect(readyCheckMail(lead, offering(asked), asked).text).not.toContain(named);
});

test('an offer of other times says why, names those that are to come, and that the old one stays', () => {
  const moveOffer = { times: ['2026-11-23T19:00:00.000Z', wednesday], why: 'Rain is likely.', at: now };
  const mail = moveOfferMail(lead, visit, moveOffer, now);
  expect(mail.subject).toBe('Could we move your Tue, Dec 1, 9:00 AM appointment?');
  expect(mail.text).toContain(
    `Rain is likely.\n\nWe could come instead:\n* Wed, Dec 2, 9:00 AM to 12:00 PM\n  ${page}#move=1796230800\nMore`,
  );
  expect(mail.text).toContain('could we come at another time?');
  expect(mail.text).toContain('Your time stays yours until you pick another.');
  expect(linksOf(mail)).toContain(`${page}#move`);
});

test('for time off it says that we can’t come, and offers no day that we can’t keep', () => {
  const why = 'We can’t come at that time after all.';
  const mail = moveOfferMail(lead, visit, { times: [wednesday], why, at: now, is_off: true }, now);
  expect(mail.subject).toBe('We have to move your Tue, Dec 1, 9:00 AM appointment');
  expect(mail.text).toContain('You were booked for');
  expect(mail.text).not.toContain('stays yours');
  expect(mail.text).toContain('Canceling is free too.');
});

test('extra work names the line, its tax and the sum, and that nothing happens without a yes', () => {
  const mail = extraMail(lead, { ...extra, photo: 'leads/zincs.jpg' }, now);
  expect(mail.text).toContain('New zincs: $120.00\nSales tax, 9.5%: $11.40\nWith tax: $131.40');
  expect(mail.text).toContain('There’s a photo there too. We won’t do it unless you approve it.');
  expect(mail.text).not.toContain('leads/zincs.jpg');
  expect(linksOf(mail)).toContain(`${page}#extras`);
});

test('extra work shows its photo, in the email itself and never by an address', async () => {
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const mail = extraMail(lead, { ...extra, photo: 'leads/zincs.jpg' }, now, picture);
  expect(mail.html).toContain('<img src="cid:extra@boat" alt="Our photo: New zincs"');
  expect(mail.text).toContain('Our photo: New zincs (attached)');
  const mime = (await mimeOf(mail)).toString();
  expect(mime).toMatch(/Content-Id: <extra@boat>/i);
  expect(mime).toContain(Buffer.from(picture).toString('base64'));
});

test('news of a question names the photos that came with it', () => {
  const asked = { ...yes, answer: 'question' as const, message: 'Is this rust?', photo_urls: ['a'] };
  const { text } = mailOfNews(offerAnswered(lead, asked, undefined, now));
  expect(text).toContain('Ana wrote:\n> Is this rust?');
  expect(text).toContain('Photos: See the photo');
});

const ownersMail = (text: string, photos: string[], at?: string, of = lead) => {
  const [written] = ownerWrote(of, { text, photos, at }, { admin: 'admin', now }).entries;
  if (!written) throw new Error('Nothing was written.');
  return messageMail(lead, { id: 'entry', ...written }, now);
};

test('a message says that there are photos to see, and leads to them', () => {
  const mail = ownersMail('This is the spot.', ['incoming/one.jpg', 'incoming/two.jpg']);
  expect(mail.text).toContain('> This is the spot.');
  expect(mail.text).toContain('There are 2 photos to see on your page.');
  expect(mail.text).not.toContain('incoming/');
  expect(linksOf(mail)).toContain(`${page}#messages`);
  const plain = ownersMail('We’ll be there.', []);
  expect(plain.text).not.toContain('to see on your page');
  expect(linksOf(plain)).toContain(`${page}#write`);
});

test('an answer quotes what it answers, under what the owner wrote', () => {
  const asked = { ...lead, unanswered: { at: addHours(now, -26), text: 'Can you do teak, too?' } };
  expect(ownersMail('Sure.', [], undefined, asked).text).toMatch(
    /> Sure\.\n\nYou wrote, .*, \d+:\d\d [AP]M:\n> Can you do teak, too\?/,
  );
  expect(ownersMail('Sure.', []).text).not.toContain('You wrote');
});

test('a message that waited for signal says when it was written', () => {
  const waited = (hours: number) => ownersMail('Ten minutes late.', [], addHours(now, -hours)).text;
  expect(waited(2)).toMatch(/Written at \d+:\d\d [AP]M, sent when we had signal again\./);
  expect(waited(26)).toContain('Sent when we had signal again.');
  expect(waited(0.05)).not.toContain('signal');
});

const onAgainText = 'Your appointment is on after all. No need to pick a new time.';

test('that a visit is on after all names its time', () => {
  const onAgain = ownersMail(onAgainText, []);
  expect(onAgain.text).toMatch(/Booked for: Tue, Dec 1, 9:00 AM to /);
  expect(onAgain.text).not.toContain('It’s past');
  const [visit] = lead.visits ?? [];
  if (!visit) throw new Error('Nothing is booked.');
  const at = addHours(visit.start, 1);
  const [entry] = ownerWrote(lead, { text: onAgainText, photos: [] }, { admin: 'admin', now: at }).entries;
  if (!entry) throw new Error('Nothing was written.');
  const late = { ...lead, visits: [{ ...visit, late: { at } }] };
  expect(messageMail(late, { id: 'entry', ...entry }, at).text).toContain(
    'It’s past the time it was planned for.',
  );
  expect(ownersMail('We’ll be there.', []).text).not.toContain('Booked for');
});

test('a follow-up says what it is about, and leads to the answer or the payment', () => {
  const later = '2026-12-20T18:00:00.000Z';
  const mailOfFollowUp = (about: Lead) => {
    const [written] = followedUp(about, { admin: 'admin', now: later }).entries;
    if (!written) throw new Error('Nothing was written.');
    return messageMail(about, { id: 'entry', ...written }, later);
  };
  const waiting = { ...offer, sent_at: '2026-12-10T18:00:00.000Z', valid_until: '2026-12-28T18:00:00.000Z' };
  const price = mailOfFollowUp(aLead({ status: 'OFFER_SENT', offer_sent: waiting }));
  expect(price.subject).toMatch(/^A reminder of your price: \$/);
  expect(linksOf(price)).toContain(`${page}#yes`);
  const bill = mailOfFollowUp(aLead({ status: 'COMPLETED', record: aRecord() }));
  expect(bill.subject).toBe('A reminder: $1,095.00 for receipt 2026-0001');
  expect(linksOf(bill)).toContain(`${page}#pay`);
  expect([price, bill].map(filledButtons)).toEqual([1, 1]);
});

test('a message of one photo alone puts no words into the owner’s mouth', () => {
  const mail = ownersMail('', ['incoming/one.jpg']);
  expect(mail.text).toContain('Ana, we sent you a photo.');
  expect(mail.text).toContain('There’s a photo to see on your page.');
  expect(mail.text).not.toContain('Sent a photo.');
});

const entry = { id: 'entry', ...customerWrote(lead, { text: 'Hello', photos: [] }, now).entries[0] };

test.each([
  ['an offer', offerMail(aLead(), offer)],
  ['an appointment', appointmentMail(lead, { visit }, now)],
  ['a ready check', readyCheckMail(lead, visit, now)],
  ['a message', messageMail(lead, entry as Parameters<typeof messageMail>[1], now)],
  ['extra work', extraMail(lead, extra, now)],
  ['a code', dataCodeMail(lead, '123456')],
])('%s has one filled button', (_, mail) => {
  expect(filledButtons(mail)).toBe(1);
});

test('a code is not shown by a locked phone', () => {
  const mail = dataCodeMail(lead, '123456');
  expect(mail.subject).not.toContain('123456');
  expect(mail.html.split('123456')).toHaveLength(2);
  expect(mail.text).toContain('\n\n123456\n\n');
});

test('a lost link: one request is named by its link, several by their boats too, newest first', () => {
  const email = 'ana@example.com';
  const newest = { ...aLead(), email };
  const one = lostLinkMail(newest, { to: email, open: [newest], pages: [] });
  expect([one.to, one.subject]).toEqual([email, 'Your link']);
  expect(one.text).toContain(`Open your page:\n${page}`);
  const older = { ...aLead({ public_slug: 'older-older-older-olde1', brand: 'Duffy' }), email };
  const two = lostLinkMail(newest, { to: email, open: [newest, older], pages: ['key-key-key-key-key-ke'] });
  expect(two.text).toContain(`See your boats:\n${site}/my/key-key-key-key-key-ke`);
  expect(two.subject).toBe('Your links');
  expect(linksOf(two).filter((href) => href?.includes('/status/'))).toEqual([
    page,
    `${site}/status/older-older-older-olde1`,
  ]);
});

test('below every email to a customer stands the way back to a lost link, below none to the owner', () => {
  const { text, html } = readyCheckMail(lead, visit, now);
  expect(text).toContain(`Email me my link\n${site}/my-link`);
  expect(html).toContain(`href="${site}/my-link"`);
  const owners = mailOfNews(customerWrote(lead, { text: 'Hi', photos: [] }, now));
  expect(owners.text + owners.html).not.toContain('/my-link');
});

const minutesAfterStart = (minutes: number) =>
  new Date(Date.parse(aVisit().start) + minutes * 60_000).toISOString();

test('on my way asks for nothing that the customer has said is so', () => {
  const said = { water: true, power: true, access: true, boat: true, at: aVisit().booked_at };
  const ready = onMyWayMail(aLead(), aVisit({ ready: said }), minutesAfterStart(-18)).text;
  expect(ready).toContain('You said everything’s ready, so you don’t need to be there.');
  expect(ready).not.toContain('Please make sure');
  const notAll = onMyWayMail(
    aLead(),
    aVisit({ ready: { ...said, power: false } }),
    minutesAfterStart(-18),
  ).text;
  expect(notAll).toContain('You told us: no power. If that’s changed, message us on your page.');
  expect(notAll).not.toContain('Please make sure');
  const notYetAll = { ...said, boat: null };
  expect(onMyWayMail(aLead(), aVisit({ ready: notYetAll }), minutesAfterStart(-18)).text).toContain(
    'Please make sure',
  );
});

test('on my way promises only what is so at that minute', () => {
  const timely = onMyWayMail(aLead(), aVisit(), minutesAfterStart(-18)).text;
  expect(timely).toContain('We’ll be at your boat by about 9:00 AM.');
  const late = onMyWayMail(aLead(), aVisit(), minutesAfterStart(20)).text;
  expect(late).toContain('We were due at 9:00 AM and are on our way now. Sorry about the wait.');
  expect(late).not.toContain('be at your boat by');
  const known = aVisit({ late: { about: minutesAfterStart(45), at: aVisit().start } });
  expect(onMyWayMail(aLead(), known, minutesAfterStart(20)).text).toContain('by about 9:45 AM.');
});

test('running late names the new start, about when we are done, and the reason', () => {
  const late = { about: minutesAfterStart(45), why: 'Stuck behind an accident on Lincoln.' };
  const mail = lateMail(aLead(), aVisit(), late);
  expect(mail.subject).toBe('Running late: about 9:45 AM instead of 9:00 AM');
  expect(mail.text).toContain('You were booked for 9:00 AM. Now it’s about 9:45 AM, done by about 12:45 PM.');
  expect(mail.text).toContain('“Stuck behind an accident on Lincoln.”');
  const unknown = lateMail(aLead(), aVisit(), {});
  expect(unknown.text).toContain('We don’t have a new time yet');
});

test('extra work says until when an answer is of use, and what happens without one', () => {
  const { text } = extraMail(lead, { ...extra, answer_by: '2026-11-23T21:00:00.000Z' }, now);
  expect(text).toContain('Please answer by Mon, Nov 23, 1:00 PM; without an answer we’ll leave it.');
  expect(extraMail(lead, extra, now).text).not.toContain('Please answer by');
});

test('a plan that was asked for stands in price, appointment and “done” until it is set up', () => {
  const said = 'You asked for the Basic plan. You’ll hear from us about it';
  expect(offerMail(lead, offer, 'basic').text).toContain(`${said} after this job.`);
  expect(appointmentMail(lead, { visit }, now, { planWish: 'basic' }).text).toContain(
    `${said} after this job.`,
  );
  const done = { ...lead, status: 'COMPLETED' as const };
  expect(doneMail(done, initialSettings, [], 'basic').text).toContain(`${said}.`);
  expect(offerMail(lead, offer).text).not.toContain('plan');
});
