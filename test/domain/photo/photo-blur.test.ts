import { expect, test } from 'vitest';
import { areaBetween, areaWith } from '#domain/photo/blur-area.ts';
import { jobPhotosAfter, sharedPhotos } from '#domain/photo/job-photo-changes.ts';
import { blurRefusal, withoutItsBlur } from '#domain/photo/photo-blur.ts';
import { aJobPhoto } from '../../a-job-photo.ts';
import { aLead } from '../../a-lead.ts';

const editor = { admin: 'owner', now: '2026-12-01T18:00:00.000Z' };
const id = 'job-photo-1';
const first = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';
const kept = `leads/${aLead().id}/BBBBBBBBBBBBBBBBBBBBBB.jpg`;
const photo = aJobPhoto(1);
const after = (job_photos: (typeof photo)[], said: { blur?: [string]; unblur?: string[] }) => {
  const blur = (said.blur ?? []).map((path) => ({ id, path }));
  const wanted = { add: [], change: [], remove: [], blur, unblur: said.unblur ?? [] };
  return jobPhotosAfter(aLead({ job_photos }), wanted, editor);
};

test('a blurred photo leaves as its blurred file alone, and not before that has been checked', () => {
  const blurred = after([photo], { blur: [first] });
  expect(blurred).toEqual([{ ...photo, path: first, original: photo.path }]);
  expect(sharedPhotos({ job_photos: blurred })).toEqual([]);
  const checked = [{ ...photo, path: kept, original: photo.path }];
  expect(sharedPhotos({ job_photos: checked }).map(({ path }) => path)).toEqual([kept]);
});

test('what is blurred twice keeps the file of before both, and undone it is that file again', () => {
  const twice = after([{ ...photo, path: kept, original: photo.path }], { blur: [first] });
  expect(twice).toMatchObject([{ path: first, original: photo.path }]);
  expect(after(twice, { unblur: [id] })).toEqual([photo]);
  expect(after([photo], { unblur: [id] })).toEqual([photo]);
});

test('a blur is undone only while nobody else sees the photo and nobody has allowed showing it', () => {
  const blurred = { ...photo, path: kept, original: photo.path };
  const said = { words: 'May we?', place: 'status page', at: editor.now };
  const refusal = (job_photo: typeof photo) => blurRefusal([job_photo], { blur: [], unblur: [id] });
  expect(refusal(blurred)).toContain('while you keep the photo to yourself');
  expect(refusal({ ...blurred, private: true })).toBeUndefined();
  expect(refusal({ ...blurred, private: true, consent: { ...said, publish: true } })).toBeDefined();
  expect(refusal({ ...blurred, private: true, consent: { ...said, publish: false } })).toBeUndefined();
});

test('a photo that is not checked yet is not blurred', () => {
  const wanted = { blur: [{ id }], unblur: [] };
  expect(blurRefusal([{ ...photo, path: first }], wanted)).toContain('still being checked');
  expect(blurRefusal([photo], wanted)).toBeUndefined();
});

test('a blurred file that turns out to be no photo leaves the original, which nobody else sees', () => {
  expect(withoutItsBlur({ ...photo, path: first, original: photo.path })).toEqual({
    ...photo,
    private: true,
  });
});

test('a box is drawn from any corner and stays on the photo', () => {
  expect(areaBetween([60, 70], [20, 30])).toEqual({ left: 20, top: 30, width: 40, height: 40 });
  expect(areaBetween([-5, 90], [50, 130])).toEqual({ left: 0, top: 90, width: 50, height: 10 });
  expect(areaBetween([99.9, 99.9], [99.9, 99.9])).toEqual({ left: 98, top: 98, width: 2, height: 2 });
  const box = { left: 50, top: 50, width: 30, height: 30 };
  expect(areaWith(box, { left: 90 })).toEqual({ ...box, left: 70 });
  expect(areaWith(box, { width: 90 })).toEqual({ ...box, left: 10, width: 90 });
});
