import { useState } from 'react';
import type { z } from 'zod';
import type { TimelineAddition } from '#domain/timeline.ts';
import type { TypedLine } from './quote-lines.ts';

/** A timeline event as it is typed. */
export type TypedEvent = z.input<typeof TimelineAddition>;

/** A quote as it is typed, over one that there was. */
interface TypedQuote {
  readonly lines: readonly TypedLine[];
  /** When the quote beneath was changed last; undefined where there was none. */
  readonly over: string | undefined;
}

/** What was typed for a lead and is not saved. */
interface LeadDrafts {
  readonly event?: TypedEvent | undefined;
  readonly quote?: TypedQuote | undefined;
}

export interface KeptDrafts {
  readonly drafts: LeadDrafts;
  readonly keep: (change: LeadDrafts) => void;
}

const nothing: LeadDrafts = {};

/** Drafts of each lead that do not save themselves: kept while another lead is open, or none. */
export function useLeadDrafts(id = ''): KeptDrafts {
  const [all, setAll] = useState<ReadonlyMap<string, LeadDrafts>>(new Map());
  return {
    drafts: all.get(id) ?? nothing,
    keep: (change) => setAll((last) => new Map(last).set(id, { ...last.get(id), ...change })),
  };
}
