import { expect, test } from 'vitest';
import { handler } from '#functions/photo-consent.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { leadPage } from './lead-page.ts';

const { act, leadIs, owed, transactions } = leadPage();

test('a pair that may be shown is written once, and the owner is told', async () => {
  leadIs({ status: 'COMPLETED', job_photos: [aJobPhoto(1), aJobPhoto(2, { kind: 'after' })] });
  const photos = [1, 2].map((number) => ({ id: aJobPhoto(number).id, publish: true }));
  expect(await act(handler, { photos })).toMatchObject({ status: 200 });
  expect(transactions()).toHaveLength(1);
  expect(owed()).toContain('news');
});

test('without photos it is 400', async () => {
  leadIs({ status: 'COMPLETED' });
  expect(await act(handler, { photos: [] })).toMatchObject({ status: 400 });
});
