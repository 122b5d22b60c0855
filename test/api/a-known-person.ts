import { expect } from 'vitest';
import { handler as adminLeadsExport } from '#functions/admin-leads-export.ts';
import { handler as adminOffer } from '#functions/admin-offer.ts';
import { handler as adminQuoteSave } from '#functions/admin-quote-save.ts';
import { handler as adminTimelineAdd } from '#functions/admin-timeline-add.ts';
import { eraseVersion, versionsIn, writeObject } from '#functions/data/object-versions.ts';
import { performTasks } from '#functions/use-cases/perform-tasks.ts';
import { freshKey } from '../booking.ts';
import { jobContext } from '../log-lines.ts';
import { aLead, asAdmin } from './admin-calls.ts';

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

/** Takes every object away that other tests have left. */
export async function emptyBucket(bucket: 'PHOTOS_BUCKET' | 'EXPORTS_BUCKET'): Promise<void> {
  for await (const version of versionsIn(bucket)) await eraseVersion(bucket, version);
}
