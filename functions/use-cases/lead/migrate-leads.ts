import { type CustomerLink, customerOfLead } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import { mayBeShown } from '#domain/review/review-words.ts';
import { isSameTask, type Task } from '#domain/tasks.ts';
import { conflictsOf, type DayRow, daysOfTime } from '#domain/visit/day-row.ts';
import { firstVisitFields, lostVisit, visitOfAppointment } from '#domain/visit/old-appointment.ts';
import { remindersOf } from '#domain/visit/reminders.ts';
import { endOfVisit, type Visit } from '#domain/visit/visit.ts';
import { type Candidates, candidatesFor } from '../../data/customer/customers.ts';
import { allLeads, type Lacking, type OldLead, oldLead, writeLacking } from '../../data/lead/migration.ts';
import { newCustomerIds, newVisitId } from '../../data/lead/new-ids.ts';
import { listOlderUnpaid, unpaidLeadIds } from '../../data/record/receipts.ts';
import { approvedLeadIds } from '../../data/review/approved-reviews.ts';
import { dropOlderList, listOlderReview, reviewedLeadIds } from '../../data/review/reviews.ts';
import { noteRewrite } from '../../data/search/recent-edits.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { dayRows, type EntryChange } from '../../data/visit/day-row.ts';
import { dayEntry } from '../../data/visit/take-times.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';

export interface Migrated {
  leads: number;
  /** Leads in quarantine: they come in when they are restored and this runs again. */
  quarantined: number;
  customers: number;
  /** Leads that went to a customer who was there. */
  linked: number;
  boats: number;
  planned: number;
  /** Of the planned ones: past, so that the owner has to say what became of them. */
  needWord: number;
  overlapping: number;
  done: number;
  canceled: number;
  /** Dates that were never mailed. */
  drafts: number;
  /** Emails before visits that were booked when there were none. */
  reminders: number;
  /** Receipts that nobody has paid, made before these were listed. */
  unpaid: number;
  /** Reviews that weren't listed. */
  reviews: number;
}

interface Options {
  readonly isDry: boolean;
  readonly now: string;
}

/** What was read or written so far: with it a dry run sees what a real one would. */
class Known {
  readonly days = new Map<string, DayRow>();
  private readonly customers = new Map<string, Candidates>();
  private readonly isRead = new Set<string>();

  /** Customers who share a lead's email; nobody else is certainly the same. */
  async candidates(lead: Lead): Promise<Candidates> {
    return this.customers.get(lead.email ?? '') ?? candidatesFor(lead);
  }

  async readDays(days: readonly string[]): Promise<void> {
    const unread = days.filter((day) => !this.isRead.has(day));
    if (unread.length === 0) return;
    for (const [day, row] of await dayRows(unread)) this.days.set(day, row);
    for (const day of unread) this.isRead.add(day);
  }

  note(lead: Lead, { link, candidates, changes }: Lacking): void {
    if (link && candidates?.seen && lead.email !== undefined) {
      const { customers, seen } = candidates;
      const others = customers.filter(({ id }) => id !== link.customer.id);
      const ids = link.before ? seen.ids : new Set([...(seen.ids ?? []), link.customer.id]);
      this.customers.set(lead.email, { customers: [...others, link.customer], seen: { ...seen, ids } });
    }
    for (const { key, after } of changes) {
      for (const day of after ? daysOfTime(after) : []) {
        const row = this.days.get(day) ?? { day, version: 0, entries: {} };
        const entries = after ? { ...row.entries, [key]: after } : row.entries;
        this.days.set(day, { day, version: row.version + 1, entries });
      }
    }
  }

  forget(lead: Lead): void {
    this.customers.delete(lead.email ?? '');
    this.isRead.clear();
    this.days.clear();
  }
}

async function visitOf(
  { lead, old }: OldLead,
  known: Known,
  gap: number,
  now: string,
): Promise<Visit | undefined> {
  if (!old.appointment_sent || lead.visits) return undefined;
  const visit = visitOfAppointment(
    lead,
    old.appointment_sent,
    old,
    newVisitId(old.appointment_sent.sent_at),
    now,
  );
  await known.readDays(daysOfTime(visit));
  if (visit.status !== 'planned') return visit;
  const others = daysOfTime(visit).flatMap((day) => Object.values(known.days.get(day)?.entries ?? {}));
  return conflictsOf(dayEntry(lead, visit, visit.status), others, gap).length > 0
    ? { ...visit, overlap: true }
    : visit;
}

const entryOf = (lead: Lead, visit: Visit): EntryChange => ({
  key: visit.id,
  after: dayEntry(lead, visit, visit.status),
});

function visitFieldsOf({ lead, old }: OldLead, visit: Visit | undefined): LeadFields | undefined {
  if (visit) return firstVisitFields(lead, visit);
  const { appointment_sent, sequence_lost } = old;
  const isLost = sequence_lost !== undefined && !appointment_sent && !lead.visits && !lead.visit_lost;
  return isLost ? lostVisit(lead, sequence_lost, newVisitId(lead.created_at)) : undefined;
}

function remindersLacking({ lead, owed }: OldLead, visit: Visit | undefined, now: string): Task[] {
  if (lead.email === undefined) return [];
  const visits = lead.visits ?? (visit ? [visit] : []);
  return remindersOf(visits, [], now).filter((task) => !owed.some((other) => isSameTask(task, other)));
}

function count(
  total: Migrated,
  { lead }: OldLead,
  visit: Visit | undefined,
  link: CustomerLink | undefined,
  now: string,
) {
  if (link) {
    if (link.before) total.linked += 1;
    else total.customers += 1;
    total.boats += link.customer.boats.length - (link.before?.boats.length ?? 0);
  }
  if (visit?.status === 'planned') total.planned += 1;
  if (visit?.status === 'planned' && endOfVisit(visit) < now) total.needWord += 1;
  if (visit?.overlap) total.overlapping += 1;
  if (visit?.status === 'done') total.done += 1;
  if (visit?.status === 'canceled') total.canceled += 1;
  if (lead.scheduled_at !== undefined && !lead.visits && lead.scheduled_at !== visit?.start)
    total.drafts += 1;
}

/** Oldest lead first; planned visits owe their reminders, nobody is mailed before those are due. It may run again. */
export async function migrateLeads({ isDry, now }: Options): Promise<Migrated> {
  const total: Migrated = {
    leads: 0,
    quarantined: 0,
    customers: 0,
    linked: 0,
    boats: 0,
    planned: 0,
    needWord: 0,
    overlapping: 0,
    done: 0,
    canceled: 0,
    drafts: 0,
    reminders: 0,
    unpaid: 0,
    reviews: 0,
  };
  const { settings } = await newestSettings();
  const known = new Known();

  const migrate = async (first: OldLead) => {
    let current: OldLead | undefined = first;
    await lookAgain(
      async () => {
        if (!current) return;
        const { lead } = current;
        const candidates = lead.customer_id ? undefined : await known.candidates(lead);
        const link =
          candidates && customerOfLead(lead, candidates.customers, newCustomerIds(lead.created_at), now);
        const visit = await visitOf(current, known, settings.gap_minutes, now);
        const visits = visitFieldsOf(current, visit);
        const tasks = remindersLacking(current, visit, now);
        const changes = visit ? [entryOf(lead, visit)] : [];
        const lacking: Lacking = { link, candidates, visits, changes, tasks };
        const isLacking = link !== undefined || visits !== undefined || tasks.length > 0;
        if (isDry || !isLacking || (await writeLacking(lead, lacking, known.days))) {
          known.note(lead, lacking);
          count(total, current, visit, link, now);
          total.reminders += tasks.length;
          return;
        }
        known.forget(lead);
        current = await oldLead(lead.id);
        return again;
      },
      () => {
        throw new Error(`The lead ${first.lead.id} is written by others all the time. Run it again.`);
      },
    );
  };

  const listed = new Set(await unpaidLeadIds());
  const listReceipt = async ({ id, record }: Lead) => {
    if (!record || record.paid_on !== undefined || listed.has(id)) return;
    if (!isDry) await listOlderUnpaid(id);
    total.unpaid += 1;
  };

  const reviewed = new Set(await reviewedLeadIds());
  const approved = new Set(await approvedLeadIds());
  const listReview = async (lead: Lead) => {
    const { id, review } = lead;
    if (!review || (reviewed.has(id) && (approved.has(id) || !mayBeShown(review)))) return;
    if (!isDry) await listOlderReview(lead);
    total.reviews += 1;
  };

  const all: OldLead[] = [];
  for await (const found of allLeads()) all.push(found);
  all.sort(
    (a, b) => a.lead.created_at.localeCompare(b.lead.created_at) || a.lead.id.localeCompare(b.lead.id),
  );
  for (const found of all) {
    total.leads += 1;
    await listReceipt(found.lead);
    await listReview(found.lead);
    if (found.lead.quarantined) total.quarantined += 1;
    else await migrate(found);
  }
  if (!isDry) await dropOlderList();
  // Processes that keep the list in memory look for recent changes only.
  if (!isDry && total.customers + total.linked + total.planned + total.done + total.canceled > 0) {
    await noteRewrite();
  }
  return total;
}
