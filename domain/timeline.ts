import * as z from 'zod';
import { Instant, LeadId } from './ids.ts';
import { severalLines, singleLine, withoutHiddenMarks } from './plain-text.ts';

/** Longest texts of an entry that an admin writes. */
const timelineLimits = { status: 120, note: 2000 } as const;

/** An entry of a lead's status history. `status` is a status code or free text. */
export const TimelineEntry = z.strictObject({
  id: z.string(),
  lead_id: LeadId,
  status: z.string().min(1),
  note: z.string().optional(),
  is_public: z.boolean(),
  /** An email told the customer the same, so it is never undone. Entries of before this mark do without. */
  mailed: z.literal(true).optional(),
  created_at: Instant,
  meta: z.strictObject({ updated_by: z.string(), updated_at: Instant }),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** Whether an entry tells of what the customer did: the request itself, or the decision on a quote. */
export const isByCustomer = ({ meta }: Pick<TimelineEntry, 'meta'>): boolean =>
  meta.updated_by === 'customer';

/** What a customer sees of an entry. */
export const PublicTimelineEntry = TimelineEntry.pick({ status: true, note: true, created_at: true });
export type PublicTimelineEntry = z.infer<typeof PublicTimelineEntry>;

/** What Add Event sends. */
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

/** The part of a timeline that the customer may see, newest first. */
export const publicTimeline = (entries: readonly TimelineEntry[]): PublicTimelineEntry[] =>
  entries
    .filter((entry) => entry.is_public)
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .map(({ status, note, created_at }) => ({ status, created_at, ...(note === undefined ? {} : { note }) }));
