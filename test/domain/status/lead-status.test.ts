import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadCorrected } from '#domain/lead/lead-correction.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { ownerTold } from '#domain/message/message.ts';
import { initialSettings } from '#domain/settings.ts';
import { LeadStatus, leadStatus, type StatusFacts, seenPhotos } from '#domain/status/lead-status.ts';
import { statuses } from '#domain/statuses.ts';
import { newEntry } from '#domain/timeline.ts';
import { aJobPhoto } from '../../a-job-photo.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-04T16:00:00.000Z';
const facts = (changes: Partial<StatusFacts> = {}): StatusFacts => ({
  entries: [],
  settings: initialSettings,
  isTaken: () => false,
  photos: new Map(),
  quotes: 'shown',
  now,
  ...changes,
});
const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-03-02T16:00:00.000Z' };

/** Texts that stand nowhere else. */
const secret = fc
  .array(fc.constantFrom(...'ÄÖÜßçøåñ'), { minLength: 6, maxLength: 12 })
  .map((letters) => letters.join(''));
const digits = fc.stringMatching(/^[2-9]\d{9}$/);

/** A lead on which everything is filled in, each text with a secret of its own kind. */
const anyLead = fc
  .record({ secret, digits, status: fc.constantFrom(...statuses) })
  .map(({ secret: text, digits: phone, status }) => {
    const lead = aLead({
      status,
      full_name: `Ana ${text}`,
      email: `a${text}@example.com`,
      phone,
      phone_e164: `+1${phone}`,
      address: `Slip ${text}`,
      zip: '90292',
      brand: text,
      model: text,
      hull_material: text,
      notes: text,
      internal_notes: text,
      utm: { [text]: text },
      fbp: text,
      fbc: text,
      offer_sent,
      past_offers: [{ offer: { ...offer_sent, note: text } }],
      visits: [aVisit()],
      extras: [
        {
          id: '01JD3ZK8Q0000000000000000E',
          version: 1,
          line: 'Wax',
          amount: 5000,
          photo: text,
          sent_at: now,
        },
      ],
      photo_urls: [text],
      job_photos: [aJobPhoto(1, { path: `leads/${text}`, added_by: text })],
      data_code: { code: '987354', sent_at: now, tries: 0 },
      data_request: { wish: 'correction', at: now, due_at: now, message: text },
      meta_event_id: `${text}-1234`,
    });
    return { lead, text, phone };
  });

test('the page never tells more of a person than a first name, a masked address and two digits', () => {
  fc.assert(
    fc.property(anyLead, ({ lead, text, phone }) => {
      const corrected = leadCorrected(lead, { phone, berth: `Gate code ${text}` }, now);
      const inside = newEntry({ lead_id: lead.id, status: text, note: text, is_public: false }, 'admin', now);
      const entries = [...corrected.entries, inside].map((entry) => ({ ...entry, id: 'entry' }));
      const shown = JSON.stringify(leadStatus(lead, facts({ entries })));
      expect(shown).not.toContain(text);
      expect(shown).not.toContain(phone);
      expect(shown).not.toContain('987354');
      expect(shown).not.toContain('90292');
      expect(LeadStatus.safeParse(JSON.parse(shown)).error).toBeUndefined();
    }),
  );
});

test('a quote leaves the page once a plain offer with another price has gone out', () => {
  const quote = { quote_id: 'quote-quote-quote-quote', quote_decision: 'declined' as const };
  expect(leadStatus(aLead(quote), facts())).toMatchObject(quote);
  const page = leadStatus(aLead({ ...quote, offer_sent }), facts());
  expect(page.quote_id).toBeUndefined();
  expect(page.quote_decision).toBeUndefined();
});

test('a receipt names work and boat as they were, older ones as they are, and no last name', () => {
  const job = { service: 'Exterior', boat: '20 ft runabout', city: 'Oxnard' };
  const { number: _, done_at: __, claims_until: ___, earlier: ____, ...before } = aRecord({ version: 1 });
  const named = { ...job, name: 'Ana Ortiz' };
  const told = (record = aRecord()) =>
    leadStatus(aLead({ status: 'COMPLETED', full_name: 'Ana Ortiz', city: 'Malibu', record }), facts())
      .record;
  const corrected = told(aRecord({ version: 2, job: named, earlier: [{ ...before, job: named }] }));
  expect(corrected?.job).toEqual(job);
  expect(told()?.job.city).toBe('Malibu');
  expect(JSON.stringify([corrected, told()])).not.toContain('Ortiz');
});

test('a receipt is from whom its version was from, whatever the settings say since', () => {
  const then = { ...initialSettings.receipt, address: '1 Old Dock' };
  const from = (record = aRecord()) =>
    leadStatus(aLead({ status: 'COMPLETED', record }), facts()).receipt_from;
  expect(from(aRecord({ from: then }))).toEqual(then);
  expect(from()).toEqual(initialSettings.receipt);
});

test('an offered time leaves the page once it is taken or past; the mailed offer stays as it was', () => {
  const [past, taken, free] = [
    '2026-03-04T15:59:00.000Z',
    '2026-03-05T16:00:00.000Z',
    '2026-03-06T16:00:00.000Z',
  ];
  const times = [past, taken, free].map(String);
  const lead = aLead({ offer_sent: { ...offer_sent, times } });
  const { offer, times_gone } = leadStatus(lead, facts({ isTaken: (start) => start !== free }));
  expect(offer).toEqual({ ...offer_sent, times: [free] });
  expect(times_gone).toEqual([taken]);
  expect(lead.offer_sent?.times).toEqual(times);
});

test('extra work shows its newest version, and its photo once that can be seen', () => {
  const extra = { id: 'E', version: 1, line: 'Wax', amount: 5000, photo: 'incoming/one.jpg', sent_at: now };
  const other = { ...extra, id: 'F', photo: 'incoming/two.jpg' };
  const lead = aLead({
    extras: [extra, other, { ...extra, version: 2, amount: 6000 }],
    photo_urls: ['incoming/one.jpg', 'incoming/two.jpg', 'leads/mine.jpg'],
  });
  const address = 'https://photos.example/one.jpg';
  const shown = { url: address, thumbnail_url: 'https://photos.example/one.thumb.jpg' };
  const { extras, photos } = leadStatus(lead, facts({ photos: new Map([['incoming/one.jpg', shown]]) }));
  expect(extras).toMatchObject([
    { id: 'E', version: 2, amount: 6000, photo: address },
    { id: 'F', version: 1 },
  ]);
  expect(extras[1]).not.toHaveProperty('photo');
  // Those of the owner's are not the customer's.
  expect(photos).toBe(1);
});

test('messages of both are shown oldest first, with as many photos as they had, of which those that are checked are seen', () => {
  const message = (from: 'customer' | 'owner', note: string, at: string, photos?: string[]) => ({
    ...newEntry(
      {
        lead_id: aLead().id,
        status: 'Message',
        note,
        is_public: true,
        message: { from, ...(photos && { photos }) },
      },
      from,
      at,
    ),
    id: at,
  });
  const entries = [
    message('owner', 'Yes.', '2026-03-03T10:00:00.000Z', ['incoming/b.jpg', 'incoming/c.jpg']),
    message('customer', 'Is it?', '2026-03-02T10:00:00.000Z', ['incoming/a.jpg']),
  ];
  const lead = aLead();
  // Of the owner's, one is kept, and one still waits.
  const photo_urls = ['leads/a.jpg', `leads/${lead.id}/b.jpg`, 'incoming/c.jpg'];
  const shown = { url: 'https://photos.example/b.jpg', thumbnail_url: 'https://photos.example/b.thumb.jpg' };
  const sent = { url: 'https://photos.example/a.jpg', thumbnail_url: 'https://photos.example/a.thumb.jpg' };
  const photos = new Map([
    ['incoming/a.jpg', sent],
    ['incoming/b.jpg', shown],
  ]);
  const page = leadStatus({ ...lead, photo_urls }, facts({ entries, photos }));
  expect(page.messages).toEqual([
    { from: 'customer', text: 'Is it?', at: '2026-03-02T10:00:00.000Z', photos: 1, shown: [sent] },
    { from: 'owner', text: 'Yes.', at: '2026-03-03T10:00:00.000Z', photos: 2, shown: [shown] },
  ]);
  expect(page.photos).toBe(1);
  expect(seenPhotos(lead, entries)).toEqual(['incoming/b.jpg', 'incoming/c.jpg', 'incoming/a.jpg']);
});

test('a photo of the owner’s that was lost is not taken off those of the customer', () => {
  const extra = { id: 'E', version: 1, line: 'Wax', amount: 5000, photo: 'incoming/lost.jpg', sent_at: now };
  expect(leadStatus(aLead({ extras: [extra], photo_urls: [] }), facts()).photos).toBe(0);
});

test('the terms are asked for until somebody has accepted them', () => {
  const { terms_accepted_at: _, ...byHand } = aLead();
  expect(leadStatus(byHand, facts()).needs_terms).toBe(true);
  expect(leadStatus(aLead(), facts()).needs_terms).toBe(false);
});

test('of a phone number the last two digits are shown, of an email address where it ends', () => {
  const { phone_end, mailed_to } = leadStatus(aLead({ phone: '(310) 555-01 42' }), facts());
  expect(phone_end).toBe('42');
  expect(mailed_to).toMatch(/^a.+@example\.com$/);
  expect(mailed_to).not.toContain('ana');
  const { email: _, phone: __, ...silent } = aLead();
  expect(leadStatus(silent, facts())).toMatchObject({ phone_end: undefined, mailed_to: undefined });
});

test('a word about one time goes with it: past, taken or booked', () => {
  const start = addHours(now, 24);
  const opened = { ...offer_sent, times: [start], note: 'It’s open.', note_start: start };
  const noteOf = (lead: Partial<Lead>, changes: Parameters<typeof facts>[0] = {}) =>
    leadStatus(aLead({ offer_sent: opened, ...lead }), facts(changes)).offer?.note;
  expect(noteOf({})).toBe('It’s open.');
  expect(noteOf({}, { now: start })).toBeUndefined();
  expect(noteOf({}, { isTaken: () => true })).toBeUndefined();
  expect(noteOf({ visits: [aVisit({ start })] })).toBeUndefined();
});

test('an offered time is gone the moment it begins', () => {
  const next = '2026-03-04T16:00:00.001Z';
  const { offer } = leadStatus(aLead({ offer_sent: { ...offer_sent, times: [now, next] } }), facts());
  expect(offer?.times).toEqual([next]);
});

test('where anybody can review us is told once the work is done, if there is such a page', () => {
  const profile_url = 'https://reviews.example.com/boats';
  const told = (status: 'SCHEDULED' | 'COMPLETED', url: string) =>
    leadStatus(aLead({ status }), facts({ settings: { ...initialSettings, profile_url: url } })).profile_url;
  expect(told('COMPLETED', profile_url)).toBe(profile_url);
  expect(told('SCHEDULED', profile_url)).toBeUndefined();
  expect(told('COMPLETED', '')).toBeUndefined();
});

test('a quote is shown while quotes are on', () => {
  const lead = aLead({ quote_id: 'quote-quote-quote-quote', quote_decision: 'accepted' });
  const shown = { quote_id: 'quote-quote-quote-quote', quote_decision: 'accepted' };
  expect(leadStatus(lead, facts())).toMatchObject(shown);
  const hidden = leadStatus(lead, facts({ quotes: 'hidden' }));
  expect([hidden.quote_id, hidden.quote_decision]).toEqual([undefined, undefined]);
});

test('a complaint is taken for a day after the work, by the lead or else by its timeline', () => {
  const completed_at = '2026-03-03T16:00:00.000Z';
  const until = '2026-03-04T16:00:00.000Z';
  const told = (status: string, created_at: string) => ({
    ...newEntry({ lead_id: aLead().id, status, is_public: true }, 'admin', created_at),
    id: status,
  });
  const entries = [told('REQUEST_SENT', '2026-03-01T16:00:00.000Z'), told('COMPLETED', completed_at)];
  const untilOf = (changes: Parameters<typeof aLead>[0], known: typeof entries) =>
    leadStatus(aLead(changes), facts({ entries: known })).claims_until;
  expect(untilOf({ status: 'COMPLETED', completed_at }, [])).toBe(until);
  expect(untilOf({ status: 'COMPLETED' }, entries)).toBe(until);
  expect(untilOf({ status: 'COMPLETED' }, [])).toBeUndefined();
  expect(untilOf({ status: 'CANCELED', completed_at }, entries)).toBeUndefined();
});

test('a review is asked for once nothing of the work is open: no complaint without an answer, no return visit', () => {
  const completed_at = '2026-03-03T18:00:00.000Z';
  const done = aLead({ status: 'COMPLETED', completed_at, record: aRecord({ done_at: completed_at }) });
  const held = (changes: Partial<Lead>) => leadStatus({ ...done, ...changes }, facts()).review_held;
  const record = aRecord({ claims_until: '2026-03-04T18:00:00.000Z' });
  const wrote = (at: string) => ({ at, text: 'There’s a spot left.' });
  expect(held({})).toBeUndefined();
  expect(held({ record, unanswered: wrote('2026-03-03T20:00:00.000Z') })).toBe(true);
  expect(held({ record, unanswered: wrote('2026-03-04T20:00:00.000Z') })).toBeUndefined();
  expect(held({ status: 'SCHEDULED', visits: [aVisit()] })).toBe(true);
});

test('a page counts a whole number of photos, or none', () => {
  const shown: unknown = JSON.parse(JSON.stringify(leadStatus(aLead(), facts())));
  const isRead = (photos: number) => LeadStatus.safeParse(Object.assign({}, shown, { photos })).success;
  expect([-1, 0, 0.5, 1].map(isRead)).toEqual([false, true, false, true]);
});

test('photos of the job are shown as they come, then as the record’s; those kept back never', () => {
  const consent = { publish: true, words: 'Yes', place: 'record', at: now };
  const job_photos = [
    aJobPhoto(1),
    aJobPhoto(2, { kind: 'after', consent }),
    aJobPhoto(3, { private: true }),
  ];
  const photos = new Map(
    job_photos.map(({ path }) => [
      path,
      { url: `https://photos.example/${path}`, thumbnail_url: `https://photos.example/thumb/${path}` },
    ]),
  );
  const underway = leadStatus(aLead({ status: 'IN_PROGRESS', job_photos }), facts({ photos }));
  expect(LeadStatus.parse(underway).job_photos).toMatchObject([
    { id: 'job-photo-1', kind: 'before', pair: 'Transom' },
    { id: 'job-photo-2', kind: 'after' },
  ]);
  const done = LeadStatus.parse(
    leadStatus(aLead({ status: 'COMPLETED', record: aRecord(), job_photos }), facts({ photos })),
  );
  expect(done.job_photos).toEqual([]);
  expect(done.record?.photos).toEqual([
    {
      id: 'job-photo-1',
      kind: 'before',
      pair: 'Transom',
      url: `https://photos.example/${job_photos[0]?.path}`,
      publish: false,
    },
    expect.objectContaining({ id: 'job-photo-2', kind: 'after', publish: true }),
  ]);
});

test('where in a harbor the boat lies is asked until the customer has told, and not once we are there', () => {
  const missingPlace = 'slip' as const;
  expect(leadStatus(aLead(), facts({ missingPlace })).asks_place).toBe('slip');
  const entries = leadCorrected(aLead(), { berth: 'Dock 4, slip 412' }, now).entries.map((entry) => ({
    ...entry,
    id: 'entry',
  }));
  expect(leadStatus(aLead(), facts({ missingPlace, entries })).asks_place).toBeUndefined();
  expect(leadStatus(aLead({ status: 'IN_PROGRESS' }), facts({ missingPlace })).asks_place).toBeUndefined();
});

test('a lead that the owner has entered says so', () => {
  expect(leadStatus(aLead(), facts()).by_hand).toBeUndefined();
  expect(leadStatus(aLead({ source: 'phone' }), facts()).by_hand).toBe(true);
});

test('that a visit is on after all is no longer said once it was missed again', () => {
  const onAgain = ownerTold(aLead(), 'Your appointment is on after all. No need to pick a new time.', {
    admin: 'admin',
    now,
  }).entries[0];
  if (!onAgain) throw new Error('Nothing was written.');
  const entries = [{ id: 'entry', ...onAgain }];
  const saidTo = (visits: Lead['visits']) => {
    const { messages, timeline } = leadStatus(aLead({ visits }), facts({ entries }));
    return [messages, timeline];
  };
  expect(saidTo([aVisit()])).toMatchObject([[{}], [{}]]);
  expect(saidTo([aVisit({ status: 'missed', ended_at: now })]), 'nor among the updates').toEqual([[], []]);
});
