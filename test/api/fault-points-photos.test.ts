import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '#functions/data/clients.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { keepPhoto } from '#functions/data/photo/kept-photos.ts';
import { freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct, carryOut, checkAct, newLeadAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { ask, atEachPoint, kinds } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

// A decoder of its own for each photo is nine tenths of what these points cost, and none of them lies in it.
vi.mock('#functions/jobs/photo/redraw-photo.ts', () => ({
  redrawPhoto: async (file: Buffer) =>
    file.subarray(0, 3).toString() === 'GIF' ? 'type' : { photo: file, thumbnail: file },
}));

const leadId = '01JD3ZK8Q0000000000000000A';
const photo = await jpegPhoto(16, 12);
const parts = partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(() => {
  captureLog();
});

async function upload(Body: Buffer): Promise<string> {
  const path = `incoming/${freshKey()}/AAAAAAAAAAAAAAAAAAAAAA.jpg`;
  await storage().send(new PutObjectCommand({ Bucket: 'photos', Key: path, Body }));
  return path;
}
/** Under which prefixes something lies of an upload. */
async function placesOf(path: string): Promise<string[]> {
  const { Contents = [] } = await storage().send(new ListObjectsV2Command({ Bucket: 'photos' }));
  const [, tempId = ''] = path.split('/');
  return Contents.flatMap(({ Key, Size }) =>
    Size && Key?.includes(tempId) ? [Key.split('/')[0] ?? ''] : [],
  );
}
async function checked(): Promise<string> {
  const path = await upload(photo);
  await carryOut(checkAct(path));
  return path;
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test.each(kinds)(
  'the check of a photo, %s: when its event comes again, all is as if nothing had been',
  async (kind) => {
    const calls = await atEachPoint(kind, async (strike) => {
      const path = await upload(photo);
      await strike(checkAct(path));
      const between = await placesOf(path);
      expect(between.includes('incoming') || between.length === 2).toBe(true);
      await carryOut(checkAct(path));
      expect(await placesOf(path)).toEqual(['checked', 'checked']);
    });
    expect(calls).toEqual(['GetObject', 'PutObject', 'PutObject', 'PutObject']);
  },
);

test.each(kinds)('the check of what is no photo, %s: it ends in quarantine alone', async (kind) => {
  const calls = await atEachPoint(kind, async (strike) => {
    const path = await upload(Buffer.from('GIF89a'));
    await strike(checkAct(path));
    await carryOut(checkAct(path));
    expect(await placesOf(path)).toEqual(['quarantine']);
  });
  expect(calls).toEqual(['GetObject', 'CopyObject', 'PutObject']);
});

test('when the check of a photo is killed and its event never comes again, the lead asks, and keeps it', async () => {
  const stop = parts.storage.subscribe({ bucket: 'photos', prefix: 'incoming/' }, async ({ detail }) => {
    if (detail.reason === 'CopyObject') await carryOut(checkAct(detail.object.key));
  });
  await atEachPoint('kill', async (strike) => {
    const path = await upload(photo);
    await strike(checkAct(path));
    await keepPhoto(path, leadId, minutesFromNow(5));
    await eventually(async () =>
      expect(await keepPhoto(path, leadId, minutesFromNow(0))).toMatchObject({ state: 'kept' }),
    );
  });
  await stop();
});

/** What was done last to a photo of a job, and what is then stored. */
const ofJob = [
  { what: 'added', body: undefined, stored: { kind: 'after', pair: 'Bow' } },
  {
    what: 'kept back',
    body: async () => ({ change: [{ id: 'first-one', private: true }] }),
    stored: { private: true },
  },
  {
    what: 'blurred',
    body: async () => ({ blur: [{ id: 'first-one', path: await checked() }] }),
    stored: { original: expect.stringMatching(/^leads\//) },
  },
] as const;

test.each(ofJob.flatMap((each) => kinds.map((kind) => ({ ...each, kind }))))(
  'a photo of a job that is $what, $kind: asked again it is so, and there once',
  async ({ what, body, stored, kind }) => {
    await atEachPoint(kind, async (strike) => {
      const { id } = await aLead();
      const change = (sent: object) =>
        anAdminsAct('admin-job-photos', {
          path: { id },
          body: sent,
          headers: { 'idempotency-key': freshKey() },
        });
      const path = what === 'blurred' ? await checked() : await upload(photo);
      const add = change({ add: [{ kind: 'after', pair: 'Bow', id: 'first-one', path }] });
      if (body) await ask(add);
      if (what === 'blurred') await carryOut(newLeadAct(id));
      const act = body ? change(await body()) : add;
      await strike(act);
      expect((await ask(act)).status).toBe(200);
      expect((await leadOf(id))?.job_photos).toMatchObject([{ id: 'first-one', ...stored }]);
    });
  },
);
