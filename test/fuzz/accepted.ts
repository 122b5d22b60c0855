import type { OperationName } from '#domain/operations/table.ts';
import { pointerKey } from '#functions/data/keys.ts';
import type { Call } from './call.ts';
import type { Answer } from './send.ts';
import type { Tables } from './tables.ts';

/** The parts of answers by which one knows what a call wrote. */
interface Told {
  readonly slug?: string;
  readonly id?: string;
  readonly lead_id?: string;
  readonly quoteId?: string;
  readonly lead?: { readonly id: string; readonly public_slug: string };
  readonly entry?: { readonly lead_id: string };
}

/** What an accepted call writes to the timeline of its lead, at least and at most; less than 0 takes away. */
const entriesOf: Partial<Record<OperationName, readonly [least: number, most: number]>> = {
  'admin-lead-update': [-1, 3],
  'admin-lead-restore': [0, 2],
  'admin-lead-link': [0, 1],
  'admin-visit': [0, 2],
  'admin-data-request-done': [0, 1],
  'admin-timeline-add': [0, 1],
  'admin-quote-save': [0, 3],
  'admin-offer': [0, 2],
  'admin-schedule': [0, 2],
  'quote-decide': [0, 1],
  'admin-message': [0, 1],
  'admin-extra': [0, 1],
  'admin-move-offer': [0, 1],
  'admin-review': [0, 2],
  'admin-finish': [0, 3],
  'admin-job-photos': [0, 0],
  'admin-paid': [0, 1],
  'offer-answer': [0, 2],
  'visit-move': [0, 1],
  'visit-cancel': [0, 2],
  'customer-message': [0, 1],
  'ready-check': [0, 1],
  'extra-answer': [0, 1],
  review: [0, 2],
  care: [0, 2],
  'plan-answer': [0, 2],
  'photo-consent': [0, 0],
  'lead-correct': [0, 2],
  'data-code': [0, 0],
  'data-request': [0, 1],
};

/** A wrong code is refused, and counts. */
const writesThoughRefused: readonly OperationName[] = ['data-request'];

/** The lead of the status page that an address names. */
function leadOfPage(target: string, { pointers }: Tables): string | undefined {
  const [, slug = ''] = /^\/api\/lead-status\/([^/?]+)/.exec(target) ?? [];
  const pointer = pointers.get(pointerKey.slug(slug));
  return pointer && String(pointer.lead_id);
}

/** What makes a lead or an estimate, and is told of by its slug or its number. */
const makers: readonly OperationName[] = ['lead-intake', 'admin-lead-create', 'quote-create'];

/** Rows that jobs write at their own time, those that spare the list's readers a wait, and sums over many leads. */
const ownTime = [
  'receipt-count#',
  'receipts#',
  'reviews#',
  'edits#',
  'confirmation#',
  'code#',
  'links#',
  'reached#',
  'owner-mails#',
  'morning-sheet#',
];

/** What the accepted calls of a batch may have changed, by the names of the rows; all else must be as before. */
export class Accepted {
  readonly slugs = new Set<string>();
  readonly leads = new Map<string, { least: number; most: number }>();
  readonly quotes = new Set<string>();

  /** Takes note of the answer to a call whose words are spelled out. `tables` are those before the batch. */
  note({ operation, target }: Call, { status, body }: Answer, tables: Tables): void {
    const isAccepted = status === 200 || writesThoughRefused.includes(operation);
    if (!isAccepted || !(makers.includes(operation) || entriesOf[operation])) return;
    const told = JSON.parse(body) as Told; // its schema has been checked
    if (operation === 'lead-intake' && told.slug) this.slugs.add(told.slug);
    if (operation === 'admin-lead-create' && told.lead) this.slugs.add(told.lead.public_slug);
    if (told.quoteId) this.quotes.add(told.quoteId);
    if (operation === 'quote-decide' || operation === 'admin-quote-save') this.quotes.add(String(told.id));
    const lead =
      told.lead?.id ??
      told.entry?.lead_id ??
      told.lead_id ??
      tables.quotes.get(String(told.id))?.lead_id ??
      leadOfPage(target, tables);
    const gain = entriesOf[operation];
    if (lead === undefined || !gain) return;
    const before = this.leads.get(lead) ?? { least: 0, most: 0 };
    this.leads.set(lead, { least: before.least + gain[0], most: before.most + gain[1] });
  }
}

const changed = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): string[] => {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)));
};

function countByLead({ entries }: Tables): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lead_id, meta } of entries.values()) {
    // Jobs write at their own time.
    if (meta.updated_by !== 'system') counts.set(lead_id, (counts.get(lead_id) ?? 0) + 1);
  }
  return counts;
}

/** Rows that changed without an accepted call, and accepted calls whose rows are not there. */
export function unexplained(before: Tables, after: Tables, { slugs, leads, quotes }: Accepted): string[] {
  const problems: string[] = [];
  const bySlug = new Map([...after.leads].map(([id, lead]) => [lead.public_slug, id]));
  for (const slug of slugs)
    if (!bySlug.has(slug)) problems.push('a booking was acknowledged and is not there');
  for (const id of changed(before.leads, after.leads)) {
    const isNew = !before.leads.has(id) && slugs.has(String(after.leads.get(id)?.public_slug));
    if (!isNew && !leads.has(id)) problems.push(`lead ${id} changed without an accepted call`);
  }
  for (const key of changed(before.pointers, after.pointers)) {
    const lead = String((after.pointers.get(key) ?? before.pointers.get(key))?.lead_id);
    const isExplained =
      ownTime.some((kind) => key.startsWith(kind)) || leads.has(lead) || !before.leads.has(lead);
    if (!isExplained) problems.push(`${key} changed without an accepted call`);
  }
  for (const id of changed(before.quotes, after.quotes)) {
    if (!quotes.has(id)) problems.push(`quote ${id} changed without an accepted call`);
  }
  for (const id of quotes)
    if (!after.quotes.has(id)) problems.push(`quote ${id} was answered and is not there`);
  if (changed(before.posts, after.posts).length > 0) problems.push('a post changed');
  const [countBefore, countAfter] = [countByLead(before), countByLead(after)];
  for (const [id, { quarantined }] of after.leads) {
    const opening = before.leads.has(id) || quarantined ? 0 : 1;
    const { least, most } = leads.get(id) ?? { least: 0, most: 0 };
    const gained = (countAfter.get(id) ?? 0) - (countBefore.get(id) ?? 0) - opening;
    if (gained < least || gained > most) {
      problems.push(`lead ${id} gained ${gained} timeline entries, not ${least} to ${most}`);
    }
  }
  return problems;
}
