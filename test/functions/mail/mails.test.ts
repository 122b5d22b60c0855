import process from 'node:process';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { packageIds } from '#domain/price/packages.ts';
import { namesOf } from '#domain/price/prices.ts';
import { initialSettings } from '#domain/settings.ts';
import { newEntry } from '#domain/timeline.ts';
import { appointmentMail, lateMail, onMyWayMail } from '#functions/mail/appointment-mail.ts';
import { cameBackMail } from '#functions/mail/came-back-mail.ts';
import {
  canceledByCustomerMail,
  visitMissedMail,
  visitsCanceledMail,
} from '#functions/mail/cancellation-mail.ts';
import { careMail } from '#functions/mail/care-mail.ts';
import { dataCodeMail } from '#functions/mail/data-code-mail.ts';
import { doneMail } from '#functions/mail/done-mail.ts';
import { extraMail } from '#functions/mail/extra-mail.ts';
import { lostLinkMail } from '#functions/mail/lost-link-mail.ts';
import { messageMail } from '#functions/mail/message-mail.ts';
import { moveOfferMail } from '#functions/mail/move-offer-mail.ts';
import { newLeadMail } from '#functions/mail/new-lead-mail.ts';
import { newsMail } from '#functions/mail/news-mail.ts';
import { offerMail } from '#functions/mail/offer-mail.ts';
import { planPriceMail, planVisitMail } from '#functions/mail/plan-mail.ts';
import { planEndedMail, planSetMail } from '#functions/mail/plan-notice-mail.ts';
import { quoteDecisionMail } from '#functions/mail/quote-decision-mail.ts';
import { readyCheckMail } from '#functions/mail/ready-check-mail.ts';
import { paymentMail, receiptMail } from '#functions/mail/receipt-mail.ts';
import { requestReceivedMail } from '#functions/mail/request-received-mail.ts';
import { reviewMail } from '#functions/mail/review-mail.ts';
import { type Mail, mimeOf } from '#functions/mail/send-mail.ts';
import { aJobPhoto } from '../../a-job-photo.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';
import { site, testEnvironment } from '../../call-handler.ts';
import { aPlan } from '../../domain/plan/a-plan.ts';

Object.assign(process.env, testEnvironment);

const now = '2026-03-01T10:00:00.000Z';
const visit = aVisit({ start: '2026-03-08T16:00:00.000Z', sent_at: now });
const canceledVisit = { ...visit, status: 'canceled' as const, sequence: 1, ended_at: now };
const range = {
  est_price_min: 700,
  est_price_max: 1850,
  sent_at: now,
  times: ['2026-03-10T16:00:00.000Z', '2026-03-11T20:00:00.000Z'],
  note: 'Thanks for the photos.\n\nThe rails take a little longer.',
  valid_until: '2026-03-15T10:00:00.000Z',
};
const planFacts = { postal_address: '1 Main St', token: 'a'.repeat(22), isShown: true };
const careFacts = {
  postal_address: '1 Main St',
  prices,
  floors: firstFloors,
  names: namesOf(packages),
  starts: ['2026-03-10T16:00:00.000Z'],
  hours: 3,
  token: 'a'.repeat(22),
};
const received = (lead: Lead) => requestReceivedMail(lead, initialSettings);
const entry = {
  id: 'entry',
  ...newEntry(
    { lead_id: aLead().id, status: 'Message', note: 'Is Friday fine?\nAna', is_public: true },
    'customer',
    now,
  ),
};
const extra = {
  id: '01JD3ZK8Q0000000000000000E',
  version: 1,
  line: 'New zincs',
  amount: 12_000,
  photo: 'leads/photo.jpg',
  sent_at: now,
};
const moveOffer = { times: ['2026-03-10T16:00:00.000Z'], why: 'Rain is likely on Sunday.', at: now };
const mails: readonly (readonly [string, (lead: Lead) => Mail])[] = [
  ['request received', received],
  ['new lead', newLeadMail],
  ['offer', (lead) => offerMail(lead, range)],
  ['appointment', (lead) => appointmentMail(lead, { visit }, now)],
  ['done', (lead) => doneMail({ ...lead, completed_at: '2026-12-31T23:30:00.000Z' }, initialSettings)],
  ['receipt', (lead) => receiptMail(lead, aRecord(), initialSettings)],
  [
    'paid receipt',
    (lead) =>
      paymentMail(lead, aRecord({ paid_on: '2026-12-03' }), initialSettings, '2026-12-03T17:00:00.000Z'),
  ],
  ['came back', (lead) => cameBackMail(lead, visit, now)],
  ['quote decision', (lead) => quoteDecisionMail({ ...lead, quote_decision: 'accepted' })],
  ['appointment canceled', (lead) => visitsCanceledMail(lead, [canceledVisit], now)],
  ['canceled by the customer', (lead) => canceledByCustomerMail(lead, canceledVisit, now)],
  ['missed visit', (lead) => visitMissedMail(lead, visit, now)],
  ['on my way', (lead) => onMyWayMail(lead, visit, visit.booked_at)],
  ['running late', (lead) => lateMail(lead, visit, { why: 'An accident.' })],
  ['news', (lead) => newsMail(lead, entry, now)],
  ['message', (lead) => messageMail(lead, entry, now)],
  ['extra work', (lead) => extraMail(lead, extra, visit.booked_at)],
  ['other times', (lead) => moveOfferMail(lead, visit, moveOffer, now)],
  ['ready check', (lead) => readyCheckMail(lead, visit, now)],
  ['code', (lead) => dataCodeMail(lead, '123456')],
  ['lost link', (lead) => lostLinkMail(lead, { to: lead.email ?? '', open: [], pages: ['a'.repeat(22)] })],
  ['care', (lead) => careMail({ ...lead, record: aRecord() }, careFacts, now)],
  [
    'plan visit',
    (lead) => {
      const offer = { est_price_min: 156, est_price_max: 156, sent_at: now, times: [visit.start] };
      const plan = { id: lead.id, due: '2026-12-05', every_weeks: 4 };
      return planVisitMail(lead, { offer, plan }, planFacts, now);
    },
  ],
  [
    'plan price',
    (lead) => {
      const next_rate = { rate_per_foot: 6.5, from: now };
      return planPriceMail(
        lead,
        { plan: { ...aPlan({ rate_per_foot: 6 }), next_rate }, boat: {} },
        planFacts,
        now,
      );
    },
  ],
  [
    'new plan',
    (lead) => {
      const plan = aPlan({ level: 'basic', rate_per_foot: 6.5 });
      const boat = { id: lead.id, length_ft: 24, berth: {} };
      return planSetMail(lead, { plan, boat, holds: 'A wash.', names: careFacts.names }, planFacts, now);
    },
  ],
  [
    'plan ended',
    (lead) => planEndedMail(lead, { work: 'Wash', boat: undefined, stays: undefined }, planFacts),
  ],
  ['review', (lead) => reviewMail(lead, { postal_address: '1 Main St', profile_url: '' }, 'a'.repeat(22))],
];
test('the email of a new plan bears the plan’s service, whatever the customer’s last job was', () => {
  const boat = { id: aLead().id, length_ft: 24, berth: {} };
  const facts = { plan: aPlan(), boat, holds: undefined, names: careFacts.names };
  const { text, html } = planSetMail(aLead({ requested_service: 'exterior' }), facts, planFacts, now);
  const { exterior, wash } = careFacts.names;
  for (const content of [text, html]) {
    expect(content).toContain(wash.title);
    expect(content).not.toContain(exterior.title);
  }
});

const parse = async (mail: Mail) => PostalMime.parse(await mimeOf(mail), { attachmentEncoding: 'utf8' });
const asText = (html: string) =>
  html
    .replace(/<(head|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test('the receipt names the approved work that was left off', () => {
  const at = '2026-12-01T16:00:00.000Z';
  const work = { version: 1, amount: 6000, sent_at: at, answer: 'approve', answered_at: at } as const;
  const extras = [
    { ...work, id: '01JD3ZK8Q0000000000000000E', line: 'Cleats', left_off: true as const },
    { ...work, id: '01JD3ZK8Q0000000000000000F', line: 'Rails' },
  ];
  const { text } = receiptMail(aLead({ extras }), aRecord(), initialSettings);
  expect(text).toContain('You approved “Cleats” for $60.00. It isn’t charged.');
  expect(text).not.toContain('“Rails”');
});

test.each(mails)('each line of the email "%s" ends in CRLF', async (_, make) => {
  const raw = (await mimeOf(make(aLead({ notes: 'one\ntwo\r\nthree' })))).toString('latin1');
  expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/);
});

test('an encoded word that somebody typed is not decoded', async () => {
  const city = '=?utf-8?Q?Venice=0d=0aBcc:_victim=40evil.example?=';
  const { subject, bcc } = await parse(newLeadMail(aLead({ city })));
  expect(subject).toContain('= ?utf-8?Q?Venice=0d=0aBcc:');
  expect(bcc).toBeUndefined();
});

const fullLead = aLead({
  oxidation_level: 'Light',
  brand: 'Sea Ray',
  model: 'SLX 250',
  year: 2015,
  hull_material: 'Fiberglass',
  preferred_date: '2026-03-19',
  preferred_window: 'morning',
  monthly_plan_interest: 'premium',
  notes: 'Gate code 12.\nAsk for Bob.',
  photo_urls: ['a', 'b'],
  utm: { package: 'wash', utm_source: 'flyer' },
});

test.each(mails)(
  'the email "%s" goes to one person, with reply-to, text, HTML and a plain subject',
  async (_, make) => {
    const mail = await parse(make(fullLead));
    expect(mail.to).toHaveLength(1);
    expect(mail.from).toMatchObject({ name: 'Boat Detailing LA', address: 'hello@boatdetailingla.example' });
    const writesTo =
      mail.to?.[0]?.address === 'ana@example.com' ? 'owner@boatdetailingla.example' : 'ana@example.com';
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([writesTo]);
    expect(mail.subject?.length).toBeLessThanOrEqual(78);
    expect(mail.subject).not.toMatch(/[!\r\n]/);
    expect(mail.html).toMatch(/^<!doctype html>/);
  },
);

test.each(mails)('the text of "%s" says all that its HTML says', (_, make) => {
  const { html, text } = make(fullLead);
  const seen = asText(html);
  const plain = text.replace(/^> /gm, '').replace(/\s+/g, ' ');
  const facts = [...html.matchAll(/<t[hd][^>]*>([^<]+)<\/t[hd]>/g)].map(([, cell = '']) =>
    asText(cell).trim(),
  );
  expect(facts.length).toBeGreaterThan(2);
  for (const fact of facts.filter(
    (found) => found !== '' && found !== '&nbsp;' && found !== 'Boat Detailing LA',
  )) {
    expect(plain).toContain(fact);
  }
  for (const [, href = ''] of html.matchAll(/href="(https?:[^"]+)"/g))
    expect(plain).toContain(href.replaceAll('&amp;', '&'));
  const [, footer = ''] = text.split('-- \n');
  for (const line of footer.split('\n').filter((said) => !/^(https?:|$)/.test(said))) {
    expect(seen).toContain(line);
  }
});

test.each(packageIds)('the flag of %s is a PNG of the site', (requested_service) => {
  const { html } = received(aLead({ requested_service }));
  expect(html).toContain(`src="${site}/flags/flag-${requested_service}.png"`);
});

test('the customer reads the choices, the estimate and the status link', () => {
  const { to, subject, text } = received(fullLead);
  expect(to).toBe('ana@example.com');
  expect(subject).toBe('We have your request: Complete Detail');
  expect(text).toContain('Ana, we’ve got it.');
  expect(text).toContain('Boat: 24 ft Runabout');
  expect(text).toContain('You asked for: Thursday, March 19, Morning (8AM-12PM)');
  expect(text).toContain('Condition: Good, light oxidation');
  expect(text).toContain('Ballpark: ~$672 before tax, at $28 per foot');
  expect(text).toContain('We usually answer within one day.');
  expect(text).toContain(`${site}/status/AAAAAAAAAAAAAAAAAAAAAA`);
});

test('nothing that a stranger typed freely reaches the customer of a booking', () => {
  const spam = 'www.spam.example';
  const { subject, text, html } = received(
    aLead({
      full_name: `${spam} x`,
      address: spam,
      city: spam,
      notes: spam,
      brand: spam,
      model: spam,
      utm: { utm_source: spam },
    }),
  );
  expect(`${subject}${text}${html}`).not.toContain(spam);
  expect(text).toContain('We’ve got it.');
});

test('the owner reads which of water and power is missing where one asks for another way', () => {
  const asks = (at: Partial<Lead>) => newLeadMail({ ...fullLead, status: 'NEEDS_ACCESS_REVIEW', ...at }).text;
  expect(asks({ has_water: false, has_power: true })).toContain('Access: No water there.');
  expect(asks({ has_water: false, has_power: false })).toContain('Access: No water or power there.');
});

test('the owner reads everything and gets to the lead', () => {
  const { to, subject, text } = newLeadMail(fullLead);
  expect(to).toBe('owner@boatdetailingla.example');
  expect(subject).toBe('New lead: Complete Detail, 24 ft Runabout, Marina del Rey');
  for (const fact of [
    'Name: Ana Ortiz',
    'Email: ana@example.com',
    'Phone: (310) 555-0142',
    'Text: +13105550142',
    'Place: Basin C, slip 1204, Marina del Rey, CA 90292',
    'Service: Complete Detail: Deep wash, Protection, Interior',
    'Make: 2015 Sea Ray SLX 250',
    'Hull: Fiberglass',
    'Condition: Good',
    'Oxidation: Light',
    'Water: Available',
    'Power: Available',
    'Plan: Premium',
    `Photos: See the 2 sent: ${site}/admin?lead=${fullLead.id}`,
    'Apple Maps: https://maps.apple.com/?q=Basin%20C%2C%20slip%201204%2C%20Marina%20del%20Rey%2C%20CA%2090292',
    'https://www.google.com/maps/search/?api=1&query=Basin%20C%2C%20slip%201204%2C%20Marina%20del%20Rey%2C%20CA%2090292',
    '> Gate code 12.\n> Ask for Bob.',
    'Received: Sun, Mar 1, 8:20 AM PT',
    'Source: utm_source=flyer',
    `${site}/admin?lead=${fullLead.id}`,
    `${site}/status/${fullLead.public_slug}`,
  ]) {
    expect(text).toContain(fact);
  }
});

test.each([
  [{ est_price_min: 700, est_price_max: 1850 }, 'price range', '$700 to $1,850'],
  [{ est_price_min: 700, est_price_max: 700 }, 'price', '$700'],
])('the offer %j is a %s of %s', (offered, noun, shown) => {
  const { subject, text } = offerMail(aLead(), { ...range, ...offered });
  expect(subject).toBe(`Your ${noun}: ${shown} before tax`);
  expect(text).toContain(`\n\nAna, it’s ${shown}.\n\n`);
  expect(text).toContain(`Complete Detail, 24 ft Runabout: ${shown}\n`);
  expect(text).toContain(`${site}/status/AAAAAAAAAAAAAAAAAAAAAA`);
});

test.each([
  ['REQUEST', 'CONFIRMED', 0, (lead: Lead) => appointmentMail(lead, { visit }, now)],
  ['CANCEL', 'CANCELLED', 1, (lead: Lead) => visitsCanceledMail(lead, [canceledVisit], now)],
] as const)('an appointment mail carries a %s file for calendars', async (method, status, sequence, make) => {
  const { headers, attachments } = await parse(make(aLead()));
  expect(headers.find(({ key }) => key === 'content-type')?.value).toContain('multipart/mixed');
  expect(attachments.map(({ mimeType, method: of }) => [mimeType, of])).toEqual([
    ['text/calendar', method],
    ['application/ics', undefined],
  ]);
  expect(attachments[1]?.filename).toBe('appointment.ics');
  const [, attached] = attachments;
  const calendar = new ICAL.Component(ICAL.parse(String(attached?.content)));
  const event = calendar.getFirstSubcomponent('vevent');
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  expect(event?.getFirstPropertyValue('uid')).toBe('01jd3zk8q0000000000000000a@boatdetailingla.example');
  expect(event?.getFirstPropertyValue('sequence')).toBe(sequence);
  expect(event?.getFirstPropertyValue('status')).toBe(status);
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-03-08T16:00:00Z');
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-03-08T19:00:00Z');
  expect(event?.getFirstPropertyValue('attendee')).toBe('mailto:ana@example.com');
});

test('the email of a day that is added names the days that stand', () => {
  const other = { ...visit, id: '01JD3ZK8Q0000000000000000W', start: '2026-03-09T16:00:00.000Z' };
  const { text } = appointmentMail(aLead({ visits: [visit, other] }), { visit: other }, now);
  expect(text).toContain('Booked too: Sun, Mar 8, 9:00 AM to 12:00 PM');
  const move_offer = { times: [], why: 'I’m sick.', at: now, is_off: true as const };
  const off = aLead({ visits: [{ ...visit, move_offer }, other] });
  expect(appointmentMail(off, { visit: other }, now).text).not.toContain('Booked too');
  expect(readyCheckMail(off, other, now).text).not.toContain('also booked');
});

test('several visits that are canceled at once go out in one email, each with a file of its own', async () => {
  const second = {
    ...canceledVisit,
    id: '01JD3ZK8Q0000000000000000W',
    uid: 'second@boatdetailingla.example',
  };
  const { subject, attachments } = await parse(visitsCanceledMail(aLead(), [canceledVisit, second], now));
  expect(subject).toBe('Canceled: your appointments from Sunday, March 8');
  const files = attachments.map(({ content }) => String(content));
  for (const { uid } of [canceledVisit, second]) {
    expect(files.some((file) => file.includes(`UID:${uid}`) && file.includes('METHOD:CANCEL'))).toBe(true);
  }
});

test('an appointment on a daylight-saving day is told in the hours of the clock', () => {
  const { subject, text } = appointmentMail(
    aLead(),
    { visit: { ...visit, start: '2026-11-01T16:00:00.000Z' } },
    now,
  );
  expect(subject).toBe('Your appointment: Sunday, November 1, 8:00 AM to 11:00 AM');
  expect(text).toContain('Where: Basin C, slip 1204, Marina del Rey, CA 90292');
});

test('a return visit is named in its email and calendar file, at no new charge', () => {
  const lead = aLead({ record: aRecord(), completed_at: '2026-03-01T16:20:00.000Z' });
  const { subject, text, calendars } = appointmentMail(lead, { visit }, now);
  expect(text).toContain('Service: Return visit: Complete Detail');
  expect(calendars?.[0]?.content).toContain('SUMMARY:Boat detailing\\, return visit: Complete Detail');
  expect(subject).toMatch(/^We’re coming back: /);
  expect(text).toContain('we’re coming back.');
  expect(text).toContain(
    'It’s part of the job on receipt 2026-0001, so there’s no new charge for this visit.',
  );
  expect(text).toMatch(/free until [^.]+\. After that, message us there\./);
  expect(text).not.toContain('fee');
});

test('the email of an appointment names a fee to who has accepted the terms, and to nobody else', () => {
  const { terms_accepted_at: _, ...byHand } = aLead();
  expect(appointmentMail(aLead(), { visit }, now).text).toContain('a trip fee may apply');
  expect(appointmentMail(byHand, { visit }, now).text).not.toContain('fee');
});

test('a booking by hand without a yes to its offer leaves the customer room to say otherwise', () => {
  const offer_sent = { est_price_min: 760, est_price_max: 840, sent_at: now };
  const room = 'If any of this isn’t what you expected, tell us on your page.';
  expect(appointmentMail(aLead({ offer_sent }), { visit }, now).text).toContain(room);
  const offer_answer = { answer: 'yes', at: now } as const;
  expect(appointmentMail(aLead({ offer_sent, offer_answer }), { visit }, now).text).not.toContain(room);
  expect(appointmentMail(aLead(), { visit }, now).text).not.toContain(room);
});

test('the end of a return visit says when we came back, and that it cost nothing unless the receipt changed since', () => {
  const back = { ...visit, status: 'done' as const, booked_at: '2026-03-07T10:00:00.000Z' };
  const text = (made_at: string) =>
    cameBackMail(aLead({ record: aRecord({ made_at }) }), { ...back, ended_at: back.start }, now).text;
  const free = 'There’s no new charge for this visit. Receipt 2026-0001 stays as it is.';
  expect(text('2026-03-06T10:00:00.000Z')).toContain('We came back on Sunday, March 8.');
  expect(text('2026-03-06T10:00:00.000Z')).toContain(free);
  expect(text('2026-03-08T17:00:00.000Z')).not.toContain('charge');
});

test('an appointment that takes the place of another says that it moved, and from when', () => {
  const before = { ...visit, start: '2026-03-07T17:00:00.000Z' };
  const { subject, text } = appointmentMail(aLead({ visits: [before] }), { visit, before }, now);
  expect(subject).toBe('Moved from Sat, Mar 7, 9:00 AM to Sun, Mar 8, 9:00 AM');
  expect(text).toContain('Moved from Sat, Mar 7, 9:00 AM to Sun, Mar 8, 9:00 AM.');
});

test.each([
  ['the same time', visit],
  ['a canceled one', { ...canceledVisit, start: '2026-03-07T17:00:00.000Z' }],
])('an appointment after %s has not moved', (_, before) => {
  const { subject, text } = appointmentMail(aLead(), { visit, before }, now);
  expect(subject).toBe('Your appointment: Sunday, March 8, 9:00 AM to 12:00 PM');
  expect(text).not.toContain('Moved from');
});

test('an appointment of next year says its year in the subject, the text and the cancellation', () => {
  const nextYear = { ...visit, start: '2027-01-07T16:00:00.000Z' };
  for (const { subject, text } of [
    appointmentMail(aLead(), { visit: nextYear }, now),
    visitsCanceledMail(aLead(), [{ ...nextYear, status: 'canceled', ended_at: now }], now),
  ]) {
    expect(subject).toContain('Thursday, January 7, 2027');
    expect(text).toContain('Thursday, January 7, 2027');
  }
});

test('the owner’s phone may find links in a new lead, and texts or emails the customer by one tap', () => {
  const { html } = newLeadMail(fullLead);
  expect(html).not.toContain('format-detection');
  expect(html).toContain('href="sms:+13105550142"');
  expect(html).toContain('href="mailto:ana@example.com"');
  expect(received(fullLead).html).toContain('format-detection');
});

test('a package that a link preselects is no campaign', () => {
  expect(newLeadMail(aLead({ utm: { package: 'wash' } })).text).toContain('Source: website');
});

test('a reply to a new lead goes to the customer alone, whatever stands in the address', async () => {
  const email = 'ana@example.com\r\nBcc: victim@example.com, x@example.com';
  const { headers, replyTo } = await parse(newLeadMail(aLead({ email })));
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(replyTo).toHaveLength(1);
});

test('markup in what people typed stays text', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const { html, text } = newLeadMail(
    aLead({ full_name: evil, notes: evil, city: evil, utm: { [evil]: evil } }),
  );
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
  expect(text).toContain(evil);
});

test('what people typed cannot add a header or a recipient', async () => {
  const city = 'Malibu\r\nBcc: victim@example.com\u2028X: y';
  const mail = await parse({ ...newLeadMail(aLead({ city })), to: 'ana@example.com, victim@example.com' });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.headers.map(({ key }) => key)).not.toContain('x');
  expect(mail.subject).toContain('Malibu Bcc: victim@example.com X: y');
  expect(mail.to).toHaveLength(1);
});

test('a domain with letters of other alphabets is written in ASCII', async () => {
  const { to } = await parse(received(aLead({ email: 'ana@bücher.example' })));
  expect(to?.[0]?.address).toBe('ana@xn--bcher-kva.example');
});

test('until when claims are taken is said once, as the page says it', () => {
  const record = aRecord({ done_at: '2026-11-30T20:00:00.000Z' });
  const lead = aLead({ status: 'COMPLETED', completed_at: record.made_at, record });
  const until = formatMoment(record.claims_until, record.made_at);
  const { text } = doneMail(lead, initialSettings);
  expect(text).toMatch(/ideally with a photo\. You have until:\s+\w{3}, /);
  expect(text).toContain(until);
  expect(text).not.toContain('24 hours');
  expect(receiptMail(lead, record, initialSettings).text).toMatch(/Tell us if something isn’t right by:?\s+/);
});

test('emails of work that was noted later name the day of its visit', () => {
  const visits = [aVisit({ start: '2026-11-28T18:00:00.000Z', status: 'done' })];
  const lead = aLead({ status: 'COMPLETED', visits, record: aRecord() });
  expect(receiptMail(lead, aRecord(), initialSettings).text).toMatch(/Finished:?\s+Nov 28, 2026/);
  expect(careMail(lead, careFacts, now).text).toContain('We last waxed it on Nov 28');
  const doneOn = (completed_at: string) => doneMail({ ...lead, completed_at }, initialSettings).text;
  expect(doneOn('2026-11-30T18:00:00.000Z')).toContain('We worked on your boat on Saturday, November 28.');
  expect(doneOn('2026-11-28T21:00:00.000Z')).not.toContain('We worked on');
});

test('an answer to a review says so, and leads to it', () => {
  const { subject, text } = messageMail(aLead(), { ...entry, status: 'Review answered' }, now);
  expect(subject).toBe('We answered your review: Complete Detail, 24 ft Runabout');
  expect(text).toContain('#review');
  expect(text).toContain('Is Friday fine?');
});

test('where more photos are shared than go with the email, it says where they are, and no number that a late one makes untrue', () => {
  const picture = { alt: 'Hull, after', content: new Uint8Array([1]) };
  const lead = aLead({ status: 'COMPLETED', job_photos: [1, 2, 3].map((number) => aJobPhoto(number)) });
  const rest = 'You’ll find photos of the work on your page.';
  expect(doneMail(lead, initialSettings, [picture]).text).toContain(rest);
  expect(doneMail(lead, initialSettings).text).toContain(rest);
  expect(doneMail(lead, initialSettings, [picture, picture, picture]).text).not.toContain(rest);
});

test('the email that the boat is done names until when claims are taken, with the year when it is another one', async () => {
  const { text } = await parse(
    doneMail(aLead({ completed_at: '2026-12-31T23:30:00.000Z' }), initialSettings),
  );
  expect(text).toContain('Fri, Jan 1, 2027, 3:30 PM');
});

test('who canceled a visit that we had begun reads why the work is done all the same', () => {
  const done = aVisit({ status: 'done', cancel_missed_at: '2026-12-01T19:10:00.000Z' });
  const lead = aLead({ status: 'COMPLETED', completed_at: '2026-12-01T21:00:00.000Z', visits: [done] });
  expect(doneMail(lead, initialSettings).text).toContain(
    'You canceled this appointment Tue, Dec 1, 11:10 AM, but we only saw that after we’d started.',
  );
});

test('the email that the boat is done shows before and after', async () => {
  const pictures = ['before', 'after'].map((kind) => ({
    alt: `Transom, ${kind}`,
    content: Buffer.from(kind),
  }));
  const mail = await parse(doneMail(aLead(), initialSettings, pictures));
  expect(mail.html).toContain('cid:done-1@boat');
  expect(mail.html).toContain('alt="Transom, after"');
  expect(mail.attachments.map(({ contentId }) => contentId)).toEqual(['<done-1@boat>', '<done-2@boat>']);
});

test('the emails of a receipt have its lines, discount, tax, total and note', () => {
  const lines = [
    { description: 'Complete Detail', quantity: 28, unit_price: 1400, taxable: true },
    { description: 'Zincs', quantity: 1, unit_price: 5000, taxable: false },
  ];
  const note = 'Bow rail: come rinse it weekly';
  const record = aRecord({ lines, discount: 1000, tax: 3000, total: 46_200, note });
  const lead = aLead({ status: 'COMPLETED', requested_service: 'complete', record });
  for (const { text } of [doneMail(lead, initialSettings), receiptMail(lead, record, initialSettings)]) {
    for (const said of [
      '28 ft at $14.00',
      '$392.00',
      'Zincs, no tax',
      '$50.00',
      '−$10.00',
      'Sales tax, 9.5%',
      '$30.00',
      '$462.00',
      note,
    ])
      expect(text).toContain(said);
  }
});

test('a receipt says what is due and how to pay it, and once it is paid how it was', async () => {
  const pay_links = [
    { name: 'PayPal', url: 'https://paypal.example/{amount}' },
    { name: 'Zelle', text: 'to 310-555-0100, note {number}' },
  ];
  const lead = aLead({ status: 'COMPLETED' });
  const due = receiptMail(lead, aRecord(), { pay_links });
  expect(due.text).toContain(
    '$1,095.00 with tax is due. You can pay on your page (PayPal), or by cash or check.',
  );
  expect(due.text).toContain('Zelle: to 310-555-0100, note 2026-0001');
  expect(due.text).toContain(`/status/${lead.public_slug}#pay`);
  expect(due.text).not.toContain('paypal.example');
  const paid = receiptMail(lead, aRecord({ paid_on: '2026-12-03', how: 'check' }), { pay_links });
  expect(paid.text).toContain('Paid by check on Dec 3. Thank you.');
  expect(paid.text).not.toContain('#pay');
});

test('a corrected receipt says what changed since the version that was emailed last', () => {
  const zincs = { description: 'Zincs', quantity: 1, unit_price: 4000, taxable: true };
  const { number: _, done_at: __, claims_until: ___, earlier: ____, ...first } = aRecord({ mails: true });
  const { lines } = first;
  const emailed = { ...first, lines: [...lines, zincs], total: 113_880 };
  const silent = { ...first, version: 2, mails: undefined, total: 100 };
  const record = aRecord({ version: 3, earlier: [emailed, silent] });
  const { text } = receiptMail(aLead({ status: 'COMPLETED' }), record, initialSettings);
  expect(text).toContain('What changed since the receipt of Tue, Dec 1, 9:00 AM:');
  expect(text).toContain('Zincs: $40.00');
  expect(text).toContain('$1,095.00 instead of $1,138.80');
  expect(text).not.toContain('Added');
  expect(receiptMail(aLead(), aRecord(), initialSettings).text).not.toContain('What changed');
});

test('a corrected receipt says what comes back, or the rest that is due and how to pay it', () => {
  const pay_links = [{ name: 'Zelle', text: 'send {amount}' }];
  const corrected = (paid_total: number) =>
    receiptMail(
      aLead({ status: 'COMPLETED' }),
      aRecord({ version: 2, paid_on: '2026-12-03', how: 'check', paid_total }),
      { pay_links },
    ).text;
  expect(corrected(119_500)).toContain(
    'You paid $1,195.00. The corrected total is $1,095.00, so $100.00 comes back to you.',
  );
  expect(corrected(119_500)).not.toContain('#pay');
  expect(corrected(99_500)).toContain('so $100.00 is still due. Cash or a check works.');
  expect(corrected(99_500)).toContain('Zelle: send $100.00');
});

test('a receipt that is corrected after the time for complaints names no time that is past', () => {
  const mailed = (made_at: string) =>
    receiptMail(aLead({ status: 'COMPLETED' }), aRecord({ version: 2, made_at }), { pay_links: [] }).text;
  expect(mailed('2026-12-02T16:59:00.000Z')).toContain('Tell us if something isn’t right by: ');
  expect(mailed('2026-12-02T17:00:00.000Z')).not.toContain('Tell us if something');
});

test('nor does one that is sent, or confirmed as paid, after that time', () => {
  const record = aRecord({ paid_on: '2026-12-03' });
  const confirmed = (now: string) => paymentMail(aLead(), record, initialSettings, now).text;
  expect(confirmed('2026-12-02T16:59:00.000Z')).toContain('Tell us if something isn’t right by: ');
  expect(confirmed('2026-12-17T17:00:00.000Z')).not.toContain('Tell us if something');
  const late = receiptMail(aLead(), record, initialSettings, '2026-12-17T17:00:00.000Z');
  expect(late.text).not.toContain('Tell us if something');
});

test('the owner hears of an accepted quote, and a reply goes to the customer', async () => {
  const { subject, to, replyTo, text } = await parse(
    quoteDecisionMail(aLead({ quote_decision: 'accepted' })),
  );
  expect(subject).toBe('Quote accepted: Ana Ortiz, 24 ft Runabout');
  expect(to?.[0]?.address).toBe('owner@boatdetailingla.example');
  expect(replyTo?.[0]?.address).toBe('ana@example.com');
  expect(text).toContain('/admin?lead=01JD3ZK8Q0000000000000000A');
});

test('an offer after the customer has agreed is a corrected price that needs no answer', async () => {
  const { subject, text } = await parse(offerMail(aLead({ status: 'SCHEDULED' }), range));
  expect(subject).toContain('new price range');
  expect(text).toContain('You don’t need to do anything.');
});

test('an offer of times after a miss is about another time first', () => {
  const missed = aVisit({ status: 'missed', ended_at: '2026-03-12T17:00:00.000Z' });
  const times = ['2026-12-09T18:00:00.000Z'];
  const offer = { ...range, times, sent_at: '2026-03-12T18:00:00.000Z' };
  const { subject, text } = offerMail(aLead({ status: 'CONTACTED', visits: [missed] }), offer);
  expect(subject).toBe('Another time for your boat');
  expect(text).toContain('Ana, let’s find another time.');
  expect(text).toContain('Sorry we couldn’t get to your boat Thu, Mar 12, 9:00 AM.');
  expect(text).toContain('Yes, pick a time');
});

test('who booked again at the price of last time, and the owner, read that price', () => {
  const price_again = { requested_service: 'complete', length_ft: 24, last: 850, dollars: 850 } as const;
  const repeated = aLead({ price_again });
  const { text: owners, subject } = newLeadMail({ ...repeated, again_of: aLead().id });
  expect(subject).toContain('New lead, booking again: Complete Detail');
  expect(owners).toContain('~$850 before tax');
  expect(owners).toContain('They were told: same as last time, about $850 before tax');
  const customers = requestReceivedMail(repeated, initialSettings).text;
  expect(customers).toContain('Same as last time, about $850 before tax');
  expect(customers).toContain(
    'The ballpark comes from what the same work cost last time, without travel, extra work or discounts.',
  );
  expect(newLeadMail({ ...repeated, length_ft: 30 }).text).not.toContain('last time');
});

test('a reminder of wax says what was billed, at the rate of today where that has changed', () => {
  const waxed = { ...aLead({ requested_service: 'complete', length_ft: 24 }), record: aRecord() };
  const textOf = (lead: Lead) => careMail(lead, careFacts, now).text;
  expect(textOf(waxed)).toContain('Complete Detail. Same as last time, about $1,000 before tax.');
  expect(textOf(waxed)).toContain('the Complete Detail line on receipt 2026-0001, without travel');
  expect(textOf({ ...waxed, rate_per_foot: 25 })).toContain(
    'Complete Detail. About $1,120 before tax at today’s rate. Last time it was $1,000.',
  );
  expect(textOf({ ...waxed, record: undefined })).toContain(
    'Complete Detail, 24 ft Runabout, about $672 before tax.',
  );
});
