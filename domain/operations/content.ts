import * as z from 'zod';
import { contentKinds } from '../content/content.ts';
import { checkedThings } from '../content/page-problems.ts';
import { Publish, PublishId, SavedContent } from '../content/publish.ts';
import { Instant } from '../ids.ts';

const kind = z.enum(contentKinds);

/** A draft where there is one; `published` is what the site shows. */
const Item = z.strictObject({
  version: z.int().min(0),
  content: SavedContent,
  /** All that was typed, where some of it can't stand on the site yet: `content` is what can. Of the kind's form. */
  unfinished: z.unknown().optional(),
  published: SavedContent,
  is_draft: z.boolean(),
  author: z.string().optional(),
  saved_at: Instant.optional(),
});

const path = z
  .string()
  .max(200)
  .regex(/^\/[a-z0-9/-]*$/, 'This is no page.');

const Problem = z.strictObject({ about: z.enum(checkedThings), words: z.string() });

const Progress = Publish.pick({ id: true, state: true });

export const contentOperations = {
  'admin-contents': {
    input: z.strictObject({}),
    output: z.strictObject({
      contents: z.array(Item.extend({ kind })),
      /** Newest first. */
      publishes: z.array(Publish),
    }),
  },
  'admin-content': {
    input: z.strictObject({ kind }),
    output: Item,
  },
  'admin-content-save': {
    input: z.strictObject({
      kind,
      /** The version that was read: nobody's draft is replaced unseen. */
      version: z.int().min(0),
      /** Parsed by the kind's own schema. */
      content: z.unknown(),
      /** All that was typed, with what can't stand on the site yet. Left out: what isn't finished stays so. */
      typed: z.unknown().optional(),
    }),
    output: Item,
  },
  'admin-publish': {
    /** The versions that were seen; all drafts as they are without. */
    input: z.strictObject({ versions: z.partialRecord(kind, z.int().min(0)).optional() }),
    output: Progress,
  },
  'admin-publish-state': {
    input: z.strictObject({ id: PublishId }),
    output: Publish.pick({ state: true, pages: true, of: true, error: true }),
  },
  'admin-site-changes': {
    input: z.strictObject({}),
    output: z.strictObject({
      /** All that can be looked at. */
      pages: z.array(z.strictObject({ path: z.string(), title: z.string() })),
      /** Those that will read differently; last those that leave the site. */
      changed: z.array(z.string()),
      lines: z.array(
        z.strictObject({
          kind,
          key: z.string(),
          /** Those first where people see it, then those that say it to search engines alone, then those that leave. */
          pages: z.array(z.string()),
          problems: z.array(Problem),
        }),
      ),
      /** Of several changes together. */
      problems: z.array(Problem),
    }),
  },
  'admin-preview': {
    input: z.strictObject({ path, kind: kind.optional() }),
    /** The page with all drafts, and without that kind's, or any; empty where there is none then. */
    output: z.strictObject({ html: z.string(), without: z.string() }),
  },
};
