import { expect, test } from 'vitest';
import { leadCorrected } from '#domain/lead/lead-correction.ts';
import { customerWrote, ownerWrote } from '#domain/message/message.ts';
import { newsWords } from '#domain/message/news-words.ts';
import { UnansweredText } from '#domain/message/unanswered-text.ts';
import { moveOffered } from '#domain/visit/move-offer.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-04T16:00:00.000Z';
const editor = { admin: 'admin', now };
const lead = aLead({ photo_urls: ['leads/one.jpg'] });
const { email: _, ...unreachable } = lead;
const photos = ['incoming/temp-1/two.jpg', 'incoming/temp-1/three.jpg'];

test('a customer’s message is news to the owner, and its photos join the lead’s', () => {
  const change = customerWrote(lead, { text: 'The gate is open.', photos }, now);
  expect(change).toMatchObject({
    fields: { photo_urls: ['leads/one.jpg', ...photos] },
    tasks: [{ kind: 'photos', due_at: now }],
    mailsEntry: 'news',
  });
  expect(change.entries).toMatchObject([
    { note: 'The gate is open.', is_public: true, message: { from: 'customer', photos } },
  ]);
});

test('photos without words say how many they are; words without photos touch none', () => {
  const notes = [photos, photos.slice(1)].map(
    (sent) => customerWrote(lead, { text: '', photos: sent }, now).entries[0]?.note,
  );
  expect(notes).toEqual(['Sent 2 photos.', 'Sent a photo.']);
  const { fields, tasks, entries } = customerWrote(lead, { text: 'Hello', photos: [] }, now);
  expect(fields).toMatchObject({ unanswered: { at: now, text: 'Hello' } });
  expect(fields).not.toHaveProperty('photo_urls');
  expect(tasks).toEqual([]);
  expect(entries[0]?.message).toEqual({ from: 'customer' });
});

test('the owner’s message is emailed where there is an address', () => {
  const written = { text: 'We’ll be there at nine.', photos: [] };
  const mailed = ownerWrote(lead, written, editor);
  expect(mailed.mailsEntry).toBe('message');
  expect(mailed.entries).toMatchObject([{ message: { from: 'owner' }, is_public: true, mailed: true }]);
  expect(mailed.fields).not.toHaveProperty('photo_urls');
  const unmailed = ownerWrote(unreachable, written, editor);
  expect(unmailed).not.toHaveProperty('mailsEntry');
  expect(unmailed.entries[0]).not.toHaveProperty('mailed');
});

test('a reminder answers nothing that the customer asked', () => {
  const asked = { ...lead, unanswered: { at: '2026-03-03T16:00:00.000Z', text: 'The cabin smells.' } };
  const reminder = ownerWrote(asked, { text: 'A quick reminder.', photos: [], about: 'unpaid' }, editor);
  expect(reminder.fields).not.toHaveProperty('unanswered');
  expect(reminder.entries[0]?.message).not.toHaveProperty('answers');
  expect(ownerWrote(asked, { text: 'We’ll see to it.', photos: [] }, editor)).toMatchObject({
    fields: { unanswered: null },
    entries: [{ message: { answers: asked.unanswered } }],
  });
});

test('photos of the owner’s message join the lead’s, with words or without, mailed or not', () => {
  for (const [whose, text, note] of [
    [lead, 'This is the spot.', 'This is the spot.'],
    [unreachable, '', 'Sent 2 photos.'],
  ] as const) {
    expect(ownerWrote(whose, { text, photos }, editor)).toMatchObject({
      fields: { photo_urls: ['leads/one.jpg', ...photos], unanswered: null, wrote_at: now },
      tasks: [{ kind: 'photos', due_at: now }],
      entries: [{ note, message: { from: 'owner', photos } }],
    });
  }
});

test('a message written without signal answers only what had come by then, and is of that time', () => {
  const at = '2026-03-04T09:34:00.000Z';
  const asked = (when: string) => ({ ...lead, unanswered: { at: when, text: 'Please don’t come.' } });
  const sent = ownerWrote(
    asked('2026-03-04T09:35:00.000Z'),
    { text: 'Ten minutes.', photos: [], at },
    editor,
  );
  expect(sent.fields).toEqual({ wrote_at: at, updated_at: now });
  expect(sent.entries).toMatchObject([{ created_at: now, happened_at: at }]);
  expect(sent.entries[0]?.message).not.toHaveProperty('answers');
  const before = ownerWrote({ ...asked(at), wrote_at: now }, { text: 'Yes.', photos: [], at }, editor);
  expect(before.entries[0]?.message).toMatchObject({ answers: { at, text: 'Please don’t come.' } });
  expect(before.fields).toMatchObject({ unanswered: null, wrote_at: now });
});

test('a corrected phone number is stored as it is called, and stands in no timeline', () => {
  const change = leadCorrected(lead, { phone: '(310) 555-0199' }, now);
  expect(change.fields).toMatchObject({ phone: '(310) 555-0199', phone_e164: '+13105550199' });
  expect(JSON.stringify(change.entries)).not.toContain('0199');
  expect(change.mailsEntry).toBe('news');
});

test('where the boat is stays between customer and owner, and changes neither address nor boat', () => {
  const change = leadCorrected(lead, { berth: 'Slip 1207, gate code 4711' }, now);
  expect(Object.keys(change.fields).sort()).toEqual(['place_told_at', 'updated_at']);
  expect(change.entries).toMatchObject([{ note: 'Slip 1207, gate code 4711', is_public: false }]);
});

test('other times that are offered move nothing, keep a draft and replace those offered before', () => {
  const visit = aVisit({
    move_offer: { times: ['2026-03-13T16:00:00.000Z'], why: 'Wind.', at: lead.created_at },
  });
  const booked = aLead({ status: 'SCHEDULED', visits: [visit] });
  const times = ['2026-03-14T16:00:00.000Z', '2026-03-15T16:00:00.000Z'];
  const change = moveOffered(booked, visit, { times, why: 'It will rain.' }, editor);
  expect(change.visits).toEqual([{ ...visit, move_offer: { times, why: 'It will rain.', at: now } }]);
  expect(change).toMatchObject({ keepsDraft: true, tasks: [{ kind: 'move-offer', due_at: now }] });
  expect(
    moveOffered({ ...unreachable, visits: [visit] }, visit, { times, why: 'Rain.' }, editor).tasks,
  ).toEqual([]);
});

test('a text that an older version marked as the boat’s place waits as a message', () => {
  const text = { at: now, text: 'Dock 4' };
  expect(UnansweredText.parse({ ...text, is_place: true })).toEqual(text);
});

test('that a customer no longer lets us show photos is said as what it is', () => {
  const entry = { note: 'Spot 2', created_at: now, news: { kind: 'photo-consent', publish: false } } as const;
  expect(newsWords(entry, now).did).toBe('withdrew permission to show photos: Spot 2');
});
