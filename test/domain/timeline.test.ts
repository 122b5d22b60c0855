import { expect, test } from 'vitest';
import { isByCustomer } from '#domain/lead-change.ts';
import { isStatus, statuses } from '#domain/statuses.ts';
import {
  asItHappened,
  newEntry,
  PublicMessage,
  PublicTimelineEntry,
  publicMessages,
  publicTimeline,
  TimelineAddition,
  TimelineEntry,
} from '#domain/timeline.ts';

const entry = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  id: 'a',
  lead_id: '01JD3ZK8Q0000000000000000A',
  status: 'REQUEST_SENT',
  is_public: true,
  created_at: '2026-03-01T10:00:00.000Z',
  meta: { updated_by: 'admin', updated_at: '2026-03-01T10:00:00.000Z' },
  ...changes,
});

test('customers see public entries only, newest first, without ids and authors', () => {
  expect(
    publicTimeline([
      entry({}),
      entry({ id: 'b', status: 'Called the marina', is_public: false }),
      entry({ id: 'd', status: 'OFFER_SENT', note: '$700', created_at: '2026-03-03T10:00:00.000Z' }),
      entry({ id: 'c', status: 'CONTACTED', created_at: '2026-03-03T10:00:00.000Z' }),
    ]),
  ).toEqual([
    { status: 'OFFER_SENT', note: '$700', created_at: '2026-03-03T10:00:00.000Z' },
    { status: 'CONTACTED', created_at: '2026-03-03T10:00:00.000Z' },
    { status: 'REQUEST_SENT', created_at: '2026-03-01T10:00:00.000Z' },
  ]);
});

test('what was noted later stands at the time when it happened', () => {
  const [noted, pressed] = ['2026-03-03T17:00:00.000Z', '2026-03-03T16:00:00.000Z'];
  const between = entry({ id: 'b', status: 'Extra work found', created_at: '2026-03-03T16:30:00.000Z' });
  const started = { id: 'c', status: 'IN_PROGRESS', created_at: noted, happened_at: pressed };
  expect(publicTimeline([entry(started), between])).toEqual([
    { status: 'Extra work found', created_at: '2026-03-03T16:30:00.000Z' },
    { status: 'IN_PROGRESS', created_at: pressed },
  ]);
});

test('what was planned or called off of a job that was done by then is no news of it', () => {
  const [done, moved] = ['2026-03-03T16:00:00.000Z', '2026-03-03T17:00:00.000Z'];
  const noted = '2026-03-03T18:00:00.000Z';
  const plans = [
    entry({ id: 'b', status: 'SCHEDULED', note: 'Moved', created_at: moved }),
    entry({ id: 'c', status: 'CANCELED', created_at: moved }),
    entry({ id: 'd', status: 'SCHEDULED' }),
  ];
  const shown = (status: string) =>
    publicTimeline([...plans, entry({ id: 'e', status, created_at: noted, happened_at: done })]);
  expect(shown('COMPLETED').map(({ status }) => status)).toEqual(['COMPLETED', 'SCHEDULED']);
  expect(shown('Visit done')).toHaveLength(4);
});

test('an added event needs a status and is private unless ticked', () => {
  expect(TimelineAddition.parse({ status: ' Called ' })).toEqual({ status: 'Called', is_public: false });
  for (const wrong of [{}, { status: '' }, { status: '   ' }]) {
    expect(TimelineAddition.safeParse(wrong).error?.issues[0]?.message).toBe('Status is required');
  }
});

test('a status is one of eight codes', () => {
  expect(statuses).toHaveLength(8);
  expect(isStatus('SCHEDULED')).toBe(true);
  expect(isStatus('scheduled')).toBe(false);
});

test('a new entry holds what is said of it and nothing more', () => {
  const now = '2026-03-01T10:00:00.000Z';
  const plain = { lead_id: entry({}).lead_id, status: 'Called', is_public: false };
  const stored = { ...plain, created_at: now, meta: { updated_by: 'admin', updated_at: now } };
  expect(newEntry(plain, 'admin', now)).toStrictEqual(stored);
  expect(newEntry({ ...plain, note: undefined }, 'admin', now)).toStrictEqual(stored);
  const said = {
    note: '',
    mailed: true,
    message: { from: 'owner' },
    news: { kind: 'question' },
  } as const;
  expect(newEntry({ ...plain, ...said }, 'admin', now)).toStrictEqual({ ...stored, ...said });
});

test('what the customer did is told from what the owner or the product did', () => {
  const by = (updated_by: string) =>
    isByCustomer(entry({ meta: { updated_by, updated_at: entry({}).created_at } }));
  expect(['customer', 'admin', 'system'].map(by)).toEqual([true, false, false]);
});

test('an added event is as long as a line and a page, and may be public', () => {
  const isTaken = (changes: object) => TimelineAddition.safeParse({ status: 'Called', ...changes }).success;
  const lengths = (name: string, most: number) =>
    [1, most, most + 1].map((length) => isTaken({ [name]: 'x'.repeat(length) }));
  expect(lengths('status', 120)).toEqual([true, true, false]);
  expect(lengths('note', 2000)).toEqual([true, true, false]);
  expect(TimelineAddition.parse({ status: 'Called', is_public: true }).is_public).toBe(true);
});

test('of messages the one that came first is first, those of one instant by their ids', () => {
  const message = { from: 'customer' } as const;
  const said = (id: string, created_at: string) => entry({ id, note: id, message, created_at });
  const [early, late] = ['2026-03-01T10:00:00.000Z', '2026-03-03T10:00:00.000Z'];
  const waited = { ...said('d', '2026-03-04T10:00:00.000Z'), happened_at: '2026-03-02T10:00:00.000Z' };
  const entries = [waited, said('c', late), said('a', early), entry({ id: 'no message' }), said('b', late)];
  expect(publicMessages(entries, new Map()).map(({ text }) => text)).toEqual(['a', 'd', 'b', 'c']);
});

test('a message has a whole number of photos, or none', () => {
  const message = { from: 'owner', text: 'Here', at: '2026-03-01T10:00:00.000Z', shown: [] };
  const isRead = (photos: number) => PublicMessage.safeParse({ ...message, photos }).success;
  expect([-1, 0, 0.5, 1].map(isRead)).toEqual([false, true, false, true]);
});

test('an entry has a status, and the mark of an email or none', () => {
  const isRead = (changes: object) => TimelineEntry.safeParse({ ...entry({}), ...changes }).success;
  expect([{}, { status: 'x' }, { mailed: true }].map(isRead)).toEqual([true, true, true]);
  expect([{ status: '' }, { mailed: false }].map(isRead)).toEqual([false, false]);
});

test('a public entry has a status, a note and a date alone', () => {
  const [shown] = publicTimeline([entry({ note: '$700' })]);
  expect(PublicTimelineEntry.parse(shown)).toEqual(shown);
  expect(PublicTimelineEntry.safeParse(entry({})).success).toBe(false);
});

test('the owner reads what happened in the order in which it did, not in that in which it was noted', () => {
  const noted = entry({ id: 'c', created_at: '2026-03-01T17:50:00.000Z' });
  const pressed = entry({
    id: 'd',
    created_at: '2026-03-01T18:10:00.000Z',
    happened_at: '2026-03-01T15:40:00.000Z',
  });
  const [again, first] = [entry({ id: 'b' }), entry({ id: 'a' })];
  expect(asItHappened([pressed, noted, again, first]).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
});
