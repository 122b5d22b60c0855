import { useState } from 'react';
import * as z from 'zod';
import type { TimelineAddition } from '#domain/timeline.ts';
import { messagePlace } from '../data/message-place.ts';
import { forgetTyped, keepTyped, recallTyped, typedWords } from '../data/typed-draft.ts';
import type { OfferDraft } from './offer-draft.ts';
import type { TypedLine } from './quote-lines.ts';

export type TypedEvent = z.input<typeof TimelineAddition>;

interface TypedQuote {
  readonly lines: readonly TypedLine[];
  /** `updated_at` of the quote being revised; undefined if there was none. */
  readonly over: string | undefined;
}

interface LeadDrafts {
  readonly event?: TypedEvent | undefined;
  readonly quote?: TypedQuote | undefined;
  readonly offer?: OfferDraft | undefined;
  readonly message?: string | undefined;
}

export interface KeptDrafts {
  readonly drafts: LeadDrafts;
  readonly keep: (change: LeadDrafts) => void;
  /** A message has: what was typed since stays. */
  readonly arrived: (message: string) => void;
}

/** Unsaved drafts by lead, kept while another lead or none is open; a message until the server has it. */
export function useLeadDrafts(id = ''): KeptDrafts {
  const [all, setAll] = useState<ReadonlyMap<string, LeadDrafts>>(new Map());
  const place = messagePlace(id);
  const { message, ...others } = all.get(id) ?? {};
  return {
    drafts: { ...others, message: recallTyped(place, z.string()) ?? message },
    keep: (change) => {
      if (change.message) keepTyped(place, change.message);
      else if (change.message === '') forgetTyped(place);
      setAll((last) => new Map(last).set(id, { ...last.get(id), ...change }));
    },
    arrived: (sent) => {
      const typed = typedWords(place);
      if (typed === sent) forgetTyped(place);
      setAll((last) => {
        const own = last.get(id);
        const isSame = (typed || own?.message) === sent;
        return isSame ? new Map(last).set(id, { ...own, message: '' }) : last;
      });
    },
  };
}
