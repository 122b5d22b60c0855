import { expect, test } from 'vitest';
import { mailedPhotos } from '#domain/photo/mailed-photos.ts';
import { aJobPhoto } from '../../a-job-photo.ts';

const bow = aJobPhoto(1, { pair: 'Bow' });
const transom = aJobPhoto(2, { pair: 'Transom' });
const transomAfter = aJobPhoto(3, { pair: 'Transom', kind: 'after' });
const shown = (...job_photos: (typeof bow)[]) => mailedPhotos({ job_photos }).map(({ id }) => id.at(-1));

test('an email shows before and after of the first place that has both, else the last photo', () => {
  expect(shown(bow, transom, transomAfter)).toEqual(['2', '3']);
  expect(shown(bow, transom)).toEqual(['2']);
  expect(shown()).toEqual([]);
});

test('what the owner keeps back is in no email; what is not checked yet is waited for', () => {
  expect(shown(bow, transom, { ...transomAfter, private: true })).toEqual(['2']);
  expect(shown({ ...bow, path: 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg' })).toEqual(['1']);
});
