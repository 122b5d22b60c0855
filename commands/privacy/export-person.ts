import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutCode } from '#domain/privacy/data-requests.ts';
import { readObject } from '#functions/data/privacy/object-versions.ts';
import { entriesOfLeads, type PersonRows, type Row } from '#functions/data/privacy/person-rows.ts';
import type { Person } from './find-person.ts';
import type { MailKeeper } from './kept-mails.ts';

/** Readable by the operator only. */
const secret = { mode: 0o600 } as const;

const plain = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** Exports a person's data to a new folder: `data.json`, photos, and kept emails. Returns the number of files. */
export async function exportPerson(
  { rows, photos, mails, exports }: Person,
  keeper: MailKeeper,
  directory: string,
  now: string,
): Promise<number> {
  await mkdir(path.join(directory, 'photos'), { recursive: true, mode: 0o700 });
  await mkdir(path.join(directory, 'mails'), { recursive: true, mode: 0o700 });
  const current = photos.filter(({ isCurrent, size }) => isCurrent && size !== undefined);
  for (const [index, { key }] of current.entries()) {
    const { bytes } = await readObject('PHOTOS_BUCKET', key);
    await writeFile(path.join(directory, 'photos', photoFile(index, key)), bytes, secret);
  }
  for (const { id } of mails) {
    const raw = await keeper.raw(id);
    if (raw) await writeFile(path.join(directory, 'mails', `${id}.eml`), raw, secret);
  }
  const data = {
    made_at: now,
    leads: rows.leads.map(withoutCode),
    timeline: rows.timeline,
    quotes: rows.quotes,
    pointers: rows.pointers,
    customers: [...rows.customers, ...rows.keptCustomers.map((row) => leadsAt(row, rows))],
    customer_pointers: rows.customerPointers,
    days: rows.days.map((row) => visitsOf(row, rows)),
    photos: current.map(({ key, size, storedAt }, index) => ({
      file: `photos/${photoFile(index, key)}`,
      stored_as: key,
      bytes: size,
      stored_at: storedAt,
    })),
    photo_versions_awaiting_deletion: photos.length - current.length,
    mails: mails.map(({ id, to, subject }) => ({ file: `mails/${id}.eml`, to, subject })),
    csv_exports_naming_the_person: exports.length,
  };
  await writeFile(path.join(directory, 'data.json'), `${JSON.stringify(data, plain, 2)}\n`, secret);
  return 1 + current.length + mails.length;
}

/** A day's visits that are the person's, without those of others. */
function visitsOf(row: Row, { leads }: PersonRows) {
  const keys = entriesOfLeads(row, new Set(leads.map(({ id }) => id)));
  const entries = Object.entries(row.entries as Row); // read by its keys just now
  return { day: row.day, visits: entries.filter(([key]) => keys.includes(key)).map(([, entry]) => entry) };
}

/** A customer that stays may be somebody else, to whom a lead came by name and email: only which leads came to it is the person's. */
function leadsAt({ id, lead_ids }: Row, { leads }: PersonRows) {
  const own = leads.map((lead) => lead.id);
  return { id, lead_ids: own.filter((leadId) => Array.isArray(lead_ids) && lead_ids.includes(leadId)) };
}

/** Names in the storage may differ by case alone, which not every file system tells apart. */
const photoFile = (index: number, key: string): string =>
  `${String(index + 1).padStart(3, '0')}${path.extname(key)}`;
