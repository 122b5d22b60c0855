import * as z from 'zod';
import { planAnswers } from './customer/boat-plan.ts';
import { Day, Instant, LeadId } from './ids.ts';
import { UnansweredText } from './message/unanswered-text.ts';
import { extraAnswers } from './offer/extra.ts';
import { ShownPhoto } from './photo/lead-photo.ts';
import { severalLines, singleLine, withoutHiddenMarks } from './plain-text.ts';
import { dataWishes } from './privacy/data-request.ts';
import { SaidReady } from './visit/visit.ts';

const said = z.string().optional();

/** What the owner's email has words of its own for. `said` is what they wrote, where the note says more than that. */
export const News = z.discriminatedUnion('kind', [
  /** To an offer: with a time, with days that suit, or with neither. */
  z.strictObject({ kind: z.literal('yes'), start: Instant.optional(), days: z.array(Day).optional(), said }),
  z.strictObject({ kind: z.literal('question') }),
  z.strictObject({ kind: z.literal('no') }),
  z.strictObject({ kind: z.literal('moved'), from: Instant, to: Instant }),
  /** The owner confirms moves, so nothing has moved yet. */
  z.strictObject({ kind: z.literal('move-wish'), from: Instant, to: Instant }),
  /** The time stays, although the owner offered others or the customer had asked to cancel it. */
  z.strictObject({ kind: z.literal('kept'), start: Instant, takes_back: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('ready'), start: Instant, check: SaidReady }),
  z.strictObject({ kind: z.literal('canceled'), start: Instant, said }),
  /** `work` is the line of the extra work with its price. */
  z.strictObject({ kind: z.literal('extra'), answer: z.enum(extraAnswers), work: z.string() }),
  z.strictObject({
    kind: z.literal('corrected'),
    email: z.literal(true).optional(),
    phone: z.literal(true).optional(),
    berth: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('review'), publish: z.boolean(), said }),
  /** Whether a review, whose words stay as they were, may be shown. */
  z.strictObject({ kind: z.literal('review-consent'), publish: z.boolean() }),
  z.strictObject({ kind: z.literal('photo-consent'), publish: z.boolean() }),
  /** One email when wax is due, or none any more. */
  z.strictObject({ kind: z.literal('care'), remind: z.boolean() }),
  z.strictObject({ kind: z.literal('plan'), answer: z.enum(planAnswers) }),
  z.strictObject({ kind: z.literal('data'), wish: z.enum(dataWishes), due_at: Instant }),
]);
export type News = z.infer<typeof News>;

const timelineLimits = { status: 120, note: 2000 } as const;

/** `status` is a status code or free text. */
export const TimelineEntry = z.strictObject({
  id: z.string(),
  lead_id: LeadId,
  status: z.string().min(1),
  note: z.string().optional(),
  is_public: z.boolean(),
  /** Was also emailed to the customer, so it is never undone. Missing on older entries. */
  mailed: z.literal(true).optional(),
  /** What customer or owner wrote to the other is in `note`; these are its photos, as they were uploaded. */
  message: z
    .strictObject({
      from: z.enum(['customer', 'owner']),
      photos: z.array(z.string()).optional(),
      /** What the owner follows up on. */
      about: z.enum(['offer', 'unpaid']).optional(),
      /** What of the customer's the owner answers. */
      answers: UnansweredText.pick({ at: true, text: true }).optional(),
    })
    .optional(),
  /** What the owner is emailed of it; a customer's message needs none. */
  news: News.optional(),
  created_at: Instant,
  /** Where it was pressed without a line, and noted later. */
  happened_at: Instant.optional(),
  meta: z.strictObject({ updated_by: z.string(), updated_at: Instant }),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export type NewTimelineEntry = Omit<TimelineEntry, 'id'>;

/** `by` is an admin's user name, `customer` or `system`. */
export function newEntry(
  entry: Pick<
    TimelineEntry,
    'lead_id' | 'status' | 'is_public' | 'mailed' | 'message' | 'news' | 'happened_at'
  > & { note?: string | undefined },
  by: string,
  now: string,
): NewTimelineEntry {
  const { lead_id, status, note, is_public, mailed, message, news, happened_at = now } = entry;
  return {
    lead_id,
    status,
    ...(note === undefined ? {} : { note }),
    is_public,
    ...(mailed && { mailed }),
    ...(message && { message }),
    ...(news && { news }),
    created_at: now,
    ...(happened_at < now && { happened_at }),
    meta: { updated_by: by, updated_at: now },
  };
}

export const PublicTimelineEntry = TimelineEntry.pick({ status: true, note: true, created_at: true });
export type PublicTimelineEntry = z.infer<typeof PublicTimelineEntry>;

export const TimelineAddition = z.strictObject({
  status: z
    .string('Status is required')
    .overwrite(withoutHiddenMarks)
    .trim()
    .min(1, 'Status is required')
    .max(timelineLimits.status)
    .regex(singleLine, 'Status must be one line.'),
  note: z
    .string()
    .overwrite(withoutHiddenMarks)
    .trim()
    .max(timelineLimits.note)
    .regex(severalLines, 'The note must be plain text.')
    .optional(),
  is_public: z.boolean().default(false),
});
export type TimelineAddition = z.infer<typeof TimelineAddition>;

/** When it was pressed or written, with signal or without. */
export const momentOf = ({
  happened_at,
  created_at,
}: Pick<TimelineEntry, 'created_at' | 'happened_at'>): string => happened_at ?? created_at;

/** Newest first by when it happened; what happened at once stays in the order in which it was noted. */
export const asItHappened = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)));

/** As what happened, whenever it was noted. */
const byMoment = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.map((entry) => ({ ...entry, created_at: momentOf(entry) })).sort(newestFirst);

const newestFirst = (a: TimelineEntry, b: TimelineEntry): number =>
  b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id);

export const PublicMessage = z.strictObject({
  from: z.enum(['customer', 'owner']),
  text: z.string(),
  at: Instant,
  photos: z.int().min(0),
  /** Those that are checked. */
  shown: z.array(ShownPhoto),
});
export type PublicMessage = z.infer<typeof PublicMessage>;

/** Oldest first; `addresses` are those of photos, by their paths as they were uploaded. */
export const publicMessages = (
  entries: readonly TimelineEntry[],
  addresses: ReadonlyMap<string, ShownPhoto>,
): PublicMessage[] =>
  byMoment(entries)
    .reverse()
    .flatMap(({ message, note: text = '', created_at: at }) => {
      if (!message) return [];
      const { from, photos = [] } = message;
      return [
        { from, text, at, photos: photos.length, shown: photos.flatMap((path) => addresses.get(path) ?? []) },
      ];
    });

const plans: readonly string[] = ['SCHEDULED', 'CANCELED', 'Visit canceled', 'Visit missed'];

const isOvertaken = (entry: TimelineEntry, entries: readonly TimelineEntry[]): boolean =>
  plans.includes(entry.status) &&
  entries.some(
    (other) =>
      other.status === 'COMPLETED' &&
      other.created_at > entry.created_at &&
      momentOf(other) < momentOf(entry),
  );

/** Newest first, messages among them; without what was planned or called off of a job that was done by then. */
export const publicTimeline = (entries: readonly TimelineEntry[]): PublicTimelineEntry[] =>
  byMoment(entries.filter((entry) => entry.is_public && !isOvertaken(entry, entries))).map(
    ({ status, note, created_at }) => ({
      status,
      created_at,
      ...(note === undefined ? {} : { note }),
    }),
  );
