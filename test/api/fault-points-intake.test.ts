import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storage } from '#functions/data/clients.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { emptyUpload, readUpload, storeChecked } from '#functions/data/photo/photo-checks.ts';
import { aBooking, freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, answerOf, carryOut, newLeadAct, sweepAct } from './act.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { anAddress, ask, atEachPoint, kinds, later, row, rowsWith, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(() => {
  captureLog();
});

/** The owner's mails about a customer. */
const mailsAbout = async (email: string) =>
  (await parts.mailsTo('owner@boatdetailingla.example')).filter(({ text }) => text.includes(email));

/** Puts a small photo where the browser would upload it. */
async function upload(tempId: string, name: string): Promise<string> {
  const path = `incoming/${tempId}/${name.padEnd(22, 'A')}.jpg`;
  const Body = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
  await storage().send(new PutObjectCommand({ Bucket: 'photos', Key: path, Body }));
  return path;
}

/** Leaves an upload as the check does. */
async function passCheck(path: string): Promise<void> {
  const found = await readUpload(path);
  if (!found) return;
  await storeChecked(found, { photo: found.content, thumbnail: found.content });
  await emptyUpload(found);
}

/** A booking with two photos that have been uploaded. */
async function bookingWithPhotos(email: string) {
  const tempId = freshKey();
  const photo_urls = [await upload(tempId, 'bow'), await upload(tempId, 'stern')];
  return { tempId, photo_urls, booking: aBooking({ email, photo_urls }) };
}

test.each(kinds)('intake, %s: one lead, one slug, its pointers, its first entry', async (kind) => {
  // From the first booking on, the phone points to a customer.
  const earlier = anAddress();
  await ask(anAct('lead-intake', { body: aBooking({ email: earlier }) }));
  await carryOut(newLeadAct(String((await rowsWith(earlier))[0]?.id)));
  const calls = await atEachPoint(kind, async (strike) => {
    const email = anAddress();
    const { tempId, photo_urls, booking } = await bookingWithPhotos(email);
    const act = anAct('lead-intake', { body: booking });
    const run = await strike(act);
    const { status, body } = await ask(act);
    expect(status).toBe(200);
    if (run.answer) expect(answerOf(run.answer)).toEqual({ status, body });

    const [lead, ...others] = await rowsWith(email);
    expect([lead?.public_slug, others]).toEqual([body.slug, []]);
    const id = String(lead?.id);
    for (const key of [`slug#${body.slug}`, `booking#${booking.metaEventId}`, `photos#${tempId}`]) {
      expect(await row(key)).toMatchObject({ lead_id: id });
    }
    expect(await told(id)).toEqual(['REQUEST_SENT']);
    const owed = [{ kind: 'request-received' }, { kind: 'new-lead' }, { kind: 'photos' }];
    expect(lead?.owed).toMatchObject(owed);
    for (const path of photo_urls) await passCheck(path);
    await carryOut(newLeadAct(id));
  });
  // What was booked with this key, whether bookings are paused, what it costs, and the terms that are accepted.
  const first = ['Get', 'Get', 'BatchGet'];
  // Whom the email and the phone point to, and those customers.
  const customers = ['BatchGet', 'BatchGet'];
  expect(calls).toEqual([...first, 'GetObject', 'GetObject', ...customers, 'TransactWrite']);
});

test.each([
  ['stream', 'kill'],
  ['stream', 'cut'],
  ['sweep', 'kill'],
] as const)(
  'what a lead owes, by the %s, %s: all is done, and only what was not noted is done twice',
  async (job, kind) => {
    const calls = await atEachPoint(kind, async (strike) => {
      const email = anAddress();
      const { photo_urls, booking } = await bookingWithPhotos(email);
      await ask(anAct('lead-intake', { body: booking }));
      for (const path of photo_urls) await passCheck(path);
      const id = String((await rowsWith(email))[0]?.id);
      const run = await strike(job === 'stream' ? newLeadAct(id) : sweepAct);

      // The stream hands the record over again, and the sweep comes by, before and after the hold has ended.
      await carryOut(newLeadAct(id));
      await carryOut(sweepAct);
      if (kind === 'kill') await later(1, () => carryOut(sweepAct));

      expect(await row(id)).not.toHaveProperty('owed');
      const lead = await leadOf(id);
      expect(lead?.photo_urls).toHaveLength(2);
      for (const path of lead?.photo_urls ?? []) expect(path).toMatch(new RegExp(`^leads/${id}/`));
      expect(await told(id)).toEqual(['REQUEST_SENT']);
      // Sent, and nobody could note it: the one point at which a mail of intake goes out twice.
      const mailed = run.calls.slice(0, run.fault.at).filter((name) => name === 'SendRawEmail').length;
      const twice = run.struck === 'SendRawEmail' ? mailed : 0;
      expect((await parts.mailsTo(email)).length).toBe(twice === 1 ? 2 : 1);
      expect((await mailsAbout(email)).length).toBe(twice === 2 ? 2 : 1);
    });
    expect(calls.filter((name) => name === 'SendRawEmail')).toHaveLength(2);
  },
);
