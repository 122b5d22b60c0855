import { afterEach, beforeEach, expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { handler as photoCheck } from '#functions/jobs/photo-check.ts';
import { now, setClock } from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { captureLog, jobContext } from '../log-lines.ts';
import { uploadEvent } from '../upload-event.ts';
import { anAdminsAct, carryOut, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { customersAct, statusOf } from './customer-calls.ts';
import { ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { uploaded } from './uploads.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  setClock(undefined);
});

const ofJob = (id: string, body: object) =>
  ask(anAdminsAct('admin-job-photos', { path: { id }, body, headers: { 'idempotency-key': freshKey() } }));

const sentBy = {
  owner: ({ id }: { readonly id: string }, body: object) =>
    anAdminsAct('admin-message', { path: { id }, body, headers: { 'idempotency-key': freshKey() } }),
  customer: ({ slug }: { readonly slug: string }, body: object) =>
    customersAct('customer-message', slug, body),
} as const;

test.each(['owner', 'customer'] as const)(
  'a photo that the %s sends opens on the status page once it is kept',
  async (from) => {
    const lead = await aLead();
    const { id, slug } = lead;
    const path = await uploaded();
    const act = sentBy[from](lead, { message: 'Look at this.', photo_urls: [path] });
    expect((await ask(act)).status).toBe(200);
    await photoCheck(uploadEvent(path), jobContext());
    await carryOut(newLeadAct(id));

    const { messages } = await statusOf(slug);
    const [photo] = messages.at(-1).shown;
    for (const url of [photo.url, photo.thumbnail_url]) {
      const picture = await fetch(url);
      expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'image/jpeg',
      });
    }
  },
);

test('a photo of the job is shown once it is kept, and what was changed while it waited stays changed', async () => {
  const { id, slug } = await aLead();
  const [first, second] = [await uploaded(), await uploaded()];
  const taken = { kind: 'before', pair: 'Transom' };
  await ofJob(id, { add: [{ ...taken, id: 'first-one', path: first }] });
  await ofJob(id, { add: [{ ...taken, id: 'second-one', path: second }] });
  expect((await statusOf(slug)).job_photos).toEqual([]);
  await photoCheck(uploadEvent(first), jobContext());
  await photoCheck(uploadEvent(second), jobContext());
  await ofJob(id, { change: [{ id: 'second-one', pair: 'Bow rail' }], order: ['second-one'] });
  await carryOut(newLeadAct(id));
  const { job_photos } = await statusOf(slug);
  expect(job_photos).toMatchObject([
    { id: 'second-one', pair: 'Bow rail' },
    { id: 'first-one', pair: 'Transom' },
  ]);
  expect((await fetch(job_photos[0].url)).headers.get('content-type')).toBe('image/jpeg');
  await ofJob(id, { change: [{ id: 'second-one', private: true }] });
  expect((await statusOf(slug)).job_photos).toMatchObject([{ id: 'first-one' }]);
});

test('a photo whose check was lost is checked once more, and then kept', async () => {
  const path = await uploaded();
  const { id } = await aLead({ photo_urls: [path] });
  const told: string[] = [];
  const stop = parts.storage.subscribe({ bucket: 'photos', prefix: path }, async ({ detail }) => {
    if (detail.reason === 'CopyObject') told.push(detail.object.key);
  });
  setClock(addHours(now(), 0.1));
  await carryOut(sweepAct);
  await eventually(async () => expect(told).toEqual([path]));
  await stop();
  await photoCheck(uploadEvent(path), jobContext());
  setClock(addHours(now(), 1));
  await carryOut(sweepAct);
  expect((await leadOf(id))?.photo_urls).toEqual([expect.stringMatching(`^leads/${id}/`)]);
});
