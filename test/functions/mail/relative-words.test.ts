import process from 'node:process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours, dayOf, formatMoment, nextDay } from '#domain/los-angeles.ts';
import { newEntry } from '#domain/timeline.ts';
import { appointmentMail, lateMail, onMyWayMail } from '#functions/mail/appointment-mail.ts';
import { extraMail } from '#functions/mail/extra-mail.ts';
import { messageMail } from '#functions/mail/message-mail.ts';
import { moveOfferMail } from '#functions/mail/move-offer-mail.ts';
import { newsMail } from '#functions/mail/news-mail.ts';
import { readyCheckMail } from '#functions/mail/ready-check-mail.ts';
import type { Mail } from '#functions/mail/send-mail.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';
import { testEnvironment } from '../../call-handler.ts';

Object.assign(process.env, testEnvironment);

/** Around midnight, noon and both daylight-saving nights. */
const starts = ['2026-12-01T17:00:00.000Z', '2026-11-01T16:00:00.000Z', '2027-03-14T15:00:00.000Z'];
const hoursBefore = fc.double({ min: 0.05, max: 72, noNaN: true });

const wordsOfDay = /\b(today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week))\b/gi;
const isTrue = (word: string, about: string, now: string): boolean =>
  word === 'today'
    ? dayOf(about) === dayOf(now)
    : word === 'tomorrow' && dayOf(about) === nextDay(dayOf(now));

/** The emails about a visit, as they go out at an hour. */
function mailsAt(start: string, now: string): Record<string, Mail> {
  const lead = aLead({ status: 'SCHEDULED' });
  const late = { about: addHours(start, 1), at: now };
  const visit = aVisit({ start, booked_at: addHours(start, -200), on_my_way_at: now, late });
  const extra = { id: 'e', version: 1, line: 'Teak', amount: 5000, sent_at: now, answer_by: start };
  return {
    ready: readyCheckMail(lead, visit, now),
    appointment: appointmentMail(lead, { visit }, now),
    moved: appointmentMail(lead, { visit, before: { ...visit, start: addHours(start, -24) } }, now),
    onMyWay: onMyWayMail(lead, visit, now),
    late: lateMail(lead, visit, late),
    extra: extraMail(lead, extra, now),
    move: moveOfferMail(lead, visit, { times: [addHours(start, 48)], why: 'Rain.', at: now }, now),
  };
}

test('a word such as today or tomorrow is true at the hour that an email goes out, however late that is', () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...starts), hoursBefore, (start, hours) => {
      const now = addHours(start, -hours);
      for (const [name, { subject, text }] of Object.entries(mailsAt(start, now))) {
        for (const [word] of `${subject} ${text}`.matchAll(wordsOfDay)) {
          said.add(word.toLowerCase());
          expect(isTrue(word.toLowerCase(), start, now), `${name}, ${hours} hours before: ${word}`).toBe(
            true,
          );
        }
      }
    }),
  );
  expect([...said].sort()).toEqual(['today', 'tomorrow']);
});

test('what somebody wrote bears its time where the email goes on a later day', () => {
  const wrote = '2026-12-01T01:00:00.000Z';
  const [sameDay, nextMorning] = ['2026-12-01T07:59:00.000Z', '2026-12-01T08:01:00.000Z'];
  const lead = aLead();
  const visit = aVisit({ start: '2026-12-02T17:00:00.000Z' });
  const said = { lead_id: lead.id, status: 'Message', note: 'See you tomorrow', is_public: true };
  const entry = { id: 'entry', ...newEntry(said, 'admin', wrote) };
  const offer = { times: ['2026-12-04T17:00:00.000Z'], why: 'It will rain tomorrow.', at: wrote };
  for (const mailAt of [
    (now: string) => messageMail(lead, entry, now),
    (now: string) => newsMail(lead, { ...entry, message: { from: 'customer' } }, now),
    (now: string) => moveOfferMail(lead, visit, offer, now),
  ]) {
    expect(mailAt(sameDay).text).not.toContain(formatMoment(wrote, sameDay));
    expect(mailAt(nextMorning).text).toContain(formatMoment(wrote, nextMorning));
  }
});
