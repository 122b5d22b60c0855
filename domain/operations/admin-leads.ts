import * as z from 'zod';
import { maxQuarantinedAtOnce } from '../booking/quarantine-rules.ts';
import { PriceContent } from '../content/price-content.ts';
import { SurchargeContent } from '../content/surcharges.ts';
import { leadLinks } from '../customer/seen-customer.ts';
import { Day, EntryId, Instant, LeadId } from '../ids.ts';
import { namesFacts, servicesAgree } from '../lead/lead-facts.ts';
import { LeadUpdate } from '../lead/lead-update.ts';
import { LeadSeen, LeadSummary, SeenLead } from '../lead.ts';
import { ExtraId, maxExtras } from '../offer/extra.ts';
import { offerAnswers, WrittenText } from '../offer/sent-offer.ts';
import { LeadPhoto } from '../photo/lead-photo.ts';
import { statuses } from '../statuses.ts';
import { TimelineAddition, TimelineEntry } from '../timeline.ts';
import { UnsentOnDevice } from '../today/unsent.ts';
import { wholeNumber } from './whole-number.ts';

const pageSizes = { default: 20, max: 100 } as const;

export const sortFields = ['created_at', 'scheduled_at', 'status', 'city', 'boat_type'] as const;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** `NEW,OLD` as a list of statuses; empty is no filter. */
const statusList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(statuses)))
  .default([]);

const emptyAsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const filterShape = {
  /** Substring of full_name, email, city or boat_type, ignoring case and accents. */
  q: z.string().max(200).default(''),
  statuses: statusList,
  /** Days in Los Angeles, both inclusive. */
  from: emptyAsAbsent(Day.optional()),
  to: emptyAsAbsent(Day.optional()),
  hasPlan: emptyAsAbsent(flag.optional()),
  quarantined: flag.default(false),
  sortBy: z.enum(sortFields).default('created_at'),
  sortDir: z.enum(['asc', 'desc']).default('desc'),
};

export const LeadFilter = z.strictObject(filterShape);
export type LeadFilter = z.output<typeof LeadFilter>;

export const LeadTotals = z.strictObject({
  scheduled: z.int(),
  completed: z.int(),
  /** Sum of minimum prices in whole dollars, without canceled leads. */
  revenue: z.number(),
  /** Ignores the status filter. */
  by_status: z.partialRecord(z.enum(statuses), z.int()),
});
export type LeadTotals = z.infer<typeof LeadTotals>;

/** A row of the list; `answer` is what the customer said last, while it waits for the owner. */
export const ListedLead = LeadSummary.extend({
  answer: z.enum(offerAnswers).optional(),
  /** A visit of a plan, called off by its customer's skip. */
  skipped: z.literal(true).optional(),
  last_visit_at: Instant.optional(),
});
export type ListedLead = z.infer<typeof ListedLead>;

export const adminLeads = {
  'admin-leads': {
    input: z.strictObject({
      ...filterShape,
      page: wholeNumber(1, 1_000_000),
      pageSize: wholeNumber(pageSizes.default, pageSizes.max),
    }),
    output: z.strictObject({
      now: Instant,
      leads: z.array(ListedLead),
      total: z.int(),
      totals: LeadTotals,
      /** There are more leads than the search holds; only the newest were searched. */
      truncated: z.literal(true).optional(),
    }),
  },
  'admin-lead': {
    input: z.strictObject({ id: LeadId }),
    output: z.strictObject({
      now: Instant,
      lead: SeenLead,
      photos: z.array(LeadPhoto),
      /** In the order of the lead's `job_photos`. */
      job_photos: z.array(LeadPhoto),
      /** What the site shows, for a suggestion. */
      prices: PriceContent,
      surcharges: SurchargeContent,
      ...leadLinks,
      /** An email to the customer could not be sent yet. */
      mail_late_since: Instant.optional(),
      /** What of it waits on devices, as they told. */
      unsent: z.array(UnsentOnDevice).optional(),
    }),
  },
  'admin-lead-update': {
    input: LeadUpdate.extend({
      ...LeadSeen.shape,
      id: LeadId,
      /** Undoes a status change: the timeline entry to delete with it. */
      undo_entry_id: EntryId.optional(),
      /** The admin knows that a longer visit overlaps another. */
      overlap: z.boolean().optional(),
      /** `at` of the customer's message that needs no answer; nothing once they wrote another. */
      no_answer_to: Instant.optional(),
      /** Approved extra work that stays off the receipt on purpose. */
      leave_off: z.array(ExtraId).max(maxExtras).optional(),
      /** With CANCELED: why its visits are called off, in the owner's words to the customer. */
      why: WrittenText.optional(),
    })
      .refine(({ undo_entry_id, status }) => undo_entry_id === undefined || status !== undefined, {
        path: ['status'],
        message: 'An undo must name the status to go back to.',
      })
      .refine((update) => update.undo_entry_id === undefined || !namesFacts(update), {
        path: ['undo_entry_id'],
        message: 'An undo changes nothing of the customer or the boat.',
      })
      .refine(servicesAgree, {
        path: ['services'],
        message: 'Services must be those of the chosen service.',
      }),
    output: z.strictObject({ lead: SeenLead, entry: TimelineEntry.optional() }),
  },
  'admin-lead-restore': {
    input: z.strictObject({ id: LeadId }),
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-leads-quarantine': {
    input: z.strictObject({
      ids: z
        .array(LeadId)
        .min(1, 'Choose at least one lead.')
        .max(maxQuarantinedAtOnce, `Choose at most ${maxQuarantinedAtOnce} leads.`),
    }),
    /** How many of the named leads are now quarantined; the others were worked on, or are gone. */
    output: z.strictObject({ quarantined: z.int().min(0) }),
  },
  'admin-timeline': {
    input: z.strictObject({ id: LeadId }),
    output: z.strictObject({ entries: z.array(TimelineEntry) }),
  },
  'admin-timeline-add': {
    input: TimelineAddition.extend({ id: LeadId, at: Instant.optional() }),
    output: z.strictObject({ entry: TimelineEntry }),
  },
  'admin-leads-export': {
    input: LeadFilter,
    output: z.strictObject({ url: z.url() }),
  },
};
