import { expect, test } from 'vitest';
import { maxJobPhotos } from '#domain/photo/job-photo.ts';
import { handler } from '#functions/admin-job-photos.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { leadPage } from './lead-page.ts';

const page = leadPage();
const photo = {
  id: 'job-photo-1',
  kind: 'before',
  pair: 'Transom',
  path: 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg',
};

test('a photo becomes one of the job, is kept once it is checked, and its upload belongs to the lead', async () => {
  page.uploadsAre('\xff\xd8\xff and so on');
  expect((await page.ask(handler, { add: [photo] })).status).toBe(200);
  expect(page.written()?.[':job_photos']).toMatchObject([photo]);
  expect(page.owed()).toEqual(['request-received', 'new-lead', 'photos']);
  expect(page.told()).toEqual([]);
  expect(page.items().map(({ Put }) => Put?.Item?.id)).toContain('photos#temp-0001');
});

test('what is no photo is refused, and one that is there already is not looked at again', async () => {
  page.uploadsAre('<html>');
  expect(await page.ask(handler, { add: [photo] })).toMatchObject({
    status: 400,
    body: { fields: { add: 'This isn’t a photo, or it never arrived.' } },
  });
  page.leadIs({ job_photos: [aJobPhoto(1)] });
  expect((await page.ask(handler, { add: [photo] })).status).toBe(200);
});

test('the limit is said, and nothing is added beyond it', async () => {
  page.leadIs({ job_photos: Array.from({ length: maxJobPhotos }, (_, number) => aJobPhoto(number + 2)) });
  expect(await page.ask(handler, { add: [photo] })).toMatchObject({
    status: 400,
    body: { fields: { add: 'A job takes 60 photos in all.' } },
  });
});

test('the last one that is removed leaves nothing behind on the lead', async () => {
  page.leadIs({ job_photos: [aJobPhoto(1)] });
  expect((await page.ask(handler, { remove: ['job-photo-1'] })).status).toBe(200);
  const update = page.items().find(({ Update }) => Update?.TableName === 'Leads')?.Update;
  expect(update?.UpdateExpression).toContain('REMOVE #job_photos');
});

test.each([
  {},
  { add: [{ ...photo, pair: '' }] },
  { add: [{ ...photo, path: 'leads/x.jpg' }] },
  { add: [photo, { ...photo, id: 'job-photo-2', path: 'incoming/temp-0002/AAAAAAAAAAAAAAAAAAAAAA.jpg' }] },
])('%j is refused', async (body) => {
  expect((await page.ask(handler, body)).status).toBe(400);
});

test('a blurred file takes the place of a photo, whose original stays with the owner', async () => {
  const stored = aJobPhoto(1);
  page.leadIs({ job_photos: [stored] });
  page.uploadsAre('<html>');
  const blur = [{ id: stored.id, path: photo.path }];
  expect((await page.ask(handler, { blur })).status).toBe(400);
  page.uploadsAre('\xff\xd8\xff and so on');
  expect((await page.ask(handler, { blur })).status).toBe(200);
  expect(page.written()?.[':job_photos']).toEqual([{ ...stored, path: photo.path, original: stored.path }]);
  expect(page.owed()).toContain('photos');
});

test('a blur of a photo that the customer sees stays', async () => {
  const stored = aJobPhoto(1);
  page.leadIs({ job_photos: [{ ...stored, original: stored.path, path: aJobPhoto(2).path }] });
  expect((await page.ask(handler, { unblur: [stored.id] })).status).toBe(409);
});
