import { expect } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { handler as adminExtra } from '#functions/admin-extra.ts';
import { handler as adminLeadsExport } from '#functions/admin-leads-export.ts';
import { handler as adminMessage } from '#functions/admin-message.ts';
import { handler as adminOffer } from '#functions/admin-offer.ts';
import { handler as adminQuoteSave } from '#functions/admin-quote-save.ts';
import { handler as adminSchedule } from '#functions/admin-schedule.ts';
import { handler as adminTimelineAdd } from '#functions/admin-timeline-add.ts';
import { handler as adminUnsent } from '#functions/admin-unsent.ts';
import { handler as customerMessage } from '#functions/customer-message.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { eraseVersion, versionsIn, writeObject } from '#functions/data/privacy/object-versions.ts';
import { handler as dataCode } from '#functions/data-code.ts';
import { handler as dataRequest } from '#functions/data-request.ts';
import { handler as offerAnswer } from '#functions/offer-answer.ts';
import { performTasks } from '#functions/use-cases/perform-tasks.ts';
import { freshKey } from '../booking.ts';
import { jobContext } from '../log-lines.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { callHandler } from './parts.ts';

export interface KnownPerson {
  readonly email: string;
  readonly id: string;
  readonly slug: string;
}

const photo = { bytes: Buffer.from('picture'), type: 'image/jpeg' };

/** Photos of a lead wherever photos may lie: current, overwritten and deleted ones. */
export async function addPhotos(leadId: string, tempId: string): Promise<void> {
  for (const key of [
    `leads/${leadId}/bow.jpg`,
    `checked/${tempId}/bow.jpg`,
    `quarantine/${tempId}/page.jpg`,
  ]) {
    await writeObject('PHOTOS_BUCKET', key, photo);
    await writeObject('PHOTOS_BUCKET', key, { ...photo, bytes: Buffer.from('another picture') });
  }
}

/** Somebody who has booked, was mailed and quoted, and stands in a CSV export. */
export async function aKnownPerson(changes: Record<string, unknown> = {}): Promise<KnownPerson> {
  const email = `${freshKey()}@example.com`;
  const lead = await aLead({
    email,
    fullName: `Zoë Known ${freshKey()}`,
    phone: '(424) 555-0177',
    ...changes,
  });
  const { id } = lead;
  expect(await performTasks(id, new Date().toISOString(), jobContext())).toBe(true);
  await asAdmin(adminTimelineAdd, { path: { id }, body: { status: 'Called', note: 'Prefers mornings' } });
  const line = { description: 'Complete detail', quantity: 24, unit_price: 2800 };
  const calls = [
    await asAdmin(adminQuoteSave, { path: { id }, body: { line_items: [line] } }),
    await asAdmin(adminOffer, {
      body: { leadId: id, est_price_min: 500, est_price_max: 700 },
      headers: { 'idempotency-key': freshKey() },
    }),
    await asAdmin(adminLeadsExport, { query: {} }),
  ];
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { email, ...lead };
}

/** What a customer leaves behind who has also answered, exchanged photos, been asked about extra work, and asked for their data. */
export interface Regular extends KnownPerson {
  /** The folders of the photos of question, message and answer. */
  readonly tempIds: readonly string[];
  readonly code: string;
}

/** Uploads a photo that nobody has checked. */
async function uploaded(tempId: string): Promise<string> {
  const upload = `incoming/${tempId}/AAAAAAAAAAAAAAAAAAAAAA.jpg`;
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...new Array(100).fill(7)]);
  await writeObject('PHOTOS_BUCKET', upload, { bytes, type: 'image/jpeg' });
  return upload;
}

/** Somebody known who has done all that the status page allows. */
export async function aRegular(): Promise<Regular> {
  const person = await aKnownPerson();
  const { id, slug } = person;
  const headers = () => ({ 'idempotency-key': freshKey() });
  const path = { slug };
  const offerSentAt = (await leadOf(id))?.offer_sent?.sent_at;
  const tempIds = [freshKey(), freshKey(), freshKey()];
  const [asked = '', sent = '', shown = ''] = await Promise.all(tempIds.map(uploaded));
  const message = 'Here is the gate of slip 1204';
  const calls = [
    await callHandler(offerAnswer, {
      path,
      body: { answer: 'question', offerSentAt, message: 'Is Zoë’s teak part of it?', photo_urls: [asked] },
      headers: headers(),
    }),
    await asAdmin(adminOffer, {
      body: { leadId: id, est_price_min: 550, est_price_max: 750, note: 'With the teak' },
      headers: headers(),
    }),
    await callHandler(customerMessage, { path, body: { message, photo_urls: [sent] }, headers: headers() }),
    await asAdmin(adminMessage, { path: { id }, body: { photo_urls: [shown] }, headers: headers() }),
    await asAdmin(adminSchedule, {
      body: { leadId: id, scheduled_at: inDays(400), overlap: true },
      headers: headers(),
    }),
    await asAdmin(adminExtra, {
      path: { id },
      body: { line: 'Zoë’s cushions', amount: 4000 },
      headers: headers(),
    }),
    await asAdmin(adminUnsent, {
      body: { device: '0'.repeat(32), leads: [{ lead_id: id, acts: 1, photos: 0 }] },
    }),
    await callHandler(dataCode, { path, body: {}, headers: headers() }),
  ];
  const code = (await leadOf(id))?.data_code?.code ?? '';
  calls.push(
    await callHandler(dataRequest, { path, body: { code, wish: 'copy' }, headers: headers() }),
    await callHandler(dataCode, { path, body: {}, headers: headers() }),
  );
  expect(calls.map(({ status }) => status)).toEqual(Array(10).fill(200));
  return { ...person, tempIds, code: (await leadOf(id))?.data_code?.code ?? '' };
}

/** Ten in the morning, so that the visit ends on the day on which it begins. */
const inDays = (days: number): string =>
  instantOf(`${shiftDay(dayOf(new Date().toISOString()), days)}T10:00`);

/** Takes every object away that other tests have left. */
export async function emptyBucket(bucket: 'PHOTOS_BUCKET' | 'EXPORTS_BUCKET'): Promise<void> {
  for await (const version of versionsIn(bucket)) await eraseVersion(bucket, version);
}
