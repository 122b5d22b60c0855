import { expect, test } from 'vitest';
import { maxJobPhotos } from '#domain/photo/job-photo.ts';
import {
  hasRoom,
  jobPhotosAfter,
  jobPhotosChange,
  sharedPhotos,
  type WantedJobPhotos,
} from '#domain/photo/job-photo-changes.ts';
import { aJobPhoto } from '../../a-job-photo.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-01T18:00:00.000Z';
const editor = { admin: 'owner', now };
const wanted = (changes: Partial<WantedJobPhotos>): WantedJobPhotos => ({
  add: [],
  change: [],
  remove: [],
  blur: [],
  unblur: [],
  ...changes,
});
const upload = (number: number) => ({
  id: `job-photo-${number}`,
  kind: 'after' as const,
  pair: 'Transom',
  path: `incoming/temp-0001/${String(number).padStart(22, 'B')}.jpg`,
});
const three = aLead({ job_photos: [1, 2, 3].map((number) => aJobPhoto(number)) });
const ids = (changes: Partial<WantedJobPhotos>, lead = three) =>
  jobPhotosAfter(lead, wanted(changes), editor).map(({ id }) => id.at(-1));

test('a photo is added once, whether its id or its file comes again', () => {
  const [added] = jobPhotosAfter(aLead(), wanted({ add: [upload(4)] }), editor);
  expect(added).toEqual({ ...upload(4), added_at: now, added_by: 'owner' });
  const lead = aLead({ job_photos: added && [added] });
  expect(ids({ add: [upload(4)] }, lead)).toEqual(['4']);
  expect(ids({ add: [{ ...upload(5), path: upload(4).path }] }, lead)).toEqual(['4']);
});

test.each([
  ['before there was a line', '2026-12-01T17:20:00.000Z', '2026-12-01T17:20:00.000Z'],
  ['the evening before the visit', '2026-11-30T18:00:00.000Z', '2026-11-30T18:00:00.000Z'],
  ['in the future', '2026-12-01T18:00:00.001Z', now],
  ['long before the visit', '2026-11-30T15:59:59.999Z', now],
])('a photo that its phone took %s has a time that can be', (_, taken_at, added_at) => {
  const visit = aVisit({ start: '2026-12-01T16:00:00.000Z' });
  const lead = aLead({ visits: [aVisit({ start: '2026-12-03T16:00:00.000Z' }), visit] });
  const [added] = jobPhotosAfter(lead, wanted({ add: [{ ...upload(4), taken_at }] }), editor);
  expect(added).toEqual({ ...upload(4), added_at, added_by: 'owner' });
});

test('photos are put into order, and those that it does not name keep theirs behind it', () => {
  expect(ids({ order: ['job-photo-3', 'job-photo-1'] })).toEqual(['3', '1', '2']);
  expect(ids({ order: ['gone', 'job-photo-2', 'job-photo-2'] })).toEqual(['2', '1', '3']);
});

test('what is gone is neither changed nor removed, and nothing fails', () => {
  expect(ids({ remove: ['job-photo-1', 'gone'], change: [{ id: 'job-photo-1', pair: 'Bow' }] })).toEqual([
    '2',
    '3',
  ]);
});

test('a photo gets another place or kind, is kept back and shared again', () => {
  const change = { id: 'job-photo-2', kind: 'after' as const, pair: 'Bow rail', private: true };
  const hidden = jobPhotosAfter(three, wanted({ change: [change] }), editor);
  expect(hidden[1]).toMatchObject({ kind: 'after', pair: 'Bow rail', private: true });
  expect(sharedPhotos({ job_photos: hidden }).map(({ id }) => id)).toEqual(['job-photo-1', 'job-photo-3']);
  const again = jobPhotosAfter(
    aLead({ job_photos: hidden }),
    wanted({ change: [{ id: 'job-photo-2', private: false }] }),
    editor,
  );
  expect(sharedPhotos({ job_photos: again })).toHaveLength(3);
});

test('no unchecked photo is shared', () => {
  expect(sharedPhotos({ job_photos: [aJobPhoto(1, { path: upload(1).path })] })).toEqual([]);
});

test(`there is room for ${maxJobPhotos}, where what goes makes room for what comes`, () => {
  const job_photos = Array.from({ length: maxJobPhotos }, (_, number) => aJobPhoto(number));
  const lead = aLead({ job_photos });
  expect(hasRoom(lead, wanted({}))).toBe(true);
  expect(hasRoom(lead, wanted({ add: [upload(99)] }))).toBe(false);
  expect(hasRoom(lead, wanted({ add: [upload(99)], remove: ['job-photo-7'] }))).toBe(true);
});

test('while one is unchecked, before or after a change, keeping them is owed anew', () => {
  const unchecked = aJobPhoto(1, { path: upload(1).path });
  const tasksOf = (before: (typeof unchecked)[], after: (typeof unchecked)[]) =>
    jobPhotosChange({ job_photos: before }, after, now).tasks?.map(({ kind }) => kind);
  expect(tasksOf([], [unchecked])).toEqual(['photos']);
  expect(tasksOf([unchecked], [])).toEqual(['photos']);
  expect(tasksOf([aJobPhoto(1)], [aJobPhoto(1)])).toEqual([]);
});
