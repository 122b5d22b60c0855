import { incomingPrefix } from '#domain/photo/photos.ts';
import { type WorkInHand, workEndsAt } from '#domain/privacy/work-in-hand.ts';
import { leadsTable, quotesTable, timelineTable } from '#functions/data/keys.ts';
import { eraseCustomers } from '#functions/data/privacy/customer-erasure.ts';
import { recordErasures } from '#functions/data/privacy/erasure-records.ts';
import { buryLead, closeLead, eraseRows } from '#functions/data/privacy/lead-erasure.ts';
import { eraseVersion, versionsIn } from '#functions/data/privacy/object-versions.ts';
import { photoPathsOf } from '#functions/data/privacy/person-rows.ts';
import { forgetReceipt } from '#functions/data/record/receipts.ts';
import { forgetReview } from '#functions/data/review/reviews.ts';
import { noteRewrite } from '#functions/data/search/recent-edits.ts';
import { forgetUnsent } from '#functions/data/settings/unsent.ts';
import { findPerson, type Person } from './find-person.ts';
import { handOverStops } from './hand-over-stops.ts';
import type { MailKeeper } from './kept-mails.ts';
import { findTraces, type Traces } from './prove-erasure.ts';

export interface ErasureTools {
  readonly mails: MailKeeper;
  readonly clock: () => string;
  readonly waitUntil: (instant: string) => Promise<void>;
  readonly say: (line: string) => void;
  /** Records erased leads outside of the product, for restores. */
  readonly remember: (leadIds: readonly string[], now: string) => Promise<void>;
}

const idsOf = ({ rows, wanted }: Person): string[] => [
  ...new Set([...rows.leads.map(({ id }) => id), ...wanted.leadIds]),
];

/** Closes the leads, deletes unchecked uploads, and waits until no job can be working on them. */
async function close(person: Person, { clock, waitUntil, say }: ErasureTools): Promise<void> {
  const work: WorkInHand[] = [];
  for (const id of idsOf(person)) {
    const lead = await closeLead(id, clock());
    if (lead) work.push(lead);
  }
  // A checked upload is an empty object or a delete marker.
  const uploads = person.photos.filter(
    ({ key, isCurrent, size }) => isCurrent && size !== 0 && key.startsWith(incomingPrefix),
  );
  for (const upload of uploads) await eraseVersion('PHOTOS_BUCKET', upload);
  // The lead still refers to an upload that may be being checked, even if an earlier run deleted it.
  const isUnchecked = person.rows.leads.some((lead) =>
    photoPathsOf(lead).some((key) => key.startsWith(incomingPrefix)),
  );
  const end = workEndsAt(work, isUnchecked || uploads.length > 0 ? clock() : undefined, clock());
  if (end === undefined) return;
  say(`A mail or a photo of theirs may be under way. Waiting until ${end}.`);
  await waitUntil(end);
}

async function eraseExports(): Promise<void> {
  for await (const version of versionsIn('EXPORTS_BUCKET')) await eraseVersion('EXPORTS_BUCKET', version);
}

/** Then searches for traces. A lead's own row goes last, so an interrupted run can be repeated. */
export async function erasePerson(found: Person, tools: ErasureTools): Promise<Traces[]> {
  const { mails, clock, say } = tools;
  const leadIds = idsOf(found);
  // First of all, so that no restore of whatever kind brings back what is half erased.
  const remembered = [...leadIds, ...found.rows.customers.map(({ id }) => String(id))];
  await tools.remember(remembered, clock());
  await recordErasures(remembered, clock());
  await close(found, tools);
  // Until they were closed, leads may have changed.
  const person = await findPerson({ email: found.wanted.mailbox, leadIds }, mails);
  say('Erasing photos, exports and mails.');
  for (const version of person.photos) await eraseVersion('PHOTOS_BUCKET', version);
  await eraseExports();
  for (const { id } of person.mails) await mails.remove(id);
  say('Erasing customers, visits, quotes, timeline and leads.');
  for (const lead of person.rows.leads) {
    await forgetReceipt(lead);
    await forgetReview(lead);
  }
  await forgetUnsent(leadIds);
  await eraseCustomers(person.rows, leadIds, clock());
  await eraseRows(quotesTable, person.rows.quotes);
  await eraseRows(timelineTable, person.rows.timeline);
  await eraseRows(leadsTable, await handOverStops(person.rows.pointers, leadIds));
  await noteRewrite();
  for (const id of leadIds) await buryLead(id, clock());
  say('Looking for traces.');
  return findTraces(person.signs, mails);
}
