import { pointerKey } from '#functions/data/keys.ts';
import type { RawRow } from '#functions/data/raw-rows.ts';

const slugPointer = pointerKey.slug('');
const bookingPointer = pointerKey.booking('');
const photosPointer = pointerKey.photos('');

const idOf = (row: RawRow): string => row.id?.S ?? '';

/** Everything in a pointer follows from its lead, except the hash of the booking's body. */
const isMadeOfLead = (row: RawRow): boolean =>
  idOf(row).startsWith(slugPointer) || idOf(row).startsWith(bookingPointer);

/** A hash that matches nothing, so that a repeated booking is told that the request was already sent. */
const unknownHash = '';

/** Empty for a row that is not a lead, or is the tombstone of one. */
function pointersOf(row: RawRow, hashes: ReadonlyMap<string, string>): RawRow[] {
  const [slug, key] = [row.public_slug?.S, row.meta_event_id?.S];
  if (slug === undefined || key === undefined) return [];
  const pointer: RawRow = {
    lead_id: { S: idOf(row) },
    ...(row.expires_at && { expires_at: row.expires_at }),
  };
  const booking = pointerKey.booking(key);
  const body_hash = { S: hashes.get(booking) ?? unknownHash };
  return [
    { id: { S: pointerKey.slug(slug) }, ...pointer },
    { id: { S: booking }, ...pointer, slug: { S: slug }, body_hash },
  ];
}

export interface WholeLeadRows {
  readonly rows: () => AsyncIterable<RawRow>;
  /** Pointers that were missing from the copy. */
  readonly made: number;
  /** Rows whose lead is missing from the copy. */
  readonly dropped: number;
}

/** A copy made while people book may lack pointers or leads: makes the pointers anew, drops rows without a lead. */
export async function wholeLeadRows(rows: () => AsyncIterable<RawRow>): Promise<WholeLeadRows> {
  /** Ids of leads, with the expiry of quarantined ones. */
  const leads = new Map<string, RawRow['expires_at'] | undefined>();
  const hashes = new Map<string, string>();
  const expected = new Set<string>();
  for await (const row of rows()) {
    if (row.lead_id === undefined) leads.set(idOf(row), row.expires_at);
    if (row.body_hash?.S !== undefined) hashes.set(idOf(row), row.body_hash.S);
    if (isMadeOfLead(row)) expected.add(idOf(row));
  }

  const isOfLead = (row: RawRow): boolean => row.lead_id === undefined || leads.has(row.lead_id.S ?? '');

  async function* whole() {
    for await (const row of rows()) {
      if (isMadeOfLead(row) || !isOfLead(row)) continue;
      if (!idOf(row).startsWith(photosPointer)) {
        yield row;
      } else {
        // A pointer expires with its lead.
        const { expires_at: _, ...pointer } = row;
        const end = leads.get(row.lead_id?.S ?? '');
        yield end ? { ...pointer, expires_at: end } : pointer;
      }
      yield* pointersOf(row, hashes);
    }
  }

  let [made, dropped] = [0, 0];
  for await (const row of rows()) {
    if (!isOfLead(row)) dropped += 1;
    const pointers = pointersOf(row, hashes);
    made += pointers.filter((pointer) => !expected.has(idOf(pointer))).length;
  }
  return { rows: whole, made, dropped };
}
