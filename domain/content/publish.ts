import * as z from 'zod';
import { Instant, sortableId } from '../ids.ts';
import { contentKinds, contentSchemas } from './content.ts';

export const PublishId = z.string().regex(sortableId);

/** Of whichever kind; what is saved was parsed by its own kind's schema. */
export const SavedContent = z.union(Object.values(contentSchemas));

const publishStates = ['running', 'done', 'failed'] as const;

/** A draft that is newer than what is on the site. `version` rises with every save. */
export const Draft = z.strictObject({
  version: z.int().min(1),
  author: z.string(),
  saved_at: Instant,
  content: SavedContent,
});
export type Draft = z.infer<typeof Draft>;

/** What the site shows: the draft that was published last. */
export const Live = Draft.extend({ published_by: z.string(), published_at: Instant });
export type Live = z.infer<typeof Live>;

const Change = z.strictObject({
  kind: z.enum(contentKinds),
  draft: Draft,
  before: SavedContent,
});

/** One press of Publish: which drafts went up, in one order with all others, and what became of it. */
export const Publish = z.strictObject({
  id: PublishId,
  state: z.enum(publishStates),
  author: z.string(),
  asked_at: Instant,
  ended_at: Instant.optional(),
  changes: z.array(Change),
  /** Files written so far, of those that change. */
  pages: z.int().min(0),
  of: z.int().min(0),
  error: z.string().optional(),
});
export type Publish = z.infer<typeof Publish>;
