import { expect, test } from 'vitest';
import { photoPairs } from '#domain/photo/photo-pairs.ts';
import { aJobPhoto } from '../../a-job-photo.ts';

const bow = aJobPhoto(1, { pair: 'Bow' });
const transom = aJobPhoto(2, { pair: 'Transom' });
const after = aJobPhoto(3, { pair: 'Bow', kind: 'after' });

test('photos stand by place in the order of their first, one without its other half alone', () => {
  expect(photoPairs([bow, transom, after])).toEqual([
    { pair: 'Bow', before: bow, after, photos: [bow, after] },
    { pair: 'Transom', before: transom, after: undefined, photos: [transom] },
  ]);
});

test('of an after photo that was taken again, the last stands beside the first before', () => {
  const again = aJobPhoto(4, { pair: 'Bow', kind: 'after' });
  const late = aJobPhoto(5, { pair: 'Bow' });
  expect(photoPairs([bow, after, again, late])).toMatchObject([{ before: bow, after: again }]);
});
