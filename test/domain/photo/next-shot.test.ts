import { expect, test } from 'vitest';
import { newPair, nextShot } from '#domain/photo/next-shot.ts';
import { aJobPhoto } from '../../a-job-photo.ts';

const before = [aJobPhoto(1, { pair: 'Spot 1' }), aJobPhoto(2, { pair: 'Transom' })];
const after = aJobPhoto(3, { pair: 'Spot 1', kind: 'after' });

test('a before photo begins a place of its own, under the first free number', () => {
  expect(nextShot([], 'before')).toEqual({ kind: 'before', pair: 'Spot 1' });
  expect(nextShot(before, 'before')).toEqual({ kind: 'before', pair: 'Spot 2' });
  expect(newPair([{ pair: 'Spot 2' }])).toBe('Spot 1');
});

test('an after photo is lined up with the next before photo that has none and was not skipped', () => {
  expect(nextShot(before, 'after')).toEqual({ kind: 'after', pair: 'Spot 1', before: before[0] });
  expect(nextShot([...before, after], 'after')).toMatchObject({ pair: 'Transom', before: before[1] });
  expect(nextShot(before, 'after', ['Spot 1'])).toMatchObject({ pair: 'Transom' });
  expect(nextShot([...before, after], 'after', ['Transom'])).toEqual({ kind: 'after', pair: 'Spot 2' });
});
